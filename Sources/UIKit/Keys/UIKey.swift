import Foundation

/// A key of a keyboard (iOS 13.4).
///
/// Keys are pressed as a test says; it may also make one of a subclass.
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
