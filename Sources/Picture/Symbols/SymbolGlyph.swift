import Foundation
import Graphics

/// The drawing of a symbol, in its own units with y pointing down.
package struct SymbolGlyph: Hashable, Sendable {
  /// The colour level of a step in a symbol with several colours.
  package enum Level: Int, Hashable, Sendable {
    case primary, secondary
  }

  package enum Step: Hashable, Sendable {
    case fill(SymbolShape, Level)
    /// Erases what was drawn.
    case erase(SymbolShape)
    /// Erases in a single-colour drawing; painted as primary in one with several colours.
    case stamp(SymbolShape)
  }

  package var steps: [Step]

  package init(steps: [Step]) { self.steps = steps }

  init(shapes: [SymbolShape]) { steps = shapes.map { .fill($0, .primary) } }

  /// The bounding rectangle of everything that is painted.
  package var bounds: CGRect {
    var bounds = CGRect.null
    for case .fill(let shape, _) in steps { bounds = bounds.union(shape.path.curveBounds) }
    return bounds
  }

  /// Returns the drawing of a symbol; `nil` if there is no recipe for it.
  ///
  /// - Parameters:
  ///   - symbol: The symbol.
  ///   - weight: The weight of the lines.
  ///   - isLayered: Whether the contents of a shape, such as in `.circle.fill`, are distinct from
  ///     it.
  package static func make(
    _ symbol: KnownSymbol, weight: SymbolWeight, isLayered: Bool = false
  ) -> SymbolGlyph? {
    guard let recipe = symbol.recipe else { return nil }
    return SymbolGlyphStore.glyph(of: symbol, recipe, weight: weight, isLayered: isLayered) {
      made(symbol, recipe, weight: weight, isLayered: isLayered)
    }
  }

  private static func made(
    _ symbol: KnownSymbol, _ recipe: SymbolRecipe, weight: SymbolWeight, isLayered: Bool
  ) -> SymbolGlyph? {
    guard var glyph = SymbolGlyph(recipe.source, weight: weight) else { return nil }
    for change in recipe.changes {
      guard let changed = glyph.applying(change, weight: weight) else { return nil }
      glyph = changed
    }
    if isLayered, recipe.changes.isEmpty, let enclosure = symbol.enclosure {
      return glyph.split(isFilled: enclosure.isFilled)
    }
    return glyph
  }

  private init?(_ source: SymbolRecipe.Source, weight: SymbolWeight) {
    switch source {
    case .own(let name):
      guard let outline = OwnOutlines.outline(named: name) else { return nil }
      // Own outlines use boxes of some 22 points.
      let shrink = CGAffineTransform(scaleX: BootstrapIcons.side / 22, y: BootstrapIcons.side / 22)
      self.init(shapes: outline.shapes(weight: weight.lineFactor).map { $0.applying(shrink) })
    case .bootstrap(let icon):
      guard var shapes = BootstrapIcons.shapes(of: icon) else { return nil }
      if weight.growth > 0, !icon.contains("-fill") {
        let line = StrokeStyle(width: weight.growth, join: .round)
        shapes += shapes.map { SymbolShape(path: $0.path.stroked(line)) }
      }
      self.init(shapes: shapes)
    }
  }

  package func applying(_ transform: CGAffineTransform) -> SymbolGlyph {
    SymbolGlyph(
      steps: steps.map { step in
        switch step {
        case .fill(let shape, let level): .fill(shape.applying(transform), level)
        case .erase(let shape): .erase(shape.applying(transform))
        case .stamp(let shape): .stamp(shape.applying(transform))
        }
      })
  }

  /// Returns the drawing scaled to fit a rectangle, centred.
  package func fitted(into rect: CGRect) -> SymbolGlyph {
    let bounds = bounds
    guard bounds.width > 0 || bounds.height > 0, rect.width > 0, rect.height > 0 else {
      return self
    }
    let factor = min(
      bounds.width > 0 ? rect.width / bounds.width : .infinity,
      bounds.height > 0 ? rect.height / bounds.height : .infinity)
    return applying(
      CGAffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: rect.midX - bounds.midX * factor,
        ty: rect.midY - bounds.midY * factor))
  }

  /// Returns a box with rounded corners, for a symbol that no available outline resembles.
  package static func box(in rect: CGRect) -> SymbolGlyph {
    let side = min(rect.width, rect.height)
    let line = max(side * 0.09, 0.5)
    var path = PathData()
    path.addRoundedRect(
      rect.insetBy(dx: line / 2, dy: line / 2),
      radii: .init(all: CGSize(width: side * 0.2, height: side * 0.2)))
    return SymbolGlyph(shapes: [SymbolShape(path: path.stroked(StrokeStyle(width: line)))])
  }
}
