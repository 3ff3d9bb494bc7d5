import Findings
import RunRecord

/// The page's overview of a run's findings.
struct PageFindings: Encodable {
  /// A view to fix, with its worst fault.
  struct Fix: Encodable {
    var severity: FindingSeverity
    var cause, screen, view, title, words, seen: String
    /// The number of findings that it fixes, and of cells that they occur in.
    var count, cells: Int
    /// The index of the snapshot that shows it, and of the finding in the snapshot.
    var at: [Int]
  }

  /// The maximum number: more would not be read.
  private static let maximumFixCount = 100

  var words: String
  var isLint: Bool
  /// The names of the cells, which ranges of findings refer to.
  var cells: [String]
  /// The rules with findings: name, title and count, in order.
  var rules: [Rule]
  /// The devices with findings: name, and the number of findings of each rule.
  var devices: [Device]
  var fixes: [Fix]
  /// The number of omitted fixes.
  var left: Int

  struct Rule: Encodable {
    var name, title: String
    var count: Int
  }

  struct Device: Encodable {
    var name: String
    var counts: [Int]
  }

  /// `nil` for a run without lint, or without findings.
  init?(_ run: RunFacts) {
    let (screens, places) = run.lintedScreens()
    guard !screens.isEmpty else { return nil }
    let tally = FindingTally(screens, ignored: run.header.lint?.ignored ?? 0)
    words = tally.words
    isLint = run.header.lint != nil
    cells = (run.header.lint?.cells ?? []).map(\.words)
    let found = FindingRule.allCases.filter { tally.rules[$0] != nil }
    rules = found.map { Rule(name: $0.rawValue, title: $0.title, count: tally.rules[$0] ?? 0) }
    devices = tally.deviceNames.compactMap { name in
      let counts = tally.devices[name] ?? [:]
      return counts.isEmpty ? nil : Device(name: name, counts: found.map { counts[$0] ?? 0 })
    }
    let groups = FindingGroup.all(in: screens)
    left = max(0, groups.count - Self.maximumFixCount)
    fixes = groups.prefix(Self.maximumFixCount).map { group in
      let member = group.members[0]
      let screen = screens[member.screen]
      let problem = screen.problems[member.problem]
      let place = places[member.screen][member.problem]
      return Fix(
        severity: group.severity, cause: group.cause, screen: screen.screen,
        view: problem.finding.view, title: problem.finding.rule.title,
        words: problem.finding.reason.words, seen: FindingWords.cells(problem, of: screen),
        count: group.members.count, cells: group.cellCount, at: [place.snapshot, place.finding])
    }
  }
}

/// A finding in a snapshot's row: an array, because there may be many; texts are indices in the
/// table.
struct FindingRow: Encodable {
  var texts: [Int?]
  var frame: [Double]
  var cells: String?

  init(_ found: SnapshotFinding, on screen: String, _ number: (String) -> Int) {
    let finding = found.finding
    let source = finding.source.map { "\($0.file):\($0.line)" }
    texts =
      [
        finding.rule.rawValue, finding.rule.title, finding.severity.rawValue, finding.view,
        finding.reason.words, finding.cause(on: screen),
      ].map(number) + [found.onlyIn, found.ignored, source].map { $0.map(number) }
    frame = [finding.frame.x, finding.frame.y, finding.frame.width, finding.frame.height]
    cells = found.cells.map(CellRanges.text)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for text in texts { try container.encode(text) }
    try container.encode(frame)
    if let cells { try container.encode(cells) }
  }
}
