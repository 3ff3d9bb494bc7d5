import Foundation
import Graphics

/// The project's own drawing of a symbol: lines with the same width, or areas.
package struct OwnOutline: Sendable {
  /// Lines between consecutive points.
  package var lines: [[CGPoint]] = []
  /// Stroked circles.
  package var circles: [CGRect] = []
  /// Filled discs.
  package var discs: [CGRect] = []
  /// Filled areas.
  var areas: [PathData] = []
  /// The width of the lines at regular weight.
  package var lineWidth: CGFloat = OwnOutlines.lineWidth
}

/// The project's own outlines, which bars also use.
package enum OwnOutlines {
  /// The width of lines in a box of some 22 points.
  package static let lineWidth: CGFloat = 5 / 3

  package static let plus = strokes([[(10.83, 2.83), (10.83, 19.17)], [(2.83, 11), (18.83, 11)]])
  package static let cross = strokes([[(4.5, 4.5), (17.5, 17.5)], [(17.5, 4.5), (4.5, 17.5)]])
  package static let checkmark = strokes([[(3.5, 12), (8.5, 17), (18, 5)]])
  package static let chevron = strokes([[(10.5, 2), (2.5, 10.5), (10.5, 19)]], width: 2.6)
  package static let magnifier = OwnOutline(
    lines: [[CGPoint(x: 14, y: 14), CGPoint(x: 19, y: 19)]],
    circles: [CGRect(x: 9.2 - 6.5, y: 9.2 - 6.5, width: 13, height: 13)])
  package static let ellipsis = OwnOutline(
    discs: [4, 11, 18].map { CGRect(x: $0 - 1.8, y: 9.2, width: 3.6, height: 3.6) })

  private static func strokes(
    _ lines: [[(CGFloat, CGFloat)]], width: CGFloat = lineWidth
  ) -> OwnOutline {
    OwnOutline(
      lines: lines.map { $0.map { CGPoint(x: $0.0, y: $0.1) } }, lineWidth: width)
  }

  /// The names that recipes use after `*`.
  package static let names = [
    "bed", "capsule", "capsule.fill", "checkmark", "chevron.down", "chevron.left", "chevron.right",
    "chevron.up", "circle.dashed", "crown", "crown.fill", "dot", "ellipsis", "forkknife",
    "magnifyingglass", "minus", "plus", "rectangle", "rectangle.fill", "rectangle.portrait",
    "rectangle.portrait.fill", "xmark",
  ]

  /// Returns an outline by its name in recipes.
  static func outline(named name: String) -> OwnOutline? {
    switch name {
    case "plus": plus
    case "xmark": cross
    case "checkmark": checkmark
    case "minus": strokes([[(2.83, 11), (18.83, 11)]])
    case "chevron.left": chevron
    case "chevron.right": chevron.turned(quarters: 2)
    case "chevron.up": chevron.turned(quarters: 1)
    case "chevron.down": chevron.turned(quarters: 3)
    case "magnifyingglass": magnifier
    case "ellipsis": ellipsis
    case "dot": OwnOutline(discs: [CGRect(x: 7, y: 7, width: 8, height: 8)])
    case "circle.dashed": dashedCircle
    case "capsule": ring(CGSize(width: 22, height: 13), radius: 6.5)
    case "capsule.fill": area(CGSize(width: 22, height: 13), radius: 6.5)
    case "rectangle": ring(CGSize(width: 22, height: 16), radius: 2.5)
    case "rectangle.fill": area(CGSize(width: 22, height: 16), radius: 2.5)
    case "rectangle.portrait": ring(CGSize(width: 16, height: 19), radius: 2.5)
    case "rectangle.portrait.fill": area(CGSize(width: 16, height: 19), radius: 2.5)
    case "crown": strokes([crown])
    case "crown.fill": OwnOutline(lines: strokes([crown]).lines, areas: [closed(crown)])
    case "bed":
      strokes([
        [(1, 4), (1, 18)], [(1, 14.5), (21, 14.5)], [(21, 18), (21, 11), (10, 8), (10, 14.5)],
        [(4, 10.5), (7, 10.5)],
      ])
    case "forkknife":
      strokes([
        [(3, 2), (3, 7), (6, 9), (9, 7), (9, 2)], [(6, 2), (6, 20)],
        [(15, 20), (15, 2), (18.5, 6), (18.5, 12), (15, 13)],
      ])
    default: nil
    }
  }

  private static let crown: [(CGFloat, CGFloat)] = [
    (4, 17), (2, 6), (7, 10), (11, 4), (15, 10), (20, 6), (18, 17), (4, 17),
  ]

  private static func closed(_ points: [(CGFloat, CGFloat)]) -> PathData {
    var path = PathData()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  private static func ring(_ size: CGSize, radius: CGFloat) -> OwnOutline {
    var path = PathData()
    path.addRoundedRect(
      CGRect(origin: .zero, size: size).insetBy(dx: lineWidth / 2, dy: lineWidth / 2),
      radii: .init(all: CGSize(width: radius - lineWidth / 2, height: radius - lineWidth / 2)))
    return OwnOutline(areas: [path.stroked(StrokeStyle(width: lineWidth))])
  }

  private static func area(_ size: CGSize, radius: CGFloat) -> OwnOutline {
    var path = PathData()
    path.addRoundedRect(
      CGRect(origin: .zero, size: size), radii: .init(all: CGSize(width: radius, height: radius)))
    return OwnOutline(areas: [path])
  }

  private static var dashedCircle: OwnOutline {
    var path = PathData()
    path.addEllipse(in: CGRect(x: 1, y: 1, width: 20, height: 20))
    let dash = 20 * CGFloat.pi / 24
    return OwnOutline(
      areas: [path.stroked(StrokeStyle(width: lineWidth, dash: [dash * 1.4, dash * 0.6]))])
  }
}

extension OwnOutline {
  /// Returns the outline rotated clockwise around the origin.
  fileprivate func turned(quarters: Int) -> OwnOutline {
    var turned = self
    turned.lines = lines.map { line in
      line.map { point in
        switch quarters % 4 {
        case 1: CGPoint(x: -point.y, y: point.x)
        case 2: CGPoint(x: -point.x, y: -point.y)
        case 3: CGPoint(x: point.y, y: -point.x)
        default: point
        }
      }
    }
    return turned
  }

  /// Returns the areas that the drawing covers.
  ///
  /// - Parameter weight: The width of the lines relative to regular weight.
  func shapes(weight: CGFloat) -> [SymbolShape] {
    let style = StrokeStyle(width: lineWidth * weight, cap: .round, join: .round)
    var strokes = PathData()
    for line in lines {
      for (index, point) in line.enumerated() {
        if index == 0 { strokes.move(to: point) } else { strokes.addLine(to: point) }
      }
    }
    for circle in circles { strokes.addEllipse(in: circle) }
    var result: [SymbolShape] = []
    if !strokes.isEmpty {
      result.append(SymbolShape(path: strokes.stroked(style, tolerance: 0.02)))
    }
    for disc in discs {
      var path = PathData()
      let growth = (weight - 1) * disc.width * 0.15
      path.addEllipse(in: disc.insetBy(dx: -growth, dy: -growth))
      result.append(SymbolShape(path: path))
    }
    return result + areas.map { SymbolShape(path: $0) }
  }
}
