/// The appearance of a scene's status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  open var isStatusBarHidden: Bool { scene?.host.statusBar.isHidden ?? true }
  open var statusBarStyle: UIStatusBarStyle { scene?.host.statusBar.style ?? .default }
  /// The status bar's rectangle on the screen, empty while it is hidden.
  open var statusBarFrame: CGRect { scene?.host.statusBarFrame ?? .zero }
}

/// The colour of a status bar's text.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The animation of the status bar's visibility; it's not visible here.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}
