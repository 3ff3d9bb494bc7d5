import SystemFacts

/// One of the system's symbols.
package struct KnownSymbol: Hashable, Sendable {
  /// The name, such as `star.fill`.
  package var name: String
  /// The release of iOS that brought it.
  package var since: OSVersion
  /// What is drawn in its place; nil if nothing looks like it.
  package var recipe: SymbolRecipe?

  init(name: String, since: Substring, recipe: Substring) {
    self.name = name
    self.since = OSVersion(String(since)) ?? OSVersion(13)
    self.recipe = recipe == "-" ? nil : SymbolRecipe(String(recipe))
  }

  /// Whether the symbol points along the reading direction, and is mirrored where that runs to the
  /// left: names with `forward`, `backward`, `leading` or `trailing` (Apple, *Human Interface
  /// Guidelines*, *Right to left*).
  package var followsReadingDirection: Bool {
    name.split(separator: ".").contains {
      ["forward", "backward", "leading", "trailing"].contains($0)
    } && !Self.mediaControls.contains { name == $0 || name.hasPrefix($0 + ".") }
  }

  /// Playback runs to the right in every language (ibid.).
  private static let mediaControls = ["backward", "forward", "gobackward", "goforward"]

  /// The shape that the name puts around another symbol, if it does.
  package var enclosure: SymbolEnclosure? { SymbolEnclosure(endOf: name) }
}
