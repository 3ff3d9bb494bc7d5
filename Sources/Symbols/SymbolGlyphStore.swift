import Synchronization

/// The drawings of symbols that were made, for the next picture of the same one.
enum SymbolGlyphStore {
  private struct Key: Hashable {
    var name: String
    var recipe: String
    var weight: SymbolWeight
    var isLayered: Bool
  }

  /// Drawings that are kept; beyond that all are made anew.
  private static let limit = 2000
  private static let known = Mutex<[Key: SymbolGlyph]>([:])

  /// Returns a symbol's drawing, which is made the first time; nil if it can't be.
  static func glyph(
    of symbol: KnownSymbol, _ recipe: SymbolRecipe, weight: SymbolWeight, isLayered: Bool,
    make: () -> SymbolGlyph?
  ) -> SymbolGlyph? {
    let key = Key(name: symbol.name, recipe: recipe.text, weight: weight, isLayered: isLayered)
    if let glyph = known.withLock({ $0[key] }) { return glyph }
    guard let glyph = make() else { return nil }
    known.withLock { glyphs in
      if glyphs.count >= limit { glyphs = [:] }
      glyphs[key] = glyph
    }
    return glyph
  }
}
