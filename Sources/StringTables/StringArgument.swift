/// An argument of a format, as far as it decides on a text.
package enum StringArgument: Hashable, Sendable {
  case integer(Int)
  case unsigned(UInt)
  case floating(Double)
  /// An object, or a text; the text counts as a number if its digits are one.
  case object(String)

  /// The argument as plural rules look at it; nil for what is no number.
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
