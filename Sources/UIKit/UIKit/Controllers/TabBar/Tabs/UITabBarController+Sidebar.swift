extension UITabBarController {
  /// The list of tabs next to the content on an iPad (iOS 18).
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// How the sidebar is placed relative to the content.
    public enum Layout: Int, Sendable {
      /// Next to the content in landscape, otherwise over it.
      case automatic = 0
      /// Over the content.
      case overlap = 1
      /// Next to the content, which becomes narrower.
      case tile = 2
    }

    weak var owner: UITabBarController?

    init(owner: UITabBarController) {
      self.owner = owner
      super.init()
    }

    /// The sidebar's delegate; not retained.
    open weak var delegate: Delegate?

    /// Whether the sidebar is hidden; by default it's shown in landscape, if there is one.
    ///
    /// A value that was set persists when the interface rotates (low).
    open var isHidden: Bool {
      get {
        guard let owner else { return true }
        return !owner.showsSidebar(owner.presentEnvironment)
      }
      set { owner?.setSidebarHidden(newValue) }
    }

    /// How the sidebar is placed relative to the content.
    open var preferredLayout = Layout.automatic {
      didSet { if preferredLayout != oldValue { owner?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// The content shown above the tabs.
    open var headerContentConfiguration: (any UIContentConfiguration)? {
      didSet { owner?.tabState.sidebarView?.reload() }
    }

    /// The content shown below the tabs.
    open var footerContentConfiguration: (any UIContentConfiguration)? {
      didSet { owner?.tabState.sidebarView?.reload() }
    }

    /// A view at the sidebar's bottom edge, as wide as the sidebar.
    open var bottomBarView: UIView? {
      didSet { owner?.tabState.sidebarView?.adopt(bottomBar: bottomBarView, instead: oldValue) }
    }
  }

  func setSidebarHidden(_ isHidden: Bool) {
    inOwnWorld {
      guard isHidden != sidebar.isHidden || tabState.hidesSidebar == nil else { return }
      let changes = isHidden != sidebar.isHidden
      let animator = SidebarAnimator()
      if changes {
        sidebar.delegate?.tabBarController(
          self, sidebarVisibilityWillChange: sidebar, animator: animator)
      }
      tabState.hidesSidebar = isHidden
      viewIfLoaded?.setNeedsLayout()
      animator.run()
    }
  }
}

/// Runs a delegate's changes that accompany a change of the sidebar, which is shown in its final
/// state.
final class SidebarAnimator: NSObject, UITabBarController.Sidebar.Animating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    for animation in animations { animation() }
    for completion in completions { completion() }
  }
}
