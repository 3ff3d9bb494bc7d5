extension ClassEntry {
  static let tabBarItem = ClassEntry(
    UITabBarItem.self,
    keys: { ($0 as? any _UITabBarItemKeys.Type)?.listUITabBarItem(&$1) })
}

// Names in Objective-C from Apple's headers.
protocol _UITabBarItemKeys: UITabBarItem {}
extension UITabBarItem: _UITabBarItemKeys {}

extension _UITabBarItemKeys {
  @MainActor static func listUITabBarItem(_ members: inout _DialectMembers) {
    members.system("selectedImage", \Self.selectedImage)
    members.system("badgeValue", \Self.badgeValue)
    members.system("badgeColor", \Self.badgeColor)
    members.system("titlePositionAdjustment", \Self.titlePositionAdjustment)
  }
}
