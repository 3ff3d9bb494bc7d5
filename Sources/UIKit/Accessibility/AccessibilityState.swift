/// An object's accessibility properties.
@MainActor
final class AccessibilityState {
  var identifier: String?
  var label: String?
  var attributedLabel: NSAttributedString?
  var value: String?
  var attributedValue: NSAttributedString?
  var hint: String?
  var attributedHint: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var isElement: Bool?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var elements: [Any]?
  var containerType = UIAccessibilityContainerType.none
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var respondsToUser: Bool?
  var userInputLabels: [String]?
  var attributedUserInputLabels: [NSAttributedString]?
  var textualContext: UIAccessibilityTextualContext?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var largeContent: LargeContentState?
}

extension UIResponder {
  var madeAccessibility: AccessibilityState {
    if let accessibility { return accessibility }
    let made = AccessibilityState()
    accessibility = made
    return made
  }
}

extension CGRect {
  /// The centre of the rectangle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
