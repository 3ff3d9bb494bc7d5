extension ClassEntry {
  static let pickerView = ClassEntry(
    UIPickerView.self,
    role: .closed,
    keys: { ($0 as? any _UIPickerViewKeys.Type)?.listUIPickerView(&$1) })
}

// Names in Objective-C from Apple's headers.
protocol _UIPickerViewKeys: UIPickerView {}
extension UIPickerView: _UIPickerViewKeys {}

extension _UIPickerViewKeys {
  @MainActor static func listUIPickerView(_ members: inout _DialectMembers) {
    members.system("dataSource", \Self.dataSource)
    members.system("delegate", \Self.delegate)
    members.system("showsSelectionIndicator", \Self.showsSelectionIndicator)
    members.system("numberOfComponents", \Self.numberOfComponents)
  }
}
