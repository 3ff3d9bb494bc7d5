/// A view whose text wraps at the width that results from constraints.
@preconcurrency @MainActor
protocol WrappedText: UIView {
  /// The width in points for wrapping lines; 0 before it is known.
  var layoutWidth: CGFloat { get set }
}

/// A view with content of a separate size, which constraints can refer to.
@preconcurrency @MainActor
protocol ConstrainedContent: AnyObject {
  /// The content's size in points.
  var contentSize: CGSize { get set }
  /// Whether constraints to the edges of the content determine its size.
  var takesContentSizeFromConstraints: Bool { get }
  /// The size that zooming adds to the content size from constraints, in points.
  var zoomedContentGrowth: CGSize { get }
  /// The guide for the content's edges, if it has been created.
  var madeContentGuide: UILayoutGuide? { get }
}
