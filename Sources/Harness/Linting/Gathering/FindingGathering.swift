import Findings

/// Groups the findings in the cells of a matrix by fault.
///
/// Findings belong to the same fault if they have the same rule, kind of reason and view; rows of a
/// list count as one view.
package struct FindingGathering {
  private struct Fault: Hashable {
    var rule: FindingRule
    var path: [String]
    var kind: String

    init(_ finding: ScreenFinding) {
      rule = finding.rule
      path = finding.pathOfRows
      kind = finding.reason.kind
    }
  }

  /// The first occurrence of a fault: the index of the layout, and the index among its findings.
  fileprivate struct Place: Comparable, Codable {
    var order: Int
    var number: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.order, left.number) < (right.order, right.number)
    }
  }

  private struct Cases {
    var first: Place
    var cells: Set<Int>
    var smallest: Int
    var finding: ScreenFinding
  }

  /// A part of the findings, which can be added to another part.
  package struct Part: Codable, Sendable {
    fileprivate struct Case: Codable {
      var first: Place
      var cells: [Int]
      var smallest: Int
      var finding: ScreenFinding
    }

    fileprivate var cases: [Case]
  }

  private let cells: [FindingCell]
  /// The rank of each cell in the order of plainness.
  private let ranks: [Int]
  private var cases: [Fault: Cases] = [:]

  /// - Parameters:
  ///   - cells: All cells of the matrix, in order.
  ///   - settings: The number of settings of each cell that differ from a device's initial ones.
  package init(cells: [FindingCell], settings: [Int]) {
    self.cells = cells
    let order = cells.indices.sorted { left, right in
      func key(_ index: Int) -> (Int, Double, Int) {
        let cell = cells[index]
        return (
          settings.indices.contains(index) ? settings[index] : 0, cell.width * cell.height, index
        )
      }
      return key(left) < key(right)
    }
    var ranks = [Int](repeating: 0, count: cells.count)
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    self.ranks = ranks
  }

  /// Adds the findings in cells that are laid out alike.
  ///
  /// - Parameter order: The index of their layout, which may be added in any order.
  package mutating func add(_ findings: [ScreenFinding], in indices: [Int], order: Int) {
    guard let smallest = indices.min(by: { ranks[$0] < ranks[$1] }) else { return }
    for (number, finding) in findings.enumerated() {
      add(
        Cases(
          first: Place(order: order, number: number), cells: Set(indices), smallest: smallest,
          finding: finding))
    }
  }

  private mutating func add(_ new: Cases) {
    let fault = Fault(new.finding)
    guard var known = cases.removeValue(forKey: fault) else {
      cases[fault] = new
      return
    }
    known.cells.formUnion(new.cells)
    // In a cell, the first finding represents the fault.
    let isFirst = new.first < known.first
    if ranks[new.smallest] < ranks[known.smallest] || (new.smallest == known.smallest && isFirst) {
      known.smallest = new.smallest
      known.finding = new.finding
    }
    if isFirst { known.first = new.first }
    cases[fault] = known
  }

  // MARK: Parts

  /// All findings so far.
  package var part: Part {
    let inOrder = cases.values.sorted { $0.first < $1.first }
    return Part(
      cases: inOrder.map {
        Part.Case(
          first: $0.first, cells: $0.cells.sorted(), smallest: $0.smallest, finding: $0.finding)
      })
  }

  /// Adds the findings in other cells of the same matrix.
  package mutating func add(_ part: Part) {
    for one in part.cases {
      add(
        Cases(
          first: one.first, cells: Set(one.cells), smallest: one.smallest, finding: one.finding))
    }
  }

  /// Returns the faults, the worst first, then in the order of layouts and of findings.
  ///
  /// - Parameters:
  ///   - looked: The cells that were checked.
  ///   - turned: The cells where the device was rotated there and back.
  ///   - suppressions: The findings to ignore.
  package func problems(
    looked: [Int], turned: [Int] = [], ignoring suppressions: [FindingSuppression] = []
  ) -> [ScreenProblem] {
    let distinction = CellDistinction(cells, looked: looked)
    let turns = CellDistinction(cells, looked: turned)
    let problems = cases.values.sorted { $0.first < $1.first }.map { found in
      let failing = found.cells.sorted()
      return ScreenProblem(
        finding: found.finding, smallestCell: cells[found.smallest],
        cells: failing.map { cells[$0].name },
        onlyIn: (found.finding.rule == .changedByTurn ? turns : distinction).words(for: failing),
        ignored: suppressions.first { $0.matches(found.finding) }?.reason)
    }
    return FindingSeverity.allCases.sorted(by: >).flatMap { severity in
      problems.filter { $0.finding.severity == severity }
    }
  }
}
