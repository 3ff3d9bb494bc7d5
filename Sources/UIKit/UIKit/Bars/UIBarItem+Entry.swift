extension ClassEntry {
  static let barItem = ClassEntry(
    UIBarItem.self,
    keys: { ($0 as? any _UIBarItemKeys.Type)?.listUIBarItem(&$1) })
}

// Names in Objective-C from Apple's headers.
protocol _UIBarItemKeys: UIBarItem {}
extension UIBarItem: _UIBarItemKeys {}

extension _UIBarItemKeys {
  @MainActor static func listUIBarItem(_ members: inout _DialectMembers) {
    members.system("enabled", \Self.isEnabled)
    members.system("title", \Self.title)
    members.system("image", \Self.image)
    members.system("landscapeImagePhone", \Self.landscapeImagePhone)
    members.system("largeContentSizeImage", \Self.largeContentSizeImage)
    members.system("imageInsets", \Self.imageInsets)
    members.system("landscapeImagePhoneInsets", \Self.landscapeImagePhoneInsets)
    members.system("tag", \Self.tag)
    members.system("accessibilityIdentifier", \Self.accessibilityIdentifier)
    members.system("accessibilityLabel", \Self.accessibilityLabel)
  }
}
