/// The number of findings per severity, rule and device.
public struct FindingTally: Hashable, Sendable {
  /// The number of findings that aren't ignored, by severity; zeros are omitted.
  public private(set) var severities: [FindingSeverity: Int] = [:]
  /// The number of findings that aren't ignored, by rule; zeros are omitted.
  public private(set) var rules: [FindingRule: Int] = [:]
  /// The number of findings that occur on a device, by the device's name and the rule.
  public private(set) var devices: [String: [FindingRule: Int]] = [:]
  /// The devices of the cells, in order.
  public private(set) var deviceNames: [String] = []
  /// The number of ignored findings, including known ones.
  public private(set) var ignoredCount = 0
  /// The number of findings that are ignored because a list of known ones has them.
  public private(set) var knownCount = 0
  /// The number of screens with findings that aren't ignored.
  public private(set) var faultyScreenCount = 0
  public private(set) var screenCount = 0

  /// The number of findings that aren't ignored.
  public var count: Int { severities.values.reduce(0, +) }

  /// - Parameter ignored: The number of ignored findings in addition to the screens' ones.
  public init(_ screens: [LintedScreen] = [], ignored: Int = 0) {
    ignoredCount = ignored
    for screen in screens { add(screen) }
  }

  /// Adds a screen's findings.
  public mutating func add(_ screen: LintedScreen) {
    screenCount += 1
    var names: [String: String] = [:]
    for cell in screen.cells {
      names[cell.name] = cell.deviceName
      if devices[cell.deviceName] == nil {
        devices[cell.deviceName] = [:]
        deviceNames.append(cell.deviceName)
      }
    }
    var isFaulty = false
    for problem in screen.problems {
      guard problem.ignored == nil else {
        ignoredCount += 1
        if problem.ignored == KnownFindings.reason { knownCount += 1 }
        continue
      }
      isFaulty = true
      severities[problem.finding.severity, default: 0] += 1
      rules[problem.finding.rule, default: 0] += 1
      for device in Set(problem.cells.compactMap { names[$0] }) {
        devices[device, default: [:]][problem.finding.rule, default: 0] += 1
      }
    }
    if isFaulty { faultyScreenCount += 1 }
  }

  /// Returns the number of findings with at least this severity.
  public func count(atLeast severity: FindingSeverity) -> Int {
    severities.reduce(0) { $0 + ($1.key >= severity ? $1.value : 0) }
  }

  /// A description of the counts: “3 findings in 2 of 5 screens: 1 error, 2 warnings; 4 known, 1
  /// ignored”.
  public var words: String {
    func plural(_ count: Int, _ word: String) -> String {
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    let others = [(knownCount, "known"), (ignoredCount - knownCount, "ignored")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let ignored = others.isEmpty ? "" : "; \(others.joined(separator: ", "))"
    guard count > 0 else { return "no findings in \(plural(screenCount, "screen"))\(ignored)" }
    let parts = FindingSeverity.allCases.sorted(by: >).compactMap { severity in
      severities[severity].map { plural($0, severity.rawValue) }
    }
    let screens =
      screenCount == 1 ? "1 screen" : "\(faultyScreenCount) of \(screenCount) screens"
    return "\(plural(count, "finding")) in \(screens): \(parts.joined(separator: ", "))\(ignored)"
  }
}
