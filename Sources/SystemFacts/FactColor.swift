import Foundation

/// A colour that a fact names: one of the system's, or numbers.
package enum FactColor: FactValue {
  case system(SystemColor)
  /// White at a share of full brightness, 0…1, and of full opacity.
  case white(CGFloat, alpha: CGFloat = 1)
  /// Red, green and blue, each 0…255.
  case rgb(CGFloat, CGFloat, CGFloat)

  package var factText: String {
    switch self {
    case .system(let color): return color.rawValue
    case .white(let white, let alpha):
      return alpha == 1
        ? "white \(white.factText)" : "white \(white.factText) at \(alpha.factText)"
    case .rgb(let red, let green, let blue):
      return "(\(red.factText), \(green.factText), \(blue.factText))"
    }
  }
}

/// Weights of the system's font that facts name.
package enum FactFontWeight: String, FactValue {
  case regular, medium, semibold

  package var factText: String { rawValue }
}
