import Foundation

/// The behaviour of a pointer over a view; none is shown (iOS 13.4).
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  public convenience override init() { self.init(delegate: nil) }

  /// Queries the delegate again; has no effect, as no pointer is over the view.
  open func invalidate() {}

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }
}
