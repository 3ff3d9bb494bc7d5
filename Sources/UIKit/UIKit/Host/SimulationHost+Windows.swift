extension SimulationHost {
  /// The root controller that determines the screen's orientation and status bar: the key window's,
  /// or the frontmost window's.
  var frontRoot: UIViewController? {
    let window = keyWindow.flatMap { $0.isOnScreen ? $0 : nil } ?? visibleWindows.last
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
    let index = visibleWindows.firstIndex { $0.windowLevel > window.windowLevel }
    visibleWindows.insert(window, at: index ?? visibleWindows.count)
    for shown in touchableWindows { screenLayer.addSublayer(shown.layer) }
    if !appearanceProxies.isEmpty { appearanceProxies.apply(to: window) }
  }

  func hide(_ window: UIWindow) {
    visibleWindows.removeAll { $0 === window }
    window.layer.removeFromSuperlayer()
  }
}
