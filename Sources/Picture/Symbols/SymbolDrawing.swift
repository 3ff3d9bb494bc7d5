import Foundation
import Graphics

/// Draws symbols into their frames.
package enum SymbolDrawing {
  /// The margin between the system's circle and its frame, as a share of the point size
  /// (by eye).
  package static let margin = CGSize(width: 0.075, height: 0.05)

  /// The colours of a symbol's levels.
  package enum Colors: Hashable, Sendable {
    /// A single colour, which the view that shows the symbol may replace.
    case single(RGBA)
    case levels(primary: RGBA, secondary: RGBA)

    func color(of level: SymbolGlyph.Level) -> RGBA {
      switch self {
      case .single(let color): color
      case .levels(let primary, let secondary): level == .primary ? primary : secondary
      }
    }
  }

  /// The opacity of the parts that a variable value doesn't light (by eye).
  private static let unlit: CGFloat = 0.3

  /// Returns the drawing of a symbol in a frame at the origin.
  package static func glyph(
    of symbol: KnownSymbol, in frame: SymbolFrame, _ size: SymbolSize, isLayered: Bool
  ) -> SymbolGlyph {
    let room = room(in: frame, size)
    guard let glyph = SymbolGlyph.make(symbol, weight: size.weight, isLayered: isLayered) else {
      return .box(in: room)
    }
    return glyph.fitted(into: room)
  }

  private static func room(in frame: SymbolFrame, _ size: SymbolSize) -> CGRect {
    // A flat symbol keeps most of its height.
    let dx = min(margin.width * size.pointSize, frame.width * 0.15)
    let dy = min(margin.height * size.pointSize, frame.height * 0.15)
    return CGRect(origin: .zero, size: frame.size).insetBy(dx: dx, dy: dy)
  }

  /// Paints a drawing; with a value between 0 and 1, only a part of it at full opacity.
  package static func paint(
    _ glyph: SymbolGlyph, _ colors: Colors, value: Double? = nil, in context: CGContext
  ) {
    if let value, let parts = glyph.parts(litBy: value) {
      paint(parts.lit, colors, in: context)
      context.saveGState()
      context.setAlpha(unlit)
      paint(parts.unlit, colors, in: context)
      context.restoreGState()
      return
    }
    for step in glyph.steps {
      switch step {
      case .fill(let shape, let level): fill(shape, colors.color(of: level), in: context)
      case .erase(let shape): erase(shape, in: context)
      case .stamp(let shape):
        if case .levels(let primary, _) = colors {
          fill(shape, primary, in: context)
        } else {
          erase(shape, in: context)
        }
      }
    }
  }

  private static func fill(_ shape: SymbolShape, _ color: RGBA, in context: CGContext) {
    context.setFillColor(
      CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
    context.fill(CGPath(shape.path), rule: shape.rule)
  }

  private static func erase(_ shape: SymbolShape, in context: CGContext) {
    context.saveGState()
    context.setBlendMode(.clear)
    context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    context.fill(CGPath(shape.path), rule: shape.rule)
    context.restoreGState()
  }
}
