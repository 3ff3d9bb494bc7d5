import StringTables
import Synchronization

/// Texts that depend on numbers, between the moment in which they are looked up and the one in which
/// they are filled.
///
/// On a device the string that `NSLocalizedString` returns remembers its plurals, for
/// `String(format:)` and its like. Here it begins with a mark of characters that show nothing: the
/// digest of a text that is kept. What was looked up before doesn't matter for it.
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

  /// Returns a text as code gets it: as it is, or with a mark where it depends on numbers.
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

  /// Returns the text that a marked format is of, and what it was looked up for.
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
