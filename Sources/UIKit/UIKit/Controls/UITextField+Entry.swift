extension ClassEntry {
  static let textField = ClassEntry(
    UITextField.self,
    appliesNibLater: true,
    keys: { ($0 as? any _UITextFieldKeys.Type)?.listUITextField(&$1) },
    appearance: [
      AppearanceProperty(\UITextField.font),
      AppearanceProperty(\UITextField.textColor),
      AppearanceProperty(\UITextField.textAlignment),
      AppearanceProperty(\UITextField.borderStyle),
      AppearanceProperty(\UITextField.background),
      AppearanceProperty(\UITextField.disabledBackground),
      AppearanceProperty(\UITextField.keyboardType),
      AppearanceProperty(\UITextField.adjustsFontForContentSizeCategory),
    ])
}

// Names in Objective-C from Apple's headers.
protocol _UITextFieldKeys: UITextField {}
extension UITextField: _UITextFieldKeys {}

extension _UITextFieldKeys {
  @MainActor static func listUITextField(_ members: inout _DialectMembers) {
    members.system("text", \Self.text)
    members.system("attributedText", \Self.attributedText)
    members.system("placeholder", \Self.placeholder)
    members.system("attributedPlaceholder", \Self.attributedPlaceholder)
    members.system("font", \Self.font)
    members.system("textColor", \Self.textColor)
    members.system("textAlignment", \Self.textAlignment)
    members.system("adjustsFontSizeToFitWidth", \Self.adjustsFontSizeToFitWidth)
    members.system("minimumFontSize", \Self.minimumFontSize)
    members.system("secureTextEntry", \Self.isSecureTextEntry)
    members.system("borderStyle", \Self.borderStyle)
    members.system("background", \Self.background)
    members.system("disabledBackground", \Self.disabledBackground)
    members.system("leftView", \Self.leftView)
    members.system("rightView", \Self.rightView)
    members.system("leftViewMode", \Self.leftViewMode)
    members.system("rightViewMode", \Self.rightViewMode)
    members.system("clearsOnBeginEditing", \Self.clearsOnBeginEditing)
    members.system("keyboardType", \Self.keyboardType)
    members.system("returnKeyType", \Self.returnKeyType)
    members.system("autocapitalizationType", \Self.autocapitalizationType)
    members.system("autocorrectionType", \Self.autocorrectionType)
    members.system("delegate", \Self.delegate)
  }
}
