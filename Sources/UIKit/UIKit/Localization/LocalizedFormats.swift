import StringTables
import Synchronization

/// Texts that depend on numbers, between being looked up and being filled in.
///
/// On a device, the string returned by `NSLocalizedString` retains its plurals, for
/// `String(format:)` and similar functions. Here it begins with a mark of invisible characters: the
/// digest of a stored text. The digest doesn't depend on earlier lookups.
enum LocalizedFormats {
  private struct Entry: Hashable {
    var text: LocalizedText
    var context: StringContext
  }

  private static let state = Mutex<[UInt64: Entry]>([:])

  /// U+2063, the invisible separator, begins and ends the mark; its digits are binary.
  private static let separator: Unicode.Scalar = "\u{2063}"
  private static let zero: Unicode.Scalar = "\u{200B}"
  private static let one: Unicode.Scalar = "\u{200C}"

  /// Returns a text for use by code: as is, or with a mark if it depends on numbers.
  static func string(_ text: LocalizedText, in context: StringContext) -> String {
    if let plain = text.plain { return plain }
    let format = text.format(arguments: [], in: context) ?? ""
    guard text.dependsOnNumbers else { return text.resolved(in: context) ?? format }
    let entry = Entry(text: text, context: context)
    let number = text.digest(in: context)
    state.withLock { $0[number] = entry }
    var mark = String.UnicodeScalarView([separator])
    for digit in String(number, radix: 2) { mark.append(digit == "1" ? one : zero) }
    mark.append(separator)
    return String(mark) + format
  }

  /// Returns the text of a marked format, and the context of its lookup.
  static func text(of format: String) -> (LocalizedText, StringContext)? {
    let scalars = format.unicodeScalars
    guard scalars.first == separator else { return nil }
    var number: UInt64 = 0
    for scalar in scalars.dropFirst().prefix(65) {
      switch scalar {
      case zero: number = number &* 2
      case one: number = number &* 2 &+ 1
      case separator:
        let entry = state.withLock { $0[number] }
        return entry.map { ($0.text, $0.context) }
      default: return nil
      }
    }
    return nil
  }
}

extension String {
  /// Returns the format that numbers select, if the string is one of a table and depends on them.
  package func choosingPlurals(by arguments: [any CVarArg]) -> String {
    guard let (text, context) = LocalizedFormats.text(of: self) else { return self }
    let counted = arguments.map { argument -> StringArgument in
      switch argument {
      case let number as Int64: .integer(Int(number))
      case let number as UInt64: .unsigned(UInt(number))
      case let number as Double: .floating(number)
      default: .object("\(argument)")
      }
    }
    return text.format(arguments: counted, in: context) ?? self
  }
}
