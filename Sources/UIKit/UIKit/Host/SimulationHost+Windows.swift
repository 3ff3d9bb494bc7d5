/// The windows of a simulated device.
struct ShownWindows {
  /// The shown windows, from back to front.
  var visible: [UIWindow] = []
  weak var key: UIWindow?
  /// Whether code has ever created a window, shown or not.
  var haveBeenCreated = false
}

extension SimulationHost {
  /// The root controller that determines the screen's orientation and status bar: the key window's,
  /// or the frontmost window's.
  var frontRoot: UIViewController? {
    let window = windows.key.flatMap { $0.isOnScreen ? $0 : nil } ?? windows.visible.last
    return window?.rootViewController
  }

  /// Makes a change to windows, after which another window's controller may determine the
  /// orientation and status bar.
  ///
  /// That controller is queried immediately, like a new root (``rootDidChange(of:)``; behaviour A5,
  /// medium).
  func changingWindows(_ change: () -> Void) {
    let before = frontRoot
    change()
    guard let front = frontRoot, front !== before, !phases.isLifeCycle else { return }
    updateStatusBar()
    orientationWishesDidChange()
  }

  /// Puts a window in front of the others at its level.
  func show(_ window: UIWindow) {
    hide(window)
    guard !(window is UITextEffectsWindow) else { return screenLayer.addSublayer(window.layer) }
    let index = windows.visible.firstIndex { $0.windowLevel > window.windowLevel }
    windows.visible.insert(window, at: index ?? windows.visible.count)
    for shown in touchableWindows { screenLayer.addSublayer(shown.layer) }
    if !appearanceProxies.isEmpty { appearanceProxies.apply(to: window) }
  }

  func hide(_ window: UIWindow) {
    windows.visible.removeAll { $0 === window }
    window.layer.removeFromSuperlayer()
  }
}
