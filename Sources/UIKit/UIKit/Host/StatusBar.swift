import Devices
import SystemFacts

/// The appearance of the simulated device's status bar.
package struct StatusBar: Hashable, Sendable {
  package var isHidden = false
  package var style = UIStatusBarStyle.default
  /// The height in points; 0 while hidden.
  package var height: CGFloat = 0
}

extension SimulationHost {
  /// Queries the root controller for the status bar's appearance, and updates dependent insets.
  func updateStatusBar() {
    perform {
      let oldInsets = windowSafeAreaInsets
      let oldHeight = statusBar.height
      askForStatusBar()
      askForHomeIndicator()
      guard windowSafeAreaInsets != oldInsets || statusBar.height != oldHeight else { return }
      for window in windows.visible { window.systemInsetsDidChange() }
    }
  }

  /// Queries the root controller for the status bar's appearance.
  func askForStatusBar() {
    let root = frontRoot?.frontmostForStatusBar
    let hides: Bool
    if let app = appWideStatusBar {
      hides = app.isHidden
      statusBar.style = app.style
    } else {
      hides = root?.frontmostForStatusBarHidden.prefersStatusBarHidden ?? isPhoneInLandscape
      statusBar.style = root?.frontmostForStatusBarStyle.preferredStatusBarStyle ?? .default
      if hasCardBehind { statusBar.style = .lightContent }
    }
    statusBar.isHidden = hides || !canShowStatusBar
    statusBar.height = statusBar.isHidden ? 0 : shownStatusBarHeight
  }

  /// The status bar settings in `Info.plist`, if it specifies that controllers aren't queried.
  private var appWideStatusBar: (isHidden: Bool, style: UIStatusBarStyle)? {
    guard let file = options.infoPlist,
      file.controllersDecideOnStatusBar.value(on: device.idiom) == false
    else { return nil }
    let style: UIStatusBarStyle =
      switch file.statusBarStyle.value(on: device.idiom) {
      case .lightContent: .lightContent
      case .darkContent: .darkContent
      case .default, nil: .default
      }
    return (
      assignedStatusBar.isHidden ?? file.statusBarHidden.value(on: device.idiom) ?? false,
      assignedStatusBar.style ?? style
    )
  }

  /// Applies the app's status bar settings; only for apps whose controllers aren't queried (Apple).
  func assignStatusBar(isHidden: Bool? = nil, style: UIStatusBarStyle? = nil) {
    guard appWideStatusBar != nil else { return }
    assignedStatusBar.isHidden = isHidden ?? assignedStatusBar.isHidden
    assignedStatusBar.style = style ?? assignedStatusBar.style
    updateStatusBar()
  }

  private var isPhoneInLandscape: Bool {
    device.idiom == .phone && geometry.verticalSizeClass == .compact
      && AppFacts.hidesLandscapeStatusBar[release]
  }

  /// Whether the status bar can be shown; phones without a home button never show it in landscape
  /// (medium).
  private var canShowStatusBar: Bool {
    !isPhoneInLandscape
      || (!display.hasHomeIndicator && AppFacts.canShowStatusBarInLandscape[release])
  }

  private var shownStatusBarHeight: CGFloat {
    geometry.shownStatusBarHeight
  }

  /// The safe area of a window that fills the screen.
  ///
  /// A hidden status bar doesn't affect a sensor housing's inset, but removes its own (measured for
  /// home-button phones; low for iPads with a home indicator).
  var windowSafeAreaInsets: UIEdgeInsets {
    guard let insets = geometry.safeAreaInsets else { return .zero }
    var result = UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    if geometry.topIsStatusBar { result.top = statusBar.isHidden ? 0 : statusBar.height }
    return result
  }
}

extension ScreenGeometry {
  /// The height of a visible status bar, even if it's hidden by default.
  var shownStatusBarHeight: CGFloat {
    statusBarHeight > 0 || !topIsStatusBar ? statusBarHeight : 20
  }
}
