extension ClassEntry {
  static let switchControl = ClassEntry(
    UISwitch.self,
    role: .closed,
    appliesNibLater: true,
    keys: { ($0 as? any _UISwitchKeys.Type)?.listUISwitch(&$1) },
    appearance: [
      AppearanceProperty(\UISwitch.onTintColor),
      AppearanceProperty(\UISwitch.thumbTintColor),
    ])
}

// Names in Objective-C from Apple's headers.
protocol _UISwitchKeys: UISwitch {}
extension UISwitch: _UISwitchKeys {}

extension _UISwitchKeys {
  @MainActor static func listUISwitch(_ members: inout _DialectMembers) {
    members.system("on", \Self.isOn)
    members.system("onTintColor", \Self.onTintColor)
    members.system("thumbTintColor", \Self.thumbTintColor)
  }
}
