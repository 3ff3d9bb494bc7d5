extension ClassEntry {
  static let control = ClassEntry(
    UIControl.self,
    keys: { ($0 as? any _UIControlKeys.Type)?.listUIControl(&$1) })
}

// Names in Objective-C from Apple's headers.
protocol _UIControlKeys: UIControl {}
extension UIControl: _UIControlKeys {}

extension _UIControlKeys {
  @MainActor static func listUIControl(_ members: inout _DialectMembers) {
    members.system("enabled", \Self.isEnabled)
    members.system("selected", \Self.isSelected)
    members.system("highlighted", \Self.isHighlighted)
    members.system("state", \Self.state)
    members.system("contentVerticalAlignment", \Self.contentVerticalAlignment)
    members.system("contentHorizontalAlignment", \Self.contentHorizontalAlignment)
  }
}
