import Symbols

/// What a symbol's picture was made from.
struct SymbolContent: Hashable {
  enum Source: Hashable {
    case system(KnownSymbol)
    /// One of a catalog.
    case template(SymbolTemplate)
  }

  /// How it was made: another one makes another picture.
  struct Rendition: Hashable {
    var size: SymbolSize
    var displayScale: CGFloat
    var colors: SymbolDrawing.Colors
    var isLayered: Bool
    /// Whether the colours are its own, not a tint's.
    var hasColors: Bool
  }

  var name: String
  var source: Source
  /// Between 0 and 1, for symbols that show a value.
  var value: Double?
  var rendition: Rendition?
}
