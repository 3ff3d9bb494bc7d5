extension UITabBarController {
  /// The list of tabs beside the content of an iPad (iOS 18).
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// How the sidebar lies beside the content.
    public enum Layout: Int, Sendable {
      /// Beside it in landscape, else over it.
      case automatic = 0
      /// Over the content.
      case overlap = 1
      /// Beside the content, which gets narrower.
      case tile = 2
    }

    weak var owner: UITabBarController?

    init(owner: UITabBarController) {
      self.owner = owner
      super.init()
    }

    /// Is asked and told about the sidebar; not retained.
    open weak var delegate: Delegate?

    /// Whether the sidebar is out of sight; shown by default in landscape, where there is one.
    ///
    /// What was set stays when the interface turns (low).
    open var isHidden: Bool {
      get {
        guard let owner else { return true }
        return !owner.showsSidebar(owner.presentEnvironment)
      }
      set { owner?.setSidebarHidden(newValue) }
    }

    /// How the sidebar lies beside the content.
    open var preferredLayout = Layout.automatic {
      didSet { if preferredLayout != oldValue { owner?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// What is shown above the tabs.
    open var headerContentConfiguration: (any UIContentConfiguration)? {
      didSet { owner?.tabState.sidebarView?.reload() }
    }

    /// What is shown below the tabs.
    open var footerContentConfiguration: (any UIContentConfiguration)? {
      didSet { owner?.tabState.sidebarView?.reload() }
    }

    /// A view at the sidebar's lower edge, as wide as the sidebar.
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

/// Runs what a delegate wants done with a change of the sidebar, which is shown at its end.
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
