// Tables of properties that UIKit and Core Animation know by their names in Objective-C (Apple's headers).

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

protocol _UIButtonKeys: UIButton {}
extension UIButton: _UIButtonKeys {}

extension _UIButtonKeys {
  @MainActor static func listUIButton(_ members: inout _DialectMembers) {
    members.system("buttonType", \Self.buttonType)
    members.system("titleLabel", \Self.titleLabel)
    members.system("imageView", \Self.imageView)
    members.system("contentEdgeInsets", \Self.contentEdgeInsets)
    members.system("titleEdgeInsets", \Self.titleEdgeInsets)
    members.system("imageEdgeInsets", \Self.imageEdgeInsets)
    members.system("currentTitle", \Self.currentTitle)
    members.system("currentTitleColor", \Self.currentTitleColor)
    members.system("currentImage", \Self.currentImage)
  }
}

protocol _UISwitchKeys: UISwitch {}
extension UISwitch: _UISwitchKeys {}

extension _UISwitchKeys {
  @MainActor static func listUISwitch(_ members: inout _DialectMembers) {
    members.system("on", \Self.isOn)
    members.system("onTintColor", \Self.onTintColor)
    members.system("thumbTintColor", \Self.thumbTintColor)
  }
}

protocol _UIPageControlKeys: UIPageControl {}
extension UIPageControl: _UIPageControlKeys {}

extension _UIPageControlKeys {
  @MainActor static func listUIPageControl(_ members: inout _DialectMembers) {
    members.system("numberOfPages", \Self.numberOfPages)
    members.system("currentPage", \Self.currentPage)
    members.system("hidesForSinglePage", \Self.hidesForSinglePage)
    members.system("pageIndicatorTintColor", \Self.pageIndicatorTintColor)
    members.system("currentPageIndicatorTintColor", \Self.currentPageIndicatorTintColor)
    members.system("preferredIndicatorImage", \Self.preferredIndicatorImage)
  }
}

protocol _UISegmentedControlKeys: UISegmentedControl {}
extension UISegmentedControl: _UISegmentedControlKeys {}

extension _UISegmentedControlKeys {
  @MainActor static func listUISegmentedControl(_ members: inout _DialectMembers) {
    members.system("numberOfSegments", \Self.numberOfSegments)
    members.system("selectedSegmentIndex", \Self.selectedSegmentIndex)
    members.system("momentary", \Self.isMomentary)
    members.system("apportionsSegmentWidthsByContent", \Self.apportionsSegmentWidthsByContent)
    members.system("selectedSegmentTintColor", \Self.selectedSegmentTintColor)
  }
}

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
