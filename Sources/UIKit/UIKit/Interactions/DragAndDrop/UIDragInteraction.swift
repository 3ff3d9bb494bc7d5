import Foundation

/// Allows items to be dragged out of a view; that doesn't happen here.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether items can be dragged; on a phone, the default is false.
  open var isEnabled = UIDragInteraction.isEnabledByDefault

  /// True on iPads (Apple's documentation).
  public class var isEnabledByDefault: Bool {
    SimulationHost.current.predictedTraits.userInterfaceIdiom == .pad
  }

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }
}
