extension ClassEntry {
  static let textView = ClassEntry(
    UITextView.self,
    keys: { ($0 as? any _UITextViewKeys.Type)?.listUITextView(&$1) },
    appearance: [
      AppearanceProperty(\UITextView.font),
      AppearanceProperty(\UITextView.textColor),
      AppearanceProperty(\UITextView.textAlignment),
      AppearanceProperty(\UITextView.keyboardType),
      AppearanceProperty(\UITextView.textContainerInset),
      AppearanceProperty(\UITextView.adjustsFontForContentSizeCategory),
    ])
}

// Names in Objective-C from Apple's headers.
protocol _UITextViewKeys: UITextView {}
extension UITextView: _UITextViewKeys {}

extension _UITextViewKeys {
  @MainActor static func listUITextView(_ members: inout _DialectMembers) {
    members.system("text", \Self.text)
    members.system("attributedText", \Self.attributedText)
    members.system("font", \Self.font)
    members.system("textColor", \Self.textColor)
    members.system("textAlignment", \Self.textAlignment)
    members.system("editable", \Self.isEditable)
    members.system("selectable", \Self.isSelectable)
    members.system("textContainerInset", \Self.textContainerInset)
    members.system("selectedRange", \Self.selectedRange)
    members.system("keyboardType", \Self.keyboardType)
    members.system("returnKeyType", \Self.returnKeyType)
    members.system("keyboardAppearance", \Self.keyboardAppearance)
    members.system("secureTextEntry", \Self.isSecureTextEntry)
  }
}
