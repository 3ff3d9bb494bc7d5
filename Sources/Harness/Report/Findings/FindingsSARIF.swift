import Findings
import Foundation
import RunRecord

/// Findings as SARIF 2.1.0, which GitHub and editors show next to the code.
///
/// Sources: OASIS, “Static Analysis Results Interchange Format (SARIF) Version 2.1.0”; GitHub's
/// “SARIF support for code scanning”, which requires relative paths, a physical location for each
/// result and `partialFingerprints`.
public enum FindingsSARIF {
  /// Returns the findings as a single run.
  ///
  /// - Parameters:
  ///   - fallback: The file for findings with an unknown source, such as the package's manifest,
  ///     relative to the repository's root.
  ///   - path: Converts a path of a finding to one relative to the repository's root; `nil` for one
  ///     outside of it.
  /// - Throws: A ``ReportError`` if the findings can't be encoded as JSON.
  public static func data(
    _ screens: [LintedScreen], fallback: String = "Package.swift",
    path: (String) -> String? = { $0 }
  ) throws(ReportError) -> Data {
    let rules = FindingRule.allCases.map(Rule.init)
    let places = Dictionary(
      uniqueKeysWithValues: FindingRule.allCases.enumerated().map { ($1, $0) })
    let fingerprints = FindingFingerprints(screens)
    var results: [Result] = []
    for (index, screen) in screens.enumerated() {
      for (position, problem) in screen.problems.enumerated() {
        let finding = problem.finding
        results.append(
          Result(
            ruleId: finding.rule.rawValue, ruleIndex: places[finding.rule] ?? 0,
            level: level(finding.severity),
            message: Text(text: FindingWords.line(problem, on: screen)),
            locations: [
              location(of: problem, on: screen, fallback: fallback, path: path)
            ],
            partialFingerprints: [fingerprintName: fingerprints[index, position]],
            suppressions: problem.ignored.map { [Suppression(justification: $0)] },
            properties: .init(
              screen: screen.screen, cells: problem.cells,
              smallestCell: problem.smallestCell.name, onlyIn: problem.onlyIn)))
      }
    }
    // A screen that couldn't be checked isn't a finding, but must not be lost either.
    let troubles = screens.flatMap { screen in
      screen.troubles.map { Notification(message: Text(text: "\(screen.screen): \($0)")) }
    }
    let log = Log(
      runs: [
        Run(
          tool: Tool(
            driver: Driver(version: ToolVersion.current, rules: rules)),
          invocations: [
            Invocation(
              executionSuccessful: troubles.isEmpty,
              toolExecutionNotifications: troubles.isEmpty ? nil : troubles)
          ], results: results)
      ])
    return try FindingsJSON.encoded(log)
  }

  private static let fingerprintName = "tateyokoFinding/v1"

  private static func level(_ severity: FindingSeverity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }

  private static func location(
    of problem: ScreenProblem, on screen: LintedScreen, fallback: String,
    path: (String) -> String?
  ) -> Location {
    let known = FindingWords.location(of: problem, on: screen, path: path)
    return Location(
      physicalLocation: .init(
        artifactLocation: .init(uri: uri(known?.file ?? fallback)),
        region: .init(startLine: max(1, known?.line ?? 1))),
      logicalLocations: [
        .init(
          name: problem.finding.view,
          fullyQualifiedName: "\(screen.screen)/\(problem.finding.place)", kind: "element")
      ])
  }

  /// Returns a relative path as a URI reference, percent-encoded component by component.
  static func uri(_ path: String) -> String {
    let allowed = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~+@,=()!$&'*")
    return path.split(separator: "/").map {
      $0.addingPercentEncoding(withAllowedCharacters: allowed) ?? String($0)
    }.joined(separator: "/")
  }

  // MARK: The format, as far as it is used

  private struct Log: Encodable {
    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]
  }

  private struct Run: Encodable {
    var tool: Tool
    var columnKind = "utf16CodeUnits"
    var invocations: [Invocation]
    var results: [Result]
  }

  private struct Tool: Encodable { var driver: Driver }

  private struct Driver: Encodable {
    var name = "Tateyoko"
    var version: String
    var rules: [Rule]
  }

  private struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]?
  }

  private struct Notification: Encodable {
    var level = "error"
    var message: Text
  }

  private struct Text: Encodable { var text: String }

  private struct Help: Encodable { var text, markdown: String }

  private struct Rule: Encodable {
    struct Configuration: Encodable { var level: String }
    struct Properties: Encodable { var tags: [String] }
    var id, name: String
    var shortDescription, fullDescription: Text
    var help: Help
    var defaultConfiguration = Configuration(level: "warning")
    var properties: Properties

    init(_ rule: FindingRule) {
      id = rule.rawValue
      // The standard requires a name in Pascal case.
      name = rule.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined()
      shortDescription = Text(text: rule.title)
      fullDescription = Text(text: rule.summary)
      help = Help(
        text: "\(rule.summary) \(rule.remedy)", markdown: "\(rule.summary)\n\n\(rule.remedy)")
      let isAboutAccess: Set<FindingRule> = [
        .contrast, .fixedTextSize, .missingLabel, .touchTarget, .truncatedText,
      ]
      properties = Properties(
        tags: isAboutAccess.contains(rule) ? ["accessibility", "layout"] : ["layout"])
    }
  }

  private struct Result: Encodable {
    struct Properties: Encodable {
      var screen: String
      var cells: [String]
      var smallestCell: String
      var onlyIn: String?
    }
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Text
    var locations: [Location]
    var partialFingerprints: [String: String]
    var suppressions: [Suppression]?
    var properties: Properties
  }

  private struct Suppression: Encodable {
    // Suppressed outside of the source file at the location.
    var kind = "external"
    var status = "accepted"
    var justification: String
  }

  private struct Location: Encodable {
    struct Physical: Encodable {
      var artifactLocation: Artifact
      var region: Region
    }
    struct Artifact: Encodable {
      var uri: String
      var uriBaseId = "%SRCROOT%"
    }
    struct Region: Encodable { var startLine: Int }
    struct Logical: Encodable { var name, fullyQualifiedName, kind: String }
    var physicalLocation: Physical
    var logicalLocations: [Logical]
  }
}
