import UIKit

/// A key of a hardware keyboard.
public struct SimulatedKey: Hashable, Sendable {
  /// What the key types, or UIKit's constant for it.
  public let input: String
  /// The key's number.
  public let code: UIKeyboardHIDUsage

  /// Makes a key.
  public init(_ input: String, code: UIKeyboardHIDUsage = .keyboardErrorUndefined) {
    self.input = input
    self.code = code
  }

  /// The key of a character.
  public static func character(_ character: Character) -> SimulatedKey {
    SimulatedKey(String(character))
  }

  public static let escape = SimulatedKey(UIKeyCommand.inputEscape, code: .keyboardEscape)
  public static let `return` = SimulatedKey("\r", code: .keyboardReturnOrEnter)
  public static let tab = SimulatedKey("\t", code: .keyboardTab)
  public static let delete = SimulatedKey("\u{8}", code: .keyboardDeleteOrBackspace)
  public static let upArrow = SimulatedKey(UIKeyCommand.inputUpArrow, code: .keyboardUpArrow)
  public static let downArrow = SimulatedKey(UIKeyCommand.inputDownArrow, code: .keyboardDownArrow)
  public static let leftArrow = SimulatedKey(UIKeyCommand.inputLeftArrow, code: .keyboardLeftArrow)
  public static let rightArrow = SimulatedKey(
    UIKeyCommand.inputRightArrow, code: .keyboardRightArrow)
}
