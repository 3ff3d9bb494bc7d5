extension SimulationHost {
  /// The controller that decides for the screen: that of the key window, or of the frontmost one.
  var frontRoot: UIViewController? {
    let window = keyWindow.flatMap { $0.isOnScreen ? $0 : nil } ?? visibleWindows.last
    return window?.rootViewController
  }

  /// Makes a change of windows, after which another window's controller may decide for the screen.
  ///
  /// That one is asked at once, as a new root is (``rootDidChange(of:)``; behaviour A5, medium).
  func changingWindows(_ change: () -> Void) {
    let before = frontRoot
    change()
    guard let front = frontRoot, front !== before, !phases.isLifeCycle else { return }
    updateStatusBar()
    orientationWishesDidChange()
  }

  /// Puts a window in front of those of its level.
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
