import Foundation

/// A text shown when a pointer rests over a view (iOS 15), which none does in a picture.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open var defaultToolTip: String?
  open var isEnabled = true

  public nonisolated override init() { super.init() }

  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}
