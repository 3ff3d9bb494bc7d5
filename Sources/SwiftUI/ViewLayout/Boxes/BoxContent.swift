/// The behaviour of a box: how it responds to proposals and places its children.
protocol BoxContent: AnyObject {
  /// Whether the box is a modifier of its first child, whose values, priority and stack axis pass through.
  var isModifier: Bool { get }
  /// The axis of a box that stacks its children; `nil` if it isn't a stack.
  var stackOrientation: Axis? { get }
  /// The layout priority of a view that has no explicit one.
  var priority: Double { get }

  func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize
  func spacing(of box: LayoutBox) -> ViewSpacing
  func guideReach(of box: LayoutBox) -> GuideReach
  /// Returns the position of a guide that the box may set.
  func guide(_ key: AlignmentKey, of box: LayoutBox, for proposal: ProposedViewSize) -> CGFloat?
  /// Places the children of a box whose frame is known.
  func place(_ box: LayoutBox, for proposal: ProposedViewSize, in surroundings: Surroundings)
  /// Notifies the content that the box's children were replaced, or that one of them was invalidated.
  func childrenChanged(of box: LayoutBox)
}

extension BoxContent {
  var stackOrientation: Axis? { nil }
  var priority: Double { 0 }
  func childrenChanged(of box: LayoutBox) {}
}

/// Content that behaves like its first child except in what it overrides.
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

/// The environment of a view's placement, in addition to its container.
package struct Surroundings {
  /// The window's safe area; `nil` if there is none.
  package var safeArea: SafeArea?
  /// The visible rectangle in the root's coordinates, such as the bounds of a scroll view; `nil` for everything.
  package var visible: CGRect?
  /// The nearest scroll view.
  var viewport: ScrollViewport?
  /// Collects the boxes whose size turns out to be different while they are placed.
  let unsettled = Unsettled()

  package init(safeArea: SafeArea? = nil, visible: CGRect? = nil) {
    self.safeArea = safeArea
    self.visible = visible
  }

  /// Boxes that need another layout pass.
  final class Unsettled {
    var boxes: [LayoutBox] = []
  }
}
