import Foundation

/// An object that is notified of changes that an app makes to its own text; on a device the system,
/// here nobody.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// The shortcuts bar above an iPad's keyboard, which isn't shown.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  override init() { super.init() }

  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// The app's requirements for passwords that the system would suggest.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The rules in Apple's language for them; they aren't parsed.
  public let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// Returns the rules themselves, which are immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An object that text can be typed into; a test types by calling it.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
