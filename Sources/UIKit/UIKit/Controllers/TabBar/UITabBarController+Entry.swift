extension ClassEntry {
  static let tabBarController = ClassEntry(
    UITabBarController.self,
    keys: { ($0 as? any _UITabBarControllerKeys.Type)?.listUITabBarController(&$1) })
}

// Names in Objective-C from Apple's headers.
protocol _UITabBarControllerKeys: UITabBarController {}
extension UITabBarController: _UITabBarControllerKeys {}

extension _UITabBarControllerKeys {
  @MainActor static func listUITabBarController(_ members: inout _DialectMembers) {
    members.system("viewControllers", \Self.viewControllers)
    members.system("selectedViewController", \Self.selectedViewController)
    members.system("selectedIndex", \Self.selectedIndex)
    members.system("tabBar", \Self.tabBar)
  }
}
