import Foundation

/// Shows items large while a finger rests on them (iOS 13). Nothing is shown here; a snapshot by
/// `.largeContentViewer` contains the items.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Posted when the viewer is enabled or disabled: never here.
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Whether large content is shown: at the accessibility text sizes.
  public class var isEnabled: Bool {
    SimulationHost.current.predictedTraits.preferredContentSizeCategory.isAccessibilityCategory
  }

  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// A recognizer that others may wait for; it recognizes nothing.
  public let gestureRecognizerForExclusionRelationship = UIGestureRecognizer()

  /// Creates an interaction; the delegate isn't retained.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  public override convenience init() { self.init(delegate: nil) }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// A view's large content settings, explicit or from its class; nil if unspecified.
@MainActor
struct LargeContentState {
  var isShown: Bool?
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

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
