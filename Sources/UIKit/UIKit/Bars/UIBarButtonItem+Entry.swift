extension ClassEntry {
  static let barButtonItem = ClassEntry(
    UIBarButtonItem.self,
    keys: { ($0 as? any _UIBarButtonItemKeys.Type)?.listUIBarButtonItem(&$1) })
}

// Names in Objective-C from Apple's headers.
protocol _UIBarButtonItemKeys: UIBarButtonItem {}
extension UIBarButtonItem: _UIBarButtonItemKeys {}

extension _UIBarButtonItemKeys {
  @MainActor static func listUIBarButtonItem(_ members: inout _DialectMembers) {
    members.system("style", \Self.style)
    members.system("width", \Self.width)
    members.system("customView", \Self.customView)
    members.system("target", \Self.target)
    members.system("tintColor", \Self.tintColor)
    members.system("hidden", \Self.isHidden)
    members.system("selected", \Self.isSelected)
  }
}
