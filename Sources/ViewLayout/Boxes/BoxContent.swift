/// What a box does: how it answers proposals, and where it puts its children.
protocol BoxContent: AnyObject {
  /// Whether the box is its first child with something added: values, priority and a stack's axis
  /// pass through.
  var isModifier: Bool { get }
  /// The axis along which children follow each other; nil if the box is no stack.
  var stackOrientation: Axis? { get }
  /// The rank of a view that none was set for.
  var priority: Double { get }

  func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize
  func spacing(of box: LayoutBox) -> ViewSpacing
  func guideReach(of box: LayoutBox) -> GuideReach
  /// Where the box sets a guide that it may set.
  func guide(_ key: AlignmentKey, of box: LayoutBox, for proposal: ProposedViewSize) -> CGFloat?
  /// Places the children of a box that has its frame.
  func place(_ box: LayoutBox, for proposal: ProposedViewSize, in surroundings: Surroundings)
  /// The box has got other children, or one of them answers differently from now on.
  func childrenChanged(of box: LayoutBox)
}

extension BoxContent {
  var stackOrientation: Axis? { nil }
  var priority: Double { 0 }
  func childrenChanged(of box: LayoutBox) {}
}

/// Content that is its first child as long as it says nothing else.
protocol ModifierContent: BoxContent {}

extension ModifierContent {
  var isModifier: Bool { true }

  func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    box.children.first?.sizeThatFits(proposal) ?? .zero
  }

  func spacing(of box: LayoutBox) -> ViewSpacing {
    box.children.first?.spacing ?? ViewSpacing()
  }

  func guideReach(of box: LayoutBox) -> GuideReach {
    box.children.first?.guideReach ?? GuideReach()
  }

  func guide(
    _ key: AlignmentKey, of box: LayoutBox, for proposal: ProposedViewSize
  ) -> CGFloat? {
    box.children.first?.explicitGuide(key, for: proposal)
  }
}

/// What a view is placed in, besides its container.
package struct Surroundings {
  /// The parts of the window that content keeps clear of; nil where there are none.
  package var safeArea: SafeArea?
  /// What can be seen, in the root's coordinates: of a scroll view's content its bounds; nil for all.
  package var visible: CGRect?
  /// What finds out while it is placed that it would have answered otherwise.
  let unsettled = Unsettled()

  package init(safeArea: SafeArea? = nil, visible: CGRect? = nil) {
    self.safeArea = safeArea
    self.visible = visible
  }

  /// Boxes to be laid out again.
  final class Unsettled {
    var boxes: [LayoutBox] = []
  }
}
