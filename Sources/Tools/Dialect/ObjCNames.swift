/// The Objective-C names that Swift assigns to declarations.
enum ObjCNames {
  /// The words that Swift considers prepositions when it composes a selector (PartsOfSpeech.def of
  /// the compiler; certain).
  static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// Returns the selector of a method: `move(_:to:)` is `move:to:`, `move(from:)` is `moveFrom:`,
  /// and `show(item:)` is `showWithItem:`.
  static func selector(
    _ base: String, labels: [String], throwing: Bool = false, asynchronous: Bool = false
  ) -> String {
    let (base, labels) = (plain(base), labels.map(plain))
    var pieces: [String] = []
    if let first = labels.first {
      if first == "_" {
        pieces.append(base)
      } else {
        let joins =
          !prepositions.contains(firstWord(of: first)) && !prepositions.contains(lastWord(of: base))
        pieces.append(base + (joins ? "With" : "") + capitalized(first))
      }
      pieces += labels.dropFirst().map { $0 == "_" ? "" : $0 }
    }
    let completion = asynchronous ? "completionHandler" : throwing ? "error" : nil
    if let completion {
      if pieces.isEmpty {
        pieces.append(
          base + (asynchronous ? "WithCompletionHandler" : "AndReturnError"))
      } else {
        pieces.append(completion)
      }
    }
    return pieces.isEmpty ? base : pieces.map { $0 + ":" }.joined()
  }

  /// Returns a name without its backticks, which aren't part of a selector.
  static func plain(_ name: String) -> String {
    name.count > 2 && name.hasPrefix("`") && name.hasSuffix("`")
      ? String(name.dropFirst().dropLast()) : name
  }

  /// Returns the selector of a property's setter: `setTitle:` for `title`.
  static func setter(_ property: String) -> String { "set\(capitalized(plain(property))):" }

  /// Returns a system class's property name in Objective-C: Swift's `isHidden` is Objective-C's
  /// `hidden`.
  static func importedProperty(_ name: String) -> String {
    let name = plain(name)
    guard name.hasPrefix("is"), let third = name.dropFirst(2).first, third.isUppercase else {
      return name
    }
    return third.lowercased() + name.dropFirst(3)
  }

  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func firstWord(of text: String) -> String {
    let characters = Array(text)
    var end = min(1, characters.count)
    if characters.first?.isUppercase == true, characters.count > 1, characters[1].isUppercase {
      while end < characters.count, characters[end].isUppercase { end += 1 }
      if end < characters.count { end -= 1 }
    } else {
      while end < characters.count, !characters[end].isUppercase { end += 1 }
    }
    return String(characters[..<end]).lowercased()
  }

  private static func lastWord(of text: String) -> String {
    guard let start = text.lastIndex(where: { $0.isUppercase }) else { return text.lowercased() }
    return text[start...].lowercased()
  }
}
