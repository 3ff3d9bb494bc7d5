extension ClassEntry {
  static let layoutConstraint = ClassEntry(
    NSLayoutConstraint.self,
    keys: { ($0 as? any _NSLayoutConstraintKeys.Type)?.listNSLayoutConstraint(&$1) })
}

// Names in Objective-C from Apple's headers.
protocol _NSLayoutConstraintKeys: NSLayoutConstraint {}
extension NSLayoutConstraint: _NSLayoutConstraintKeys {}

extension _NSLayoutConstraintKeys {
  @MainActor static func listNSLayoutConstraint(_ members: inout _DialectMembers) {
    members.system("constant", \Self.constant)
    members.system("priority", \Self.priority)
    members.system("multiplier", \Self.multiplier)
    members.system("active", \Self.isActive)
    members.system("identifier", \Self.identifier)
    members.system("firstItem", \Self.firstItem)
    members.system("secondItem", \Self.secondItem)
  }
}
