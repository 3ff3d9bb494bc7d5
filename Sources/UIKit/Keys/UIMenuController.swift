import Foundation

/// The menu over selected text, which is never drawn; it knows whether it would be shown.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  override init() { super.init() }

  /// Which way the menu's arrow points. Values: UIKit's.
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

  /// The menu of the simulation that the code runs in.
  public class var shared: UIMenuController { SimulationHost.current.menus.controller }

  /// The entries that the app adds.
  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default
  /// The rectangle of the menu on the screen; empty, as it isn't drawn.
  open var menuFrame: CGRect { .zero }

  private var isVisible = false
  /// Whether the menu was asked to be shown and not to be hidden since.
  open var isMenuVisible: Bool {
    get { isVisible }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Shows the menu or hides it, with its notifications; nothing is drawn.
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

  /// Says what the menu would point at; nothing does.
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

  /// Asks the responders anew which entries there are; nobody sees them.
  open func update() {}
}
