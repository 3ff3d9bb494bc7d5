extension ClassEntry {
  static let stackView = ClassEntry(
    UIStackView.self,
    appliesNibLater: true,
    keys: { ($0 as? any _UIStackViewKeys.Type)?.listUIStackView(&$1) })
}

// Names in Objective-C from Apple's headers.
protocol _UIStackViewKeys: UIStackView {}
extension UIStackView: _UIStackViewKeys {}

extension _UIStackViewKeys {
  @MainActor static func listUIStackView(_ members: inout _DialectMembers) {
    members.system("axis", \Self.axis)
    members.system("distribution", \Self.distribution)
    members.system("alignment", \Self.alignment)
    members.system("spacing", \Self.spacing)
    members.system("arrangedSubviews", \Self.arrangedSubviews)
    members.system("baselineRelativeArrangement", \Self.isBaselineRelativeArrangement)
    members.system("layoutMarginsRelativeArrangement", \Self.isLayoutMarginsRelativeArrangement)
  }
}
