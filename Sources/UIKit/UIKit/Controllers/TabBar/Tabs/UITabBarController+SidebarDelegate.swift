extension UITabBarController.Sidebar {
  /// An object that is notified of a sidebar's changes.
  ///
  /// On Apple platforms every method is optional; here each has a default.
  @preconcurrency @MainActor
  public protocol Delegate: NSObjectProtocol {
    /// Called when the sidebar is about to be shown or hidden.
    func tabBarController(
      _ tabBarController: UITabBarController,
      sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar, animator: any Animating)
  }

  /// An object that collects changes to animate together with a sidebar.
  @preconcurrency @MainActor
  public protocol Animating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
  }
}

extension UITabBarController.Sidebar.Delegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {}
}
