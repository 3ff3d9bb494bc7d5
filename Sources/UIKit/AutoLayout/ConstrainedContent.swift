/// A view whose content has a size of its own, to which constraints can tie views.
@preconcurrency @MainActor
protocol ConstrainedContent: AnyObject {
  /// The content's size in points.
  var contentSize: CGSize { get set }
  /// Whether constraints to the edges of the content give it its size.
  var takesContentSizeFromConstraints: Bool { get }
  /// What zooming adds to the size that constraints give the content, in points.
  var zoomedContentGrowth: CGSize { get }
  /// The guide of the content's edges, if anything has asked for it.
  var madeContentGuide: UILayoutGuide? { get }
}
