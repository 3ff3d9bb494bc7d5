import Foundation
import Graphics

extension SymbolGlyph {
  /// The square that drawings are composed in.
  private static let square = CGRect(
    x: 0, y: 0, width: BootstrapIcons.side, height: BootstrapIcons.side)

  func applying(_ change: SymbolRecipe.Change, weight: SymbolWeight) -> SymbolGlyph? {
    let middle = BootstrapIcons.side / 2
    switch change {
    case .flipped:
      return applying(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: BootstrapIcons.side, ty: 0))
    case .turned(let quarters):
      return applying(
        CGAffineTransform(translationX: -middle, y: -middle).concatenating(
          CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2)
        ).concatenating(CGAffineTransform(translationX: middle, y: middle)))
    case .slashed: return slashed(weight)
    case .badge(let source):
      let outline: [SymbolShape]? =
        switch source {
        case .bootstrap(let icon): BootstrapIcons.shapes(of: icon)
        case .own(let name):
          OwnOutlines.outline(named: name)?.shapes(weight: weight.lineFactor * 1.3)
        }
      return outline.map { badged(SymbolGlyph(shapes: $0)) }
    case .enclosed(let enclosure): return enclosed(enclosure)
    }
  }

  /// Returns the drawing with a slash from the top left to the bottom right, with a gap next to the
  /// line.
  private func slashed(_ weight: SymbolWeight) -> SymbolGlyph {
    let inside = fitted(into: Self.square)
    var line = PathData()
    line.move(to: CGPoint(x: 1.5, y: 1.5))
    line.addLine(to: CGPoint(x: 14.5, y: 14.5))
    let width = 1.1 * weight.lineFactor
    let gap = line.stroked(StrokeStyle(width: width * 3, cap: .round))
    let stroke = line.stroked(StrokeStyle(width: width, cap: .round))
    return SymbolGlyph(
      steps: inside.steps + [
        .erase(SymbolShape(path: gap)), .fill(SymbolShape(path: stroke), .primary),
      ])
  }

  /// Returns the drawing with a small one at the bottom right, and a gap around that.
  private func badged(_ badge: SymbolGlyph) -> SymbolGlyph {
    let base = fitted(into: CGRect(x: 0, y: 0, width: 14, height: 14))
    let place = CGRect(x: 9.6, y: 9.6, width: 6.4, height: 6.4)
    var gap = PathData()
    gap.addEllipse(in: place.insetBy(dx: -0.9, dy: -0.9))
    let small = badge.fitted(into: place.insetBy(dx: 0.6, dy: 0.6))
    let demoted = base.steps.map { step -> Step in
      if case .fill(let shape, _) = step { return .fill(shape, .secondary) }
      return step
    }
    return SymbolGlyph(steps: demoted + [.erase(SymbolShape(path: gap))] + small.steps)
  }

  /// Returns the drawing inside a shape: cut out of a filled one, scaled down in an outlined one.
  private func enclosed(_ enclosure: SymbolEnclosure) -> SymbolGlyph? {
    let shapes: [SymbolShape]?
    var room = CGRect(x: 4, y: 4, width: 8, height: 8)
    let fill = enclosure.isFilled ? "-fill" : ""
    switch enclosure.shape {
    case .circle, .square, .octagon, .hexagon, .diamond:
      shapes = BootstrapIcons.shapes(of: enclosure.shape.rawValue + fill)
    case .shield:
      shapes = BootstrapIcons.shapes(of: "shield" + fill)
      room = CGRect(x: 4.5, y: 3.5, width: 7, height: 7)
    case .triangle:
      shapes = BootstrapIcons.shapes(of: "triangle" + fill)
      room = CGRect(x: 5, y: 6.5, width: 6, height: 6)
    case .app: shapes = BootstrapIcons.shapes(of: "square" + fill)
    case .seal: shapes = BootstrapIcons.shapes(of: "octagon" + fill)
    case .rectangle, .portrait, .capsule:
      let name = enclosure.shape.rawValue + (enclosure.isFilled ? ".fill" : "")
      let outline = OwnOutlines.outline(named: name)?.shapes(weight: 1) ?? []
      let fitted = SymbolGlyph(shapes: outline).fitted(into: Self.square)
      room = CGRect(x: 5, y: 5, width: 6, height: 6)
      shapes = fitted.steps.compactMap { if case .fill(let shape, _) = $0 { shape } else { nil } }
    }
    guard let shapes, !shapes.isEmpty else { return nil }
    let around = shapes.map { Step.fill($0, .secondary) }
    let inside = fitted(into: room).steps
    guard enclosure.isFilled else {
      return SymbolGlyph(
        steps: around
          + inside.map { step in
            if case .fill(let shape, _) = step { return .fill(shape, .primary) }
            return step
          })
    }
    return SymbolGlyph(
      steps: around
        + inside.map { step in
          switch step {
          case .fill(let shape, _): .stamp(shape)
          // What is erased on the inside is the enclosing shape again.
          case .erase(let shape), .stamp(let shape): .fill(shape, .secondary)
          }
        })
  }

  /// Separates an icon's enclosing shape from its contents by the size of its contours.
  func split(isFilled: Bool) -> SymbolGlyph {
    var contours: [(path: PathData, rule: CGPathFillRule, area: CGFloat)] = []
    for case .fill(let shape, _) in steps {
      contours += shape.contours.map {
        let bounds = $0.curveBounds
        return ($0, shape.rule, bounds.width * bounds.height)
      }
    }
    contours.sort { $0.area > $1.area }
    guard contours.count > 1 else { return self }
    let outerCount = isFilled ? 1 : contours[1].area > contours[0].area * 0.6 ? 2 : 1
    guard contours.count > outerCount else { return self }
    func joined(_ parts: ArraySlice<(path: PathData, rule: CGPathFillRule, area: CGFloat)>)
      -> SymbolShape
    {
      var path = PathData()
      for part in parts { path.append(part.path) }
      return SymbolShape(path: path, rule: parts.first?.rule ?? .winding)
    }
    let outer = joined(contours[..<outerCount])
    let inner = joined(contours[outerCount...])
    return SymbolGlyph(
      steps: [.fill(outer, .secondary), isFilled ? .stamp(inner) : .fill(inner, .primary)])
  }

  /// Returns the parts of a symbol with a variable value: the ones that a value lights, and the
  /// others.
  ///
  /// Parts are the contours, counted from the left, or from the bottom up if they are stacked.
  /// `nil` if there is only one part.
  package func parts(litBy value: Double) -> (lit: SymbolGlyph, unlit: SymbolGlyph)? {
    var contours: [SymbolShape] = []
    for case .fill(let shape, _) in steps {
      contours += shape.contours.map { SymbolShape(path: $0, rule: shape.rule) }
    }
    guard contours.count > 1 else { return nil }
    let bounds = contours.map(\.path.curveBounds)
    let spread = (bounds.map(\.midX).max() ?? 0) - (bounds.map(\.midX).min() ?? 0)
    let isStacked = spread < BootstrapIcons.side * 0.1
    let order = contours.indices.sorted { first, second in
      isStacked
        ? bounds[first].maxY > bounds[second].maxY : bounds[first].minX < bounds[second].minX
    }
    let share = value.isFinite ? min(max(value, 0), 1) : 1
    let count = Int((share * Double(contours.count)).rounded(.up))
    return (
      SymbolGlyph(shapes: order.prefix(count).map { contours[$0] }),
      SymbolGlyph(shapes: order.dropFirst(count).map { contours[$0] })
    )
  }
}
