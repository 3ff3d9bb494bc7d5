import Foundation

/// A key of a keyboard (iOS 13.4).
///
/// Keys are pressed by a test, which may also create keys of a subclass.
@preconcurrency @MainActor
open class UIKey: NSObject, NSCopying {
  public override init() { super.init() }

  /// The characters that the key types, with the modifiers.
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorRollOver }

  /// Returns the key itself, since keys are immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
