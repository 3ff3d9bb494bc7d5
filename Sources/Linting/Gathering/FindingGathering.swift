import Findings

/// Gathers what was found in the cells of a matrix by fault.
///
/// Findings are of one fault if they are by one rule, for one kind of reason, of one view; rows of a
/// list count as one view.
package struct FindingGathering {
  private struct Fault: Hashable {
    var rule: FindingRule
    var path: [String]
    var kind: String
  }

  private struct Cases {
    var cells: Set<Int>
    var smallest: Int
    var finding: ScreenFinding
  }

  private let cells: [FindingCell]
  /// The cells in the order of plainness; the place of each.
  private let ranks: [Int]
  private var faults: [Fault] = []
  private var cases: [Fault: Cases] = [:]

  /// - Parameters:
  ///   - cells: All cells of the matrix, in its order.
  ///   - settings: How many settings of each cell differ from those that a device has at first.
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

  /// Adds what was found in some cells that are alike.
  package mutating func add(_ findings: [ScreenFinding], in indices: [Int]) {
    guard let smallest = indices.min(by: { ranks[$0] < ranks[$1] }) else { return }
    for finding in findings {
      let fault = Fault(
        rule: finding.rule, path: finding.pathOfRows, kind: finding.reason.kind)
      guard var known = cases[fault] else {
        faults.append(fault)
        cases[fault] = Cases(cells: Set(indices), smallest: smallest, finding: finding)
        continue
      }
      known.cells.formUnion(indices)
      if ranks[smallest] < ranks[known.smallest] {
        known.smallest = smallest
        known.finding = finding
      }
      cases[fault] = known
    }
  }

  /// The faults, the worst first, then in the order in which they were found.
  ///
  /// - Parameters:
  ///   - looked: The cells that were looked at.
  ///   - turned: Those in which the device was turned there and back.
  ///   - suppressions: What is meant as it is.
  package func problems(
    looked: [Int], turned: [Int] = [], ignoring suppressions: [FindingSuppression] = []
  ) -> [ScreenProblem] {
    let distinction = CellDistinction(cells, looked: looked)
    let turns = CellDistinction(cells, looked: turned)
    let problems = faults.compactMap { fault -> ScreenProblem? in
      guard let found = cases[fault] else { return nil }
      let failing = found.cells.sorted()
      return ScreenProblem(
        finding: found.finding, smallestCell: cells[found.smallest],
        cells: failing.map { cells[$0].name },
        onlyIn: (fault.rule == .changedByTurn ? turns : distinction).words(for: failing),
        ignored: suppressions.first { $0.matches(found.finding) }?.reason)
    }
    return FindingSeverity.allCases.sorted(by: >).flatMap { severity in
      problems.filter { $0.finding.severity == severity }
    }
  }
}
