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
