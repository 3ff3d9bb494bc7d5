/// Findings that a single change fixes, such as one view's on many devices and by several
/// rules.
public struct FindingGroup: Hashable, Sendable {
  /// A finding of the group, by the indices of its screen and its problem.
  public struct Member: Hashable, Sendable {
    public var screen: Int
    public var problem: Int
  }

  /// The cause to fix; see ``ScreenFinding/cause(on:)``.
  public var cause: String
  /// The worst severity of the members.
  public var severity: FindingSeverity
  /// The findings, the worst first.
  public var members: [Member]
  /// The number of cells, over all screens, that show at least one member.
  public var cellCount: Int

  /// Returns the groups in order of urgency: the worst severity, then the most cells. Ignored
  /// findings are left out.
  public static func all(in screens: [LintedScreen]) -> [FindingGroup] {
    var places: [String: Int] = [:]
    var groups: [FindingGroup] = []
    var cells: [[Int: Set<String>]] = []
    for (screen, linted) in screens.enumerated() {
      for (index, problem) in linted.problems.enumerated() where problem.ignored == nil {
        let finding = problem.finding
        let cause = finding.cause(on: linted.screen)
        let place = places[cause, default: groups.count]
        if place == groups.count {
          places[cause] = place
          groups.append(
            FindingGroup(cause: cause, severity: finding.severity, members: [], cellCount: 0))
          cells.append([:])
        }
        groups[place].severity = max(groups[place].severity, finding.severity)
        groups[place].members.append(Member(screen: screen, problem: index))
        cells[place][screen, default: []].formUnion(problem.cells)
      }
    }
    for index in groups.indices {
      groups[index].cellCount = cells[index].values.reduce(0) { $0 + $1.count }
      groups[index].members = sorted(groups[index].members) {
        let problem = screens[$0.screen].problems[$0.problem]
        return (problem.finding.severity, problem.cells.count)
      }
    }
    return sorted(groups) { ($0.severity, $0.cellCount) }
  }

  /// Sorts values in descending order; equal ones keep their order.
  private static func sorted<Value>(
    _ values: [Value], by rank: (Value) -> (FindingSeverity, Int)
  ) -> [Value] {
    let ranks = values.map(rank)
    return values.indices.sorted {
      ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] > ranks[$1]
    }.map { values[$0] }
  }
}
