/// What is shown large, in the middle of the screen, while a finger rests on it at the accessibility
/// sizes of text (iOS 13).
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the item is shown large.
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  /// Whether the image is enlarged, as one of vectors can be.
  var scalesLargeContentImage: Bool { get }
  /// How far the image's edges are moved inwards, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}
