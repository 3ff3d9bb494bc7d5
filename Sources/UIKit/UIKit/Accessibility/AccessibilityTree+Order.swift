import Foundation

// VoiceOver moves from row to row, and within a row in reading direction.
extension AccessibilityTree {
  /// A node with the rectangle that determines its position in the order.
  struct Placed {
    var node: Node
    var frame: CGRect
    /// Greater priorities are read first, whatever the positions.
    var priority: Double = 0
  }

  /// The maximum distance of an element's top from the top of its row's first element: 8 points on
  /// phones, where AccessibilitySnapshot's examples found that more begins another row (medium),
  /// and 13 on larger screens (recalled; low).
  static func rowTolerance(_ idiom: UIUserInterfaceIdiom) -> CGFloat { idiom == .phone ? 8 : 13 }

  /// Sorts nodes by rows from the top, and within a row by their leading edges; nodes at the same
  /// position keep their order, which is the back-to-front order of the views.
  static func sorted(
    _ nodes: [Placed], isRightToLeft: Bool, tolerance: CGFloat
  ) -> [Placed] {
    let byTop = nodes.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }
    var result: [Placed] = []
    var row: [(offset: Int, element: Placed)] = []
    var top = CGFloat.zero
    func leading(_ frame: CGRect) -> CGFloat { isRightToLeft ? -frame.maxX : frame.minX }
    func closeRow() {
      result += row.sorted {
        let (a, b) = (leading($0.element.frame), leading($1.element.frame))
        return a != b ? a < b : $0.offset < $1.offset
      }.map(\.element)
      row = []
    }
    for node in byTop {
      if row.isEmpty {
        top = node.element.frame.minY
      } else if node.element.frame.minY - top > tolerance {
        closeRow()
        top = node.element.frame.minY
      }
      row.append((node.offset, node.element))
    }
    closeRow()
    if nodes.allSatisfy({ $0.priority == 0 }) { return result }
    return result.enumerated().sorted {
      let (a, b) = (($0.element.priority, $0.offset), ($1.element.priority, $1.offset))
      return a.0 != b.0 ? a.0 > b.0 : a.1 < b.1
    }.map(\.element)
  }
}
