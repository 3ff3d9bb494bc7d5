import Synchronization

/// A cache of symbol drawings, for the next picture with the same symbol.
enum SymbolGlyphStore {
  private struct Key: Hashable {
    var name: String
    var recipe: String
    var weight: SymbolWeight
    var isLayered: Bool
  }

  /// The maximum number of cached drawings; beyond it the cache is cleared.
  private static let limit = 2000
  private static let known = Mutex<[Key: SymbolGlyph]>([:])

  /// Returns a symbol's drawing, which is created the first time; `nil` if that isn't possible.
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
