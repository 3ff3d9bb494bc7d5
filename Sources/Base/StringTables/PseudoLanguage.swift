/// A pseudolanguage that shows how a translation may affect a layout, as in Xcode's scheme options
/// (Apple, *Testing localizations when running your app*, *Pseudolanguages*).
package enum PseudoLanguage: String, Sendable, Hashable, CaseIterable {
  /// Doubles every text.
  case double
  /// Adds accents above and below letters.
  case accented
  /// Puts texts in brackets, which reveal truncation.
  case bounded
  /// Reverses the direction of the texts' letters.
  case rightToLeft

  /// Returns the entry of a table in the pseudolanguage, with unchanged format specifiers.
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

  /// Returns a text in the pseudolanguage.
  ///
  /// - Parameter isWhole: Whether it isn't inserted into another text.
  package func translation(of text: String, isWhole: Bool) -> String {
    guard !text.isEmpty else { return text }
    switch self {
    case .double:
      // The second time without the arguments, which occur only once.
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

  /// Letters with Unicode's precomposed marks above or below; letters without such a form are
  /// unchanged.
  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpRrSsTtUuVvWwXxYyZz",
      "ÅåḂḃÇçĎďÉéḞḟĜĝĤĥÎîĴĵĶķĻļḾḿÑñÖöṔṕŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž"))
}

extension FormatText {
  /// Returns the format with changed words and unchanged specifiers.
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
