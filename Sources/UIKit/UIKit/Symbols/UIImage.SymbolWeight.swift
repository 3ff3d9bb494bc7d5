import Symbols

extension UIImage {
  /// The weight of a symbol's lines (iOS 13).
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9

    /// Returns the font weight that matches the symbol's; regular if it isn't specified.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }
}

extension UIFont.Weight {
  /// Returns the symbol weight nearest to the font's (iOS 13).
  public func symbolWeight() -> UIImage.SymbolWeight {
    let known = (1...9).compactMap(UIImage.SymbolWeight.init(rawValue:))
    let nearest = known.min {
      abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue)
    }
    return nearest ?? .regular
  }
}
