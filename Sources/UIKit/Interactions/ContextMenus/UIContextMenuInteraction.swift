import Foundation

/// A menu that a long touch of a view would open; none opens here (iOS 13).
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu would look. Values: UIKit's (iOS 14).
  public enum Appearance: UInt, Sendable {
    case unknown = 0
    case rich = 1
    case compact = 2
  }

  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// How the menu looks; unknown, as none is open.
  open var menuAppearance: Appearance { .unknown }

  /// Where the touch is in a view's coordinates; the origin, as there is none.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Changes the menu that is open: none is.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

  /// Closes the menu: none is open.
  open func dismissMenu() {}

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }
}
