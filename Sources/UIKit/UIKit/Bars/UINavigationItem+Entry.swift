extension ClassEntry {
  static let navigationItem = ClassEntry(
    UINavigationItem.self,
    keys: { ($0 as? any _UINavigationItemKeys.Type)?.listUINavigationItem(&$1) })
}

// Names in Objective-C from Apple's headers.
protocol _UINavigationItemKeys: UINavigationItem {}
extension UINavigationItem: _UINavigationItemKeys {}

extension _UINavigationItemKeys {
  @MainActor static func listUINavigationItem(_ members: inout _DialectMembers) {
    members.system("title", \Self.title)
    members.system("titleView", \Self.titleView)
    members.system("prompt", \Self.prompt)
    members.system("largeTitleDisplayMode", \Self.largeTitleDisplayMode)
    members.system("backBarButtonItem", \Self.backBarButtonItem)
    members.system("backButtonTitle", \Self.backButtonTitle)
    members.system("hidesBackButton", \Self.hidesBackButton)
    members.system("leftItemsSupplementBackButton", \Self.leftItemsSupplementBackButton)
    members.system("leftBarButtonItems", \Self.leftBarButtonItems)
    members.system("rightBarButtonItems", \Self.rightBarButtonItems)
    members.system("leftBarButtonItem", \Self.leftBarButtonItem)
    members.system("rightBarButtonItem", \Self.rightBarButtonItem)
    members.system("searchController", \Self.searchController)
    members.system("hidesSearchBarWhenScrolling", \Self.hidesSearchBarWhenScrolling)
  }
}
