import SystemFacts

/// A system symbol.
package struct KnownSymbol: Hashable, Sendable {
  /// The name, such as `star.fill`.
  package var name: String
  /// The release of iOS that introduced it.
  package var since: OSVersion
  /// The recipe for drawing it; `nil` if no available outline resembles it.
  package var recipe: SymbolRecipe?

  init(name: String, since: Substring, recipe: Substring) {
    self.name = name
    self.since = OSVersion(String(since)) ?? OSVersion(13)
    self.recipe = recipe == "-" ? nil : SymbolRecipe(String(recipe))
  }

  /// Whether the symbol points along the reading direction, and is mirrored in right-to-left
  /// languages: names with `forward`, `backward`, `leading` or `trailing` (Apple, *Human Interface
  /// Guidelines*, *Right to left*).
  package var followsReadingDirection: Bool {
    name.split(separator: ".").contains {
      ["forward", "backward", "leading", "trailing"].contains($0)
    } && !Self.mediaControls.contains { name == $0 || name.hasPrefix($0 + ".") }
  }

  /// Playback controls point to the right in every language (ibid.).
  private static let mediaControls = ["backward", "forward", "gobackward", "goforward"]

  /// The shape around another symbol, if the name has one.
  package var enclosure: SymbolEnclosure? { SymbolEnclosure(endOf: name) }
}
