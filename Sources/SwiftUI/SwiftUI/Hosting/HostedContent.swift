import Graphics

// How a host shows placed contents. A kind of content conforms to one or more of these.

/// Content that is drawn in the frame of its node.
@MainActor protocol DrawnContent: PlacedContent {
  /// Draws the content into a rectangle of the context.
  ///
  /// - Parameters:
  ///   - rect: The frame of the node on the pixel grid.
  ///   - node: The node, with its frame as layout determined it.
  func draw(in rect: CGRect, of node: PlacedNode, in context: CGContext)
  /// How far the content extends beyond the frame, in points.
  var overhang: CGFloat { get }
  /// Whether touches of the content reach the views around it.
  func covers(_ point: CGPoint, in rect: CGRect) -> Bool
}

extension DrawnContent {
  var overhang: CGFloat { 0 }
  func covers(_ point: CGPoint, in rect: CGRect) -> Bool { rect.contains(point) }
}

/// Content that paints an area.
@MainActor protocol AreaContent: PlacedContent {
  var areaPaint: Paint { get }
  /// The area's outline in the frame of its node; nil for all of it.
  func outline(in rect: CGRect) -> CGPath?
}

/// Content that changes how the views in a node look.
@MainActor protocol ViewEffect: PlacedContent {
  func apply(to view: NodeView)
}

/// Content that is a view of UIKit's.
@MainActor protocol HostedViewContent: PlacedContent {
  /// Returns the view, which is kept as long as the node has content of the same type and identity.
  func makeHostedView() -> UIView
  /// What distinguishes the view from that of other content of the same type.
  var identity: ObjectIdentifier? { get }
  /// The controller whose view it is.
  var hostedController: UIViewController? { get }
  /// Whether the views of the node's children are in the view.
  var holdsChildren: Bool { get }
  /// Sets the traits for what is in the view.
  func adopt(_ traits: EnvironmentTraits, in view: NodeView)
  /// Called with the view's frame set.
  func update(_ hosted: UIView, in view: NodeView)
}

extension HostedViewContent {
  var identity: ObjectIdentifier? { nil }
  var hostedController: UIViewController? { nil }
  var holdsChildren: Bool { false }
  func adopt(_ traits: EnvironmentTraits, in view: NodeView) { view.adopt(traits) }
  func update(_ hosted: UIView, in view: NodeView) {}
}

/// Content that handles the touches of the views in it.
@MainActor protocol TouchedContent: PlacedContent {
  func attach(to view: NodeView)
}

/// Content that assistive technologies read.
@MainActor protocol SpokenContent: PlacedContent {
  /// Whether the content is an element unless a modifier says otherwise.
  var isElement: Bool { get }
  var spokenLabel: String? { get }
  var spokenTraits: UIAccessibilityTraits { get }
}
