/// Decides which child of one node is which child of the other.
enum ChildMatching {
  struct Pair: Hashable {
    var old: Int
    var new: Int
  }

  /// Above this many comparisons children are paired by position.
  private static let alignmentLimit = 1_000_000

  /// Returns pairs in ascending order on both sides: the longest common sequence of children with
  /// the same class and identifier, then leftovers between two pairs that share either, in order.
  static func pairs(_ old: [LayoutNode], _ new: [LayoutNode]) -> [Pair] {
    let exact = longestCommonSequence(old, new) {
      $0.className == $1.className && $0.identifier == $1.identifier
    }
    var result: [Pair] = []
    var oldStart = 0
    var newStart = 0
    for pair in exact + [Pair(old: old.count, new: new.count)] {
      let gap = longestCommonSequence(
        Array(old[oldStart..<pair.old]), Array(new[newStart..<pair.new])
      ) {
        $0.className == $1.className || ($0.identifier != nil && $0.identifier == $1.identifier)
      }
      result += gap.map { Pair(old: $0.old + oldStart, new: $0.new + newStart) }
      if pair.old < old.count, pair.new < new.count { result.append(pair) }
      oldStart = pair.old + 1
      newStart = pair.new + 1
    }
    return result
  }

  private static func longestCommonSequence(
    _ old: [LayoutNode], _ new: [LayoutNode], _ isSame: (LayoutNode, LayoutNode) -> Bool
  ) -> [Pair] {
    var head = 0
    while head < min(old.count, new.count), isSame(old[head], new[head]) { head += 1 }
    var result = (0..<head).map { Pair(old: $0, new: $0) }
    let rows = old.count - head
    let columns = new.count - head
    guard rows > 0, columns > 0, rows * columns <= alignmentLimit else { return result }
    var lengths = [Int](repeating: 0, count: (rows + 1) * (columns + 1))
    for row in stride(from: rows - 1, through: 0, by: -1) {
      for column in stride(from: columns - 1, through: 0, by: -1) {
        let here = row * (columns + 1) + column
        lengths[here] =
          isSame(old[head + row], new[head + column])
          ? lengths[here + columns + 2] + 1
          : max(lengths[here + columns + 1], lengths[here + 1])
      }
    }
    var row = 0
    var column = 0
    while row < rows, column < columns {
      let here = row * (columns + 1) + column
      if isSame(old[head + row], new[head + column]) {
        result.append(Pair(old: head + row, new: head + column))
        row += 1
        column += 1
      } else if lengths[here + columns + 1] >= lengths[here + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return result
  }
}
