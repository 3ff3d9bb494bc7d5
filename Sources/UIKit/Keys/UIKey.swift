import Foundation

/// A key of a keyboard (iOS 13.4).
///
/// No key is pressed in a headless run; a test may make one of a subclass.
@preconcurrency @MainActor
open class UIKey: NSObject, NSCopying {
  public override init() { super.init() }

  /// What the key types, with the modifiers.
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorRollOver }

  /// Returns the key itself, which never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
