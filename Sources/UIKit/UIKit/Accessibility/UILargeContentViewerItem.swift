/// An item shown large, in the middle of the screen, while a finger rests on it at the
/// accessibility text sizes (iOS 13).
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the item is shown large.
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  /// Whether the image is enlarged, which suits vector images.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image's edges, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}
