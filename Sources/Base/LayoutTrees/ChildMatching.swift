/// Matches the children of two nodes.
enum ChildMatching {
  struct Pair: Hashable {
    var old: Int
    var new: Int
  }

  /// The number of comparisons above which children are matched by position.
  private static let alignmentLimit = 1_000_000

  /// Returns pairs in ascending order on both sides: the longest common sequence of children with
  /// the same class and identifier, then remaining ones between two pairs that share either, in
  /// order.
  ///
  /// If a child was added or removed, children with the same text are matched first: if the second
  /// of three labels was removed, it's not the third that counts as removed because the second took
  /// on its text.
  static func pairs(_ old: [LayoutNode], _ new: [LayoutNode]) -> [Pair] {
    var rules: [(Child, Child) -> Bool] = [
      { $0.hasName(of: $1) },
      { $0.node.className == $1.node.className || $0.hasIdentifier(of: $1) },
    ]
    if old.count != new.count {
      rules.insert({ $0.hasName(of: $1) && $0.words != nil && $0.words == $1.words }, at: 0)
    }
    let readsWords = old.count != new.count
    func children(_ nodes: [LayoutNode]) -> ArraySlice<Child> {
      nodes.map { Child(node: $0, words: readsWords ? words(in: $0, depth: 3) : nil) }[...]
    }
    return pairs(children(old), children(new), by: rules[...])
  }

  private struct Child {
    var node: LayoutNode
    /// The first text that the child or one of its descendants shows.
    var words: String?

    func hasIdentifier(of other: Child) -> Bool {
      node.identifier != nil && node.identifier == other.node.identifier
    }

    func hasName(of other: Child) -> Bool {
      node.className == other.node.className && node.identifier == other.node.identifier
    }
  }

  /// Returns the first text that a view or one of its descendants shows.
  static func words(in node: LayoutNode, depth: Int) -> String? {
    for name in ["text", "title"] {
      if case .text(let words)? = node[name] { return words }
    }
    guard depth > 0 else { return nil }
    for child in node.children {
      if let words = words(in: child, depth: depth - 1) { return words }
    }
    return nil
  }

  /// Matches by the first rule, then the children between two pairs by the next.
  private static func pairs(
    _ old: ArraySlice<Child>, _ new: ArraySlice<Child>, by rules: ArraySlice<(Child, Child) -> Bool>
  ) -> [Pair] {
    guard let rule = rules.first, !old.isEmpty, !new.isEmpty else { return [] }
    let found = longestCommonSequence(Array(old), Array(new), rule).map {
      Pair(old: $0.old + old.startIndex, new: $0.new + new.startIndex)
    }
    var result: [Pair] = []
    var oldStart = old.startIndex
    var newStart = new.startIndex
    for pair in found + [Pair(old: old.endIndex, new: new.endIndex)] {
      result += pairs(
        old[oldStart..<pair.old], new[newStart..<pair.new], by: rules.dropFirst())
      if pair.old < old.endIndex, pair.new < new.endIndex { result.append(pair) }
      oldStart = pair.old + 1
      newStart = pair.new + 1
    }
    return result
  }

  private static func longestCommonSequence(
    _ old: [Child], _ new: [Child], _ isSame: (Child, Child) -> Bool
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
