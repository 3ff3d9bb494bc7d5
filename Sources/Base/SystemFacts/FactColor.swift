import Foundation

/// A colour in a fact: a system colour, or components.
package enum FactColor: FactValue {
  case system(SystemColor)
  /// White with a brightness and an opacity, both 0…1.
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

/// Weights of the system font in facts.
package enum FactFontWeight: String, FactValue {
  case regular, medium, semibold

  package var factText: String { rawValue }
}
