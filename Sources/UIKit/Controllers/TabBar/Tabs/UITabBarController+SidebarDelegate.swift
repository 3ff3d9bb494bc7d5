extension UITabBarController.Sidebar {
  /// Is told about a sidebar.
  ///
  /// On Apple platforms every method is optional; here each has a default.
  @preconcurrency @MainActor
  public protocol Delegate: NSObjectProtocol {
    /// The sidebar is about to be shown or hidden.
    func tabBarController(
      _ tabBarController: UITabBarController,
      sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar, animator: any Animating)
  }

  /// Takes along what is to change together with a sidebar.
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
