/// A view in the layout: a leaf, or a container with its children.
///
/// Its sizes are cached by proposal until it or one of its children changes. Placing it sets its frame, which is in
/// the root's coordinates and not rounded.
package final class LayoutBox {
  package private(set) var children: [LayoutBox]
  private(set) var content: any BoxContent

  /// The layout direction, which determines whether its children are mirrored.
  package let layoutDirection: LayoutDirection

  /// The view that the box belongs to. It outlives the box, or removes itself.
  package unowned(unsafe) var owner: AnyObject?

  /// The frame in the root's coordinates, in points.
  package internal(set) var frame = CGRect.zero
  /// Whether the box has been placed; for example, `ViewThatFits` places only one of its views.
  package internal(set) var isPlaced = false

  /// The place chosen by the enclosing layout, until the box is placed.
  var chosen: LayoutPlace?

  private var values = LayoutValues()
  private var ownPriority: Double?

  private var sizes = ProposalTable<CGSize>()
  private var guides: [AlignmentKey: ProposalTable<CGFloat?>] = [:]
  private var knownSpacing: ViewSpacing?
  private var knownReach: GuideReach?
  private var knownValues: LayoutValues?

  init(_ content: any BoxContent, _ children: [LayoutBox], _ layoutDirection: LayoutDirection) {
    self.content = content
    self.children = children
    self.layoutDirection = layoutDirection
    for child in children { own(child) }
  }

  deinit { handle?.box = nil }

  // MARK: Container

  /// A reference from children to their container. Retaining and releasing an object that has weak references takes
  /// several times as long, so this separate object is what they refer to.
  private final class Handle {
    unowned(unsafe) var box: LayoutBox?

    init(_ box: LayoutBox) { self.box = box }
  }

  private var handle: Handle?
  private var container: Handle?

  /// The box that contains or created this one.
  package var parent: LayoutBox? { container?.box }

  /// Sets this box as the container of another one, which needn't be among its children yet.
  func own(_ child: LayoutBox) {
    let handle = handle ?? Handle(self)
    self.handle = handle
    child.container = handle
  }

  // MARK: What it is to its container

  /// Returns the value of a key set on the box or the view that it modifies.
  package func value<K: LayoutValueKey>(of key: K.Type) -> K.Value? {
    visibleValues[key]
  }

  /// The values of the box over those of the view that it modifies. They are kept, so that a chain of modifiers isn't
  /// descended for each of its boxes.
  private var visibleValues: LayoutValues {
    if let knownValues { return knownValues }
    let inner = content.isModifier ? children.first?.visibleValues : nil
    let visible = inner.map(values.merged(over:)) ?? values
    knownValues = visible
    return visible
  }

  package func setValue<K: LayoutValueKey>(_ value: K.Value, of key: K.Type) {
    values[key] = value
    invalidate()
  }

  /// The layout priority of the box or the view that it modifies.
  package var priority: Double {
    get {
      ownPriority ?? (content.isModifier ? children.first?.priority : nil) ?? content.priority
    }
    set {
      ownPriority = newValue.isNaN ? 0 : newValue
      invalidate()
    }
  }

  /// The axis of the nearest stack, through modifiers; `nil` if the box isn't in a stack.
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

  /// Returns the size for a proposal, in points. It's infinite only if an infinite length was proposed or a leaf
  /// returns one.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.valid
    if let size = sizes[proposal] { return size }
    let size = content.size(of: self, for: proposal).valid
    sizes.insert(size, for: proposal)
    return size
  }

  /// The spacing preferences of the edges.
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

  /// Returns the position of a guide that the box or one of its descendants sets, or `nil` if there is none.
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard maySet(key) else { return nil }
    let proposal = proposal.valid
    if let known = guides[key]?[proposal] { return known }
    let value = content.guide(key, of: self, for: proposal)
    guides[key, default: ProposalTable()].insert(value, for: proposal)
    return value
  }

  /// Returns the position of a guide that the view or one in it sets, or `nil` if there is none.
  package func explicitPosition(
    of guide: HorizontalAlignment, for proposal: ProposedViewSize
  ) -> CGFloat? {
    explicitGuide(guide.key, for: proposal)
  }

  // MARK: Changes

  /// Replaces the children of the box.
  package func setChildren(_ children: [LayoutBox]) {
    adopt(children)
    invalidate()
  }

  /// Replaces the children of a box whose sizes don't depend on them.
  func adopt(_ children: [LayoutBox]) {
    for child in self.children where child.parent === self { child.container = nil }
    self.children = children
    for child in children { own(child) }
  }

  func replaceContent(_ content: any BoxContent) {
    self.content = content
    invalidate()
  }

  /// Clears the cached sizes of the box and its ancestors.
  package func invalidate() {
    content.childrenChanged(of: self)
    forgetSizes()
  }

  /// Does what `invalidate()` does, but keeps what the content knows about its children.
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
    knownValues = nil
  }
}

extension LayoutBox {
  /// Creates a box whose children are arranged by a layout.
  package convenience init(
    _ layout: some Layout, _ children: [LayoutBox],
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.init(LayoutContent(layout), children, layoutDirection)
  }

  /// Creates a box without children.
  package convenience init(
    _ leaf: any LayoutLeaf, layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.init(LeafContent(leaf), [], layoutDirection)
  }

  /// Changes the layout that arranges the children.
  package func setLayout(_ layout: some Layout) {
    replaceContent(LayoutContent(layout))
  }

  /// Changes the leaf of the box.
  package func setLeaf(_ leaf: any LayoutLeaf) {
    replaceContent(LeafContent(leaf))
  }
}
