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

/// Modifier keys. The raw values are UIKit's.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
