/// An argument of a format, insofar as it selects a text.
package enum StringArgument: Hashable, Sendable {
  case integer(Int)
  case unsigned(UInt)
  case floating(Double)
  /// An object or a string; a string counts as a number if it consists of digits.
  case object(String)

  /// The argument's operands for plural rules; `nil` if it isn't a number.
  var operands: PluralOperands? {
    switch self {
    case .integer(let number): PluralOperands(number)
    case .unsigned(let number): PluralOperands(number)
    case .floating(let number):
      number.isFinite && number == number.rounded() && abs(number) < 1e15
        ? PluralOperands(Int(number)) : PluralOperands(digits: "\(number)")
    case .object(let text): PluralOperands(digits: text)
    }
  }
}
