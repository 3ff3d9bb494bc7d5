import Foundation

/// The menu over selected text, which is never drawn; it tracks whether it would be visible.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  override init() { super.init() }

  /// The direction of the menu's arrow. The raw values are UIKit's.
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
  }

  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Never posted: the menu has no frame here.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// The menu of the simulation that runs the code.
  public class var shared: UIMenuController { SimulationHost.current.menus.controller }

  /// The items that the app adds.
  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default
  /// The rectangle of the menu on the screen; empty, as it isn't drawn.
  open var menuFrame: CGRect { .zero }

  private var isVisible = false
  /// Whether the menu was last shown and not hidden.
  open var isMenuVisible: Bool {
    get { isVisible }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Shows or hides the menu, with its notifications; nothing is drawn.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isVisible else { return }
    let center = NotificationCenter.default
    center.post(
      name: menuVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification,
      object: self)
    isVisible = menuVisible
    center.post(
      name: menuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification,
      object: self)
  }

  /// Sets the rectangle that the menu points at; without effect.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}

  /// Shows the menu, pointing at a rectangle of a view (iOS 13).
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu (iOS 13).
  open func hideMenu(from targetView: UIView) {
    setMenuVisible(false, animated: true)
  }

  /// Hides the menu (iOS 13).
  open func hideMenu() {
    setMenuVisible(false, animated: true)
  }

  /// Queries the responders for the menu's items again; without visible effect.
  open func update() {}
}
