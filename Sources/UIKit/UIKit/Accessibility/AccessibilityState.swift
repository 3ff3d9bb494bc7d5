import Foundation

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
  var headerElements: [Any]?
  /// Nil unless one was set.
  var blocks: AccessibilityBlocks?

  /// Returns the properties of an object; nil if it has none and `create` is false.
  nonisolated static func of(_ object: AnyObject, create: Bool) -> AccessibilityState? {
    withoutIsolation((object, create)) { object, create in
      if let responder = object as? UIResponder {
        return create ? responder.madeAccessibility : responder.accessibility
      }
      if let state = objc_getAssociatedObject(object, key) as? AccessibilityState { return state }
      guard create else { return nil }
      let state = AccessibilityState()
      objc_setAssociatedObject(object, key, state, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return state
    }
  }

  /// An address that identifies the properties among an object's associated values.
  private nonisolated static var key: UnsafeRawPointer {
    unsafeBitCast(AccessibilityState.self as AnyClass, to: UnsafeRawPointer.self)
  }
}

/// The closures that answer for an object's properties (iOS 17). If one returns nil, the property
/// counts (low).
@MainActor
final class AccessibilityBlocks {
  var isElement: AXBoolReturnBlock?
  var label: AXStringReturnBlock?
  var attributedLabel: AXAttributedStringReturnBlock?
  var value: AXStringReturnBlock?
  var attributedValue: AXAttributedStringReturnBlock?
  var hint: AXStringReturnBlock?
  var attributedHint: AXAttributedStringReturnBlock?
  var traits: AXTraitsReturnBlock?
  var identifier: AXStringReturnBlock?
  var headerElements: AXArrayReturnBlock?
  var language: AXStringReturnBlock?
  var textualContext: AXTextualContextReturnBlock?
  var userInputLabels: AXStringArrayReturnBlock?
  var attributedUserInputLabels: AXAttributedStringArrayReturnBlock?
  var hidesElements: AXBoolReturnBlock?
  var respondsToUser: AXBoolReturnBlock?
  var isModal: AXBoolReturnBlock?
  var groupsChildren: AXBoolReturnBlock?
  var elements: AXArrayReturnBlock?
  var containerType: AXContainerTypeReturnBlock?
  var activationPoint: AXPointReturnBlock?
  var frame: AXRectReturnBlock?
  var navigationStyle: AXNavigationStyleReturnBlock?
  var path: AXPathReturnBlock?
  var activate: AXBoolReturnBlock?
  var increment: AXVoidReturnBlock?
  var decrement: AXVoidReturnBlock?
  var performEscape: AXBoolReturnBlock?
  var magicTap: AXBoolReturnBlock?
  var customActions: AXCustomActionsReturnBlock?
  var customRotors: AXCustomRotorsReturnBlock?
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
