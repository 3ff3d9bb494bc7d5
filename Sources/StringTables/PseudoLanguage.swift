/// A made-up language that shows what a translation may do to a layout, as Xcode's scheme options
/// offer them (Apple, *Testing localizations when running your app*, *Pseudolanguages*).
package enum PseudoLanguage: String, Sendable, Hashable, CaseIterable {
  /// Every text twice.
  case double
  /// Letters with accents above and below.
  case accented
  /// Texts in brackets, of which one is missing where a text is cut off.
  case bounded
  /// Texts whose letters run from right to left.
  case rightToLeft

  /// Returns what a table has in the language; specifiers of arguments stay as they are.
  package func translation(of text: LocalizedText) -> LocalizedText {
    var result = text
    result.variation = text.variation.mapTexts { translation(of: $0, isWhole: true) }
    for (name, variable) in text.variables {
      result.variables[name]?.variation = variable.variation.mapTexts {
        translation(of: $0, isWhole: false)
      }
    }
    return result
  }

  /// Returns a text in the language.
  ///
  /// - Parameter isWhole: Whether it isn't put into another text.
  package func translation(of text: String, isWhole: Bool) -> String {
    guard !text.isEmpty else { return text }
    switch self {
    case .double:
      // The second time without the arguments, which are there once.
      let words = FormatText(text).parts.map { part -> String in
        if case .text(let text) = part { text } else { "" }
      }.joined()
      return words.allSatisfy(\.isWhitespace) ? text : "\(text) \(words)"
    case .accented: return FormatText(text).mapWords(Self.accented)
    case .bounded: return isWhole ? "[# \(text) #]" : text
    case .rightToLeft: return isWhole ? "\u{202E}\(text)\u{202C}" : text
    }
  }

  private static func accented(_ text: String) -> String {
    String(text.map { accents[$0] ?? $0 })
  }

  /// Letters as Unicode has them with marks above or below; those without such a form stay.
  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpRrSsTtUuVvWwXxYyZz",
      "ÅåḂḃÇçĎďÉéḞḟĜĝĤĥÎîĴĵĶķĻļḾḿÑñÖöṔṕŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž"))
}

extension FormatText {
  /// Returns the format with its words changed and its specifiers as they are.
  func mapWords(_ change: (String) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): change(text)
      case .argument(let argument):
        "%\(argument.position.map { "\($0)$" } ?? "")\(argument.modifiers)\(argument.conversion)"
      case .variable(let name, let position): "%\(position.map { "\($0)$" } ?? "")#@\(name)@"
      case .counted: "%arg"
      }
    }.joined()
  }
}
