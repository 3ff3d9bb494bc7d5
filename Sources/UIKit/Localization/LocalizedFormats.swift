import StringTables
import Synchronization

/// Texts that depend on numbers, between the moment in which they are looked up and the one in which
/// they are filled.
///
/// On a device the string that `NSLocalizedString` returns remembers its plurals, for
/// `String(format:)` and its like. Here it begins with a mark of characters that show nothing: a
/// number of a text that is kept.
enum LocalizedFormats {
  private struct Entry: Hashable {
    var text: LocalizedText
    var context: StringContext
  }

  private struct State {
    var entries: [Entry] = []
    var numbers: [Entry: Int] = [:]
  }

  private static let state = Mutex(State())

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
    let number = state.withLock { state in
      if let number = state.numbers[entry] { return number }
      state.entries.append(entry)
      state.numbers[entry] = state.entries.count - 1
      return state.entries.count - 1
    }
    var mark = String.UnicodeScalarView([separator])
    for digit in String(number, radix: 2) { mark.append(digit == "1" ? one : zero) }
    mark.append(separator)
    return String(mark) + format
  }

  /// Returns the text that a marked format is of, and what it was looked up for.
  static func text(of format: String) -> (LocalizedText, StringContext)? {
    let scalars = format.unicodeScalars
    guard scalars.first == separator else { return nil }
    var number = 0
    for scalar in scalars.dropFirst().prefix(64) {
      switch scalar {
      case zero: number = number &* 2
      case one: number = number &* 2 &+ 1
      case separator:
        return state.withLock { state in
          guard state.entries.indices.contains(number) else { return nil }
          let entry = state.entries[number]
          return (entry.text, entry.context)
        }
      default: return nil
      }
    }
    return nil
  }
}
