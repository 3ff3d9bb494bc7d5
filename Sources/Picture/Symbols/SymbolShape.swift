import Foundation
import Graphics

/// A painted area.
package struct SymbolShape: Hashable, Sendable {
  package var path: PathData
  package var rule: CGPathFillRule

  package init(path: PathData, rule: CGPathFillRule = .winding) {
    self.path = path
    self.rule = rule
  }

  func applying(_ transform: CGAffineTransform) -> SymbolShape {
    SymbolShape(path: path.applying(transform), rule: rule)
  }

  /// The closed contours of the shape, each as a path.
  var contours: [PathData] {
    var found: [PathData] = []
    var current = PathData()
    path.forEach { element in
      switch element {
      case .move(let point):
        if current.verbs.count > 1 { found.append(current) }
        current = PathData()
        current.move(to: point)
      case .line(let point): current.addLine(to: point)
      case .quad(let control, let end): current.addQuadCurve(to: end, control: control)
      case .cubic(let first, let second, let end):
        current.addCurve(to: end, control1: first, control2: second)
      case .close: current.close()
      }
    }
    if current.verbs.count > 1 { found.append(current) }
    return found
  }
}
