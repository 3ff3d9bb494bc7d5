/// A view in the layout: a leaf, or a container with its children.
///
/// It is asked for sizes, which it keeps by proposal until it or one of its children changes, and
/// then placed: the frame that it has then is in the coordinates of the root, and isn't rounded.
package final class LayoutBox {
  package private(set) var children: [LayoutBox]
  private(set) var content: any BoxContent

  /// The direction of reading, by which its children are mirrored.
  package let layoutDirection: LayoutDirection

  /// Where the box is, in points from the root's origin.
  package internal(set) var frame = CGRect.zero
  /// Whether the box has a place: `ViewThatFits` gives its other views none.
  package internal(set) var isPlaced = false

  /// Where the layout around the box has put it, until it is placed.
  var chosen: LayoutPlace?

  private var values = LayoutValues()
  private var ownPriority: Double?

  private var sizes = ProposalTable<CGSize>()
  private var guides: [AlignmentKey: ProposalTable<CGFloat?>] = [:]
  private var knownSpacing: ViewSpacing?
  private var knownReach: GuideReach?

  init(_ content: any BoxContent, _ children: [LayoutBox], _ layoutDirection: LayoutDirection) {
    self.content = content
    self.children = children
    self.layoutDirection = layoutDirection
    for child in children { own(child) }
  }

  deinit { handle?.box = nil }

  // MARK: Container

  /// How children know their container: retaining and releasing an object that weak references point
  /// to takes several times as long.
  private final class Handle {
    unowned(unsafe) var box: LayoutBox?

    init(_ box: LayoutBox) { self.box = box }
  }

  private var handle: Handle?
  private var container: Handle?

  /// The box that has this one among its children, or made it.
  package var parent: LayoutBox? { container?.box }

  /// Becomes the container of a box, which needn't be among the children yet.
  func own(_ child: LayoutBox) {
    let handle = handle ?? Handle(self)
    self.handle = handle
    child.container = handle
  }

  // MARK: What it is to its container

  /// The value of a key that the box, or what it modifies, has.
  package func value<K: LayoutValueKey>(of key: K.Type) -> K.Value? {
    values[key] ?? (content.isModifier ? children.first?.value(of: key) : nil)
  }

  package func setValue<K: LayoutValueKey>(_ value: K.Value, of key: K.Type) {
    values[key] = value
    invalidate()
  }

  /// The rank in being given space, of the box or of what it modifies.
  package var priority: Double {
    get {
      ownPriority ?? (content.isModifier ? children.first?.priority : nil) ?? content.priority
    }
    set {
      ownPriority = newValue.isNaN ? 0 : newValue
      invalidate()
    }
  }

  /// The axis of the nearest stack, through modifiers; nil if the box is in none.
  var orientation: Axis? {
    var ancestor = parent
    while let box = ancestor {
      guard box.content.isModifier else { return box.content.stackOrientation }
      ancestor = box.parent
    }
    return nil
  }

  var subviews: LayoutSubviews { LayoutSubviews(children[...], layoutDirection) }

  // MARK: Answers

  /// The size for a proposal, in points; infinite only where an infinite length was proposed, or a
  /// leaf says so.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.valid
    if let size = sizes[proposal] { return size }
    let size = content.size(of: self, for: proposal).valid
    sizes.insert(size, for: proposal)
    return size
  }

  /// What the edges prefer.
  package var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = content.spacing(of: self)
    knownSpacing = spacing
    return spacing
  }

  /// The guides that the box may set.
  var guideReach: GuideReach {
    if let knownReach { return knownReach }
    let reach = content.guideReach(of: self)
    knownReach = reach
    return reach
  }

  func maySet(_ key: AlignmentKey) -> Bool {
    guideReach.contains(key)
  }

  /// Where the box, or one in it, sets a guide; nil if none does.
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard maySet(key) else { return nil }
    let proposal = proposal.valid
    if let known = guides[key]?[proposal] { return known }
    let value = content.guide(key, of: self, for: proposal)
    guides[key, default: ProposalTable()].insert(value, for: proposal)
    return value
  }

  // MARK: Changes

  /// Gives the box other children.
  package func setChildren(_ children: [LayoutBox]) {
    adopt(children)
    invalidate()
  }

  /// Gives the box other children on which its answers don't depend.
  func adopt(_ children: [LayoutBox]) {
    for child in self.children where child.parent === self { child.container = nil }
    self.children = children
    for child in children { own(child) }
  }

  func replaceContent(_ content: any BoxContent) {
    self.content = content
    invalidate()
  }

  /// Forgets what the box and its ancestors answered, because it answers differently from now on.
  package func invalidate() {
    content.childrenChanged(of: self)
    forgetSizes()
  }

  /// As `invalidate()`, of a box that keeps what it knows of its children.
  func forgetSizes() {
    forgetAnswers()
    var ancestor = parent
    while let box = ancestor {
      box.content.childrenChanged(of: box)
      box.forgetAnswers()
      ancestor = box.parent
    }
  }

  private func forgetAnswers() {
    sizes.removeAll()
    guides.removeAll()
    knownSpacing = nil
    knownReach = nil
  }
}

extension LayoutBox {
  /// Makes a box whose children are arranged by a layout.
  package convenience init(
    _ layout: some Layout, _ children: [LayoutBox],
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.init(LayoutContent(layout), children, layoutDirection)
  }

  /// Makes a box without children.
  package convenience init(
    _ leaf: any LayoutLeaf, layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.init(LeafContent(leaf), [], layoutDirection)
  }

  /// Has the children arranged by another layout from now on.
  package func setLayout(_ layout: some Layout) {
    replaceContent(LayoutContent(layout))
  }

  /// Makes the box another leaf.
  package func setLeaf(_ leaf: any LayoutLeaf) {
    replaceContent(LeafContent(leaf))
  }
}
