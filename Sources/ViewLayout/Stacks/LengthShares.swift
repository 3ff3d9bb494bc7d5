/// How a stack divides a length among its children, and a grid among its columns and rows
/// (facts: layout §1.2, high).
///
/// Those of a higher priority are served first, from what is left when all lower ones have their
/// minimum. Within a priority the least flexible come first; each is proposed an equal part of what is
/// left for those still waiting, and what it answers, more or less, is taken off. There is no second
/// pass: who answers more than its part makes the stack overflow.
struct LengthShares {
  /// What each child is proposed, in points.
  private(set) var proposals: [CGFloat]

  /// Divides a length.
  ///
  /// - Parameters:
  ///   - length: What there is for all, in points; finite.
  ///   - priorities: A rank for each child.
  ///   - answer: The length that a child answers with to a proposed one: it is asked for 0 and infinity
  ///     where others compete with it.
  init(of length: CGFloat, among priorities: [Double], answer: (Int, CGFloat) -> CGFloat) {
    proposals = [CGFloat](repeating: 0, count: priorities.count)
    let groups = Self.groups(priorities)
    // What all groups after one need at least.
    var needs = [CGFloat](repeating: 0, count: groups.count)
    for place in groups.indices.dropLast().reversed() {
      needs[place] = groups[place + 1].reduce(needs[place + 1]) { $0 + answer($1, 0) }
    }
    var rest = length
    for (group, need) in zip(groups, needs) {
      var waiting = group.count
      for child in Self.byFlexibility(group, answer) {
        let share = (rest - need) / CGFloat(waiting)
        proposals[child] = share > 0 ? share : 0
        rest -= answer(child, proposals[child])
        waiting -= 1
      }
    }
  }

  /// The children by priority, highest first, each group in order.
  private static func groups(_ priorities: [Double]) -> [[Int]] {
    guard let first = priorities.first else { return [] }
    if priorities.allSatisfy({ $0 == first }) { return [Array(priorities.indices)] }
    let groups = Dictionary(grouping: priorities.indices) { priorities[$0] }
    return groups.sorted { $0.key > $1.key }.map(\.value)
  }

  /// The children of a group by the difference of their answers to infinity and to 0, least first;
  /// equally flexible ones stay in order.
  private static func byFlexibility(
    _ group: [Int], _ answer: (Int, CGFloat) -> CGFloat
  ) -> [Int] {
    if group.count < 2 { return group }
    let flexible = group.map { child -> (child: Int, flexibility: CGFloat) in
      let flexibility = answer(child, .infinity) - answer(child, 0)
      // Infinite at least, it can't give way.
      return (child, flexibility.isNaN ? 0 : flexibility)
    }
    return flexible.sorted { a, b in
      a.flexibility == b.flexibility ? a.child < b.child : a.flexibility < b.flexibility
    }.map(\.child)
  }
}
