import UIKit

/// A key of a hardware keyboard.
public struct SimulatedKey: Hashable, Sendable {
  /// The text that the key types, or UIKit's constant for it.
  public let input: String
  /// The key's usage code.
  public let code: UIKeyboardHIDUsage

  /// Creates a key.
  public init(_ input: String, code: UIKeyboardHIDUsage = .keyboardErrorUndefined) {
    self.input = input
    self.code = code
  }

  /// Returns the key of a character.
  public static func character(_ character: Character) -> SimulatedKey {
    SimulatedKey(String(character))
  }

  /// The Escape key.
  public static let escape = SimulatedKey(UIKeyCommand.inputEscape, code: .keyboardEscape)
  /// The Return key.
  public static let `return` = SimulatedKey("\r", code: .keyboardReturnOrEnter)
  /// The Tab key.
  public static let tab = SimulatedKey("\t", code: .keyboardTab)
  /// The Delete key, which deletes backwards.
  public static let delete = SimulatedKey("\u{8}", code: .keyboardDeleteOrBackspace)
  /// The Up Arrow key.
  public static let upArrow = SimulatedKey(UIKeyCommand.inputUpArrow, code: .keyboardUpArrow)
  /// The Down Arrow key.
  public static let downArrow = SimulatedKey(UIKeyCommand.inputDownArrow, code: .keyboardDownArrow)
  /// The Left Arrow key.
  public static let leftArrow = SimulatedKey(UIKeyCommand.inputLeftArrow, code: .keyboardLeftArrow)
  /// The Right Arrow key.
  public static let rightArrow = SimulatedKey(
    UIKeyCommand.inputRightArrow, code: .keyboardRightArrow)
}
