/// Methods of Objective-C's NSObject that code overrides and Linux's NSObject doesn't have.
enum ObjCRootMethods {
  /// Member keys with their selectors (Apple's documentation of NSObject, NSKeyValueObserving,
  /// NSKeyValueCoding and UIAccessibility; certain).
  static let selectors: [String: String] = [
    "observeValue(forKeyPath:of:change:context:)":
      "observeValueForKeyPath:ofObject:change:context:",
    "responds(to:)": "respondsToSelector:",
    "value(forKey:)": "valueForKey:",
    "value(forKeyPath:)": "valueForKeyPath:",
    "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "setValue(_:forKey:)": "setValue:forKey:",
    "setValue(_:forKeyPath:)": "setValue:forKeyPath:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
    "setNilValueForKey(_:)": "setNilValueForKey:",
    "setValuesForKeys(_:)": "setValuesForKeysWithDictionary:",
    "dictionaryWithValues(forKeys:)": "dictionaryWithValuesForKeys:",
    "willChangeValue(forKey:)": "willChangeValueForKey:",
    "didChangeValue(forKey:)": "didChangeValueForKey:",
    "addObserver(_:forKeyPath:options:context:)": "addObserver:forKeyPath:options:context:",
    "removeObserver(_:forKeyPath:)": "removeObserver:forKeyPath:",
    "removeObserver(_:forKeyPath:context:)": "removeObserver:forKeyPath:context:",
    "forwardingTarget(for:)": "forwardingTargetForSelector:",
    "doesNotRecognizeSelector(_:)": "doesNotRecognizeSelector:",
    "awakeFromNib()": "awakeFromNib",
    "prepareForInterfaceBuilder()": "prepareForInterfaceBuilder",
    "awakeAfter(using:)": "awakeAfterUsingCoder:",
    "accessibilityActivate()": "accessibilityActivate",
    "accessibilityIncrement()": "accessibilityIncrement",
    "accessibilityDecrement()": "accessibilityDecrement",
    "accessibilityScroll(_:)": "accessibilityScroll:",
    "accessibilityPerformEscape()": "accessibilityPerformEscape",
    "accessibilityPerformMagicTap()": "accessibilityPerformMagicTap",
    "accessibilityElementCount()": "accessibilityElementCount",
    "accessibilityElement(at:)": "accessibilityElementAtIndex:",
    "index(ofAccessibilityElement:)": "indexOfAccessibilityElement:",
    "accessibilityElementDidBecomeFocused()": "accessibilityElementDidBecomeFocused",
    "accessibilityElementDidLoseFocus()": "accessibilityElementDidLoseFocus",
    "accessibilityElementIsFocused()": "accessibilityElementIsFocused",
    "s:automaticallyNotifiesObservers(forKey:)": "automaticallyNotifiesObserversForKey:",
    "s:keyPathsForValuesAffectingValue(forKey:)": "keyPathsForValuesAffectingValueForKey:",
  ]

  /// Properties of Objective-C's NSObject that code overrides and Linux's NSObject doesn't have:
  /// those of UIAccessibility (Apple's documentation of NSObject; certain).
  static let properties: Set<String> = [
    "accessibilityActivationPoint", "accessibilityAttributedHint", "accessibilityAttributedLabel",
    "accessibilityAttributedValue", "accessibilityContainerType", "accessibilityCustomActions",
    "accessibilityCustomRotors", "accessibilityElements", "accessibilityElementsHidden",
    "accessibilityFrame", "accessibilityHeaderElements", "accessibilityHint", "accessibilityLabel",
    "accessibilityLanguage", "accessibilityNavigationStyle", "accessibilityPath",
    "accessibilityRespondsToUserInteraction", "accessibilityTextualContext", "accessibilityTraits",
    "accessibilityUserInputLabels", "accessibilityValue", "accessibilityViewIsModal",
    "isAccessibilityElement", "shouldGroupAccessibilityChildren",
  ]

  /// Classes of UIKit that declare some of the properties, so that overrides stay overrides.
  static let declared: [String: Set<String>] = [
    "UIBarItem": [
      "accessibilityHint", "accessibilityLabel", "accessibilityTraits", "accessibilityValue",
      "isAccessibilityElement",
    ]
  ]

  /// Whether a member of a class that descends from others overrides one that Linux's NSObject
  /// doesn't have.
  static func contains(_ key: String, in lineage: [String]) -> Bool {
    if selectors[key] != nil { return true }
    return properties.contains(key) && !lineage.contains { declared[$0]?.contains(key) == true }
  }

  /// Methods of UIResponderStandardEditActions with a sender, which are optional on a device (Apple's
  /// documentation; certain).
  static let editActions: Set<String> = [
    "cut", "copy", "paste", "pasteAndMatchStyle", "pasteAndGo", "pasteAndSearch", "select",
    "selectAll", "delete", "duplicate", "move", "rename", "export",
    "makeTextWritingDirectionLeftToRight", "makeTextWritingDirectionRightToLeft",
    "toggleBoldface", "toggleItalics", "toggleUnderline", "increaseSize", "decreaseSize", "find",
    "findAndReplace", "findNext", "findPrevious", "useSelectionForFind", "printContent",
  ]

  /// Foundation's classes that have these methods on a device: `super.observeValue`.
  static let classes: Set<String> = [
    "NSObject", "Operation", "BlockOperation", "Thread", "Formatter", "NumberFormatter",
    "DateFormatter", "URLProtocol", "InputStream", "OutputStream", "Stream", "XMLParser", "Bundle",
    "Foundation.NSObject", "ObjectiveC.NSObject",
  ]
}
