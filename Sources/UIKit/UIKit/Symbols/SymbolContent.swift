import Symbols

/// The source of a symbol's image.
struct SymbolContent: Hashable {
  enum Source: Hashable {
    case system(KnownSymbol)
    /// A symbol from a catalog.
    case template(SymbolTemplate)
  }

  /// The rendering parameters: different ones produce a different image.
  struct Rendition: Hashable {
    var size: SymbolSize
    var displayScale: CGFloat
    var colors: SymbolDrawing.Colors
    var isLayered: Bool
    /// Whether it has its own colours instead of a tint.
    var hasColors: Bool
  }

  var name: String
  var source: Source
  /// Between 0 and 1, for symbols that show a value.
  var value: Double?
  var rendition: Rendition?
}
