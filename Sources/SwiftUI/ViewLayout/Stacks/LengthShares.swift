/// The division of a length among a stack's children, or a grid's columns and rows (facts: layout §1.2, high).
///
/// Children of a higher priority are served first, from what remains when all lower ones have their minimum. Within a
/// priority the least flexible come first: each is proposed an equal share of the remaining length, and its answer is
/// subtracted. There is no second pass: a child that takes more than its share makes the stack overflow.
struct LengthShares {
  /// The length proposed to each child, in points.
  private(set) var proposals: [CGFloat]

  /// Divides a length.
  ///
  /// - Parameters:
  ///   - length: The finite length available to all children, in points.
  ///   - priorities: The priority of each child.
  ///   - answer: Returns a child's length for a proposed one. It's called with 0 and infinity if children compete for
  ///     space.
  init(of length: CGFloat, among priorities: [Double], answer: (Int, CGFloat) -> CGFloat) {
    proposals = [CGFloat](repeating: 0, count: priorities.count)
    let groups = Self.groups(priorities)
    // The minimum lengths of all later groups.
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

  /// Returns the children grouped by priority, highest first, each group in order.
  private static func groups(_ priorities: [Double]) -> [[Int]] {
    guard let first = priorities.first else { return [] }
    if priorities.allSatisfy({ $0 == first }) { return [Array(priorities.indices)] }
    let groups = Dictionary(grouping: priorities.indices) { priorities[$0] }
    return groups.sorted { $0.key > $1.key }.map(\.value)
  }

  /// Returns the children of a group by the difference of their answers to infinity and to 0, least first; equally
  /// flexible ones stay in order.
  private static func byFlexibility(
    _ group: [Int], _ answer: (Int, CGFloat) -> CGFloat
  ) -> [Int] {
    if group.count < 2 { return group }
    let flexible = group.map { child -> (child: Int, flexibility: CGFloat) in
      let flexibility = answer(child, .infinity) - answer(child, 0)
      // A child whose minimum is infinite isn't flexible.
      return (child, flexibility.isNaN ? 0 : flexibility)
    }
    return flexible.sorted { a, b in
      a.flexibility == b.flexibility ? a.child < b.child : a.flexibility < b.flexibility
    }.map(\.child)
  }
}
