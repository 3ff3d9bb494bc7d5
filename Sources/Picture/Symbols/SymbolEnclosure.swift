/// A shape around a symbol, such as in `heart.circle.fill`.
package struct SymbolEnclosure: Hashable, Sendable {
  package enum Shape: String, CaseIterable, Sendable {
    case circle, square, rectangle
    case portrait = "rectangle.portrait"
    case diamond, triangle, capsule, app, shield, seal, octagon, hexagon
  }

  package var shape: Shape
  package var isFilled: Bool

  /// Creates the enclosure of a recipe's part such as `circle.fill`.
  init?(part: String) {
    isFilled = part.hasSuffix(".fill")
    guard let shape = Shape(rawValue: isFilled ? String(part.dropLast(5)) : part) else {
      return nil
    }
    self.shape = shape
  }

  /// Creates the enclosure at the end of a symbol's name, after another name.
  init?(endOf name: String) {
    isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? name.dropLast(5) : name[...]
    let fitting = Shape.allCases.filter { stem.hasSuffix("." + $0.rawValue) }
    guard let shape = fitting.max(by: { $0.rawValue.utf8.count < $1.rawValue.utf8.count }) else {
      return nil
    }
    self.shape = shape
  }
}
