import Foundation
import Graphics

extension PathData {
  /// Returns the same outlines with every subpath traversed in reverse.
  func reversed() -> PathData {
    var parts: [(start: CGPoint, pieces: [Piece], isClosed: Bool)] = []
    forEach { element in
      switch element {
      case .move(let point):
        parts.append((point, [], false))
      case .close:
        if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      case .line(let end), .quad(_, let end), .cubic(_, _, let end):
        // Continues at the starting point of the closed subpath.
        if let last = parts.last, last.isClosed { parts.append((last.start, [], false)) }
        if parts.isEmpty { parts.append((end, [], false)) }
        let from = parts[parts.count - 1].pieces.last?.end ?? parts[parts.count - 1].start
        let curve: Curve
        switch element {
        case .quad(let control, _): curve = .quad(control)
        case .cubic(let control1, let control2, _): curve = .cubic(control1, control2)
        default: curve = .line
        }
        parts[parts.count - 1].pieces.append(Piece(start: from, end: end, curve: curve))
      }
    }
    var result = PathData()
    for part in parts {
      result.move(to: part.pieces.last?.end ?? part.start)
      for piece in part.pieces.reversed() {
        switch piece.curve {
        case .line: result.addLine(to: piece.start)
        case .quad(let control): result.addQuadCurve(to: piece.start, control: control)
        case .cubic(let control1, let control2):
          result.addCurve(to: piece.start, control1: control2, control2: control1)
        }
      }
      if part.isClosed { result.close() }
    }
    return result
  }

  private enum Curve {
    case line
    case quad(CGPoint)
    case cubic(CGPoint, CGPoint)
  }

  private struct Piece {
    var start: CGPoint
    var end: CGPoint
    var curve: Curve
  }
}
