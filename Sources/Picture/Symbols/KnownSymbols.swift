import SystemFacts

/// The system's symbols, by name.
///
/// Names and releases are facts that Apple publishes with its app SF Symbols. None of Apple's
/// outlines are included: see ``SymbolRecipe``.
package enum KnownSymbols {
  private static let sorted = SortedTable(text: table)

  /// Returns a symbol; `nil` if the system has none with this name.
  package static func symbol(named name: String) -> KnownSymbol? {
    guard let words = sorted.line(name), words.count == 2 else { return nil }
    return KnownSymbol(name: name, since: words[0], recipe: words[1])
  }

  /// All symbols, sorted by name.
  package static var all: [KnownSymbol] {
    sorted.lines.compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 3 else { return nil }
      return KnownSymbol(name: String(words[0]), since: words[1], recipe: words[2])
    }
  }
}
