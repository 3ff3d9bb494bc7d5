extension ClassEntry {
  static let navigationController = ClassEntry(
    UINavigationController.self,
    keys: { ($0 as? any _UINavigationControllerKeys.Type)?.listUINavigationController(&$1) })
}

// Names in Objective-C from Apple's headers.
protocol _UINavigationControllerKeys: UINavigationController {}
extension UINavigationController: _UINavigationControllerKeys {}

extension _UINavigationControllerKeys {
  @MainActor static func listUINavigationController(_ members: inout _DialectMembers) {
    members.system("viewControllers", \Self.viewControllers)
    members.system("topViewController", \Self.topViewController)
    members.system("visibleViewController", \Self.visibleViewController)
    members.system("navigationBar", \Self.navigationBar)
    members.system("navigationBarHidden", \Self.isNavigationBarHidden)
    members.system("toolbarHidden", \Self.isToolbarHidden)
    members.system("hidesBarsOnSwipe", \Self.hidesBarsOnSwipe)
    members.system("hidesBarsOnTap", \Self.hidesBarsOnTap)
  }
}
