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
