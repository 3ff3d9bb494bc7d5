import Findings
import Foundation
import LayoutTrees
import RunRecord

/// Findings as JSON for other programs.
public enum FindingsJSON {
  /// The version of the format; it changes if a reader of the older one could misread the newer.
  public static let schema = 1

  private struct Document: Encodable {
    struct Counts: Encodable {
      var error, warning, note, ignored: Int
    }
    var schema = FindingsJSON.schema
    var toolVersion = ToolVersion.current
    var counts: Counts
    var screens: [Screen]
  }

  private struct Screen: Encodable {
    var screen: String
    var source: FindingSource?
    var cells: [FindingCell]
    var problems: [Problem]
    var troubles: [String]
  }

  private struct Problem: Encodable {
    var rule: FindingRule
    var severity: FindingSeverity
    var view: String
    var path: [String]
    var frame: LayoutArea
    /// The reason as data, and as text.
    var reason: FindingReason
    var words: String
    var source: FindingSource?
    /// The cell's name.
    var smallestCell: String
    /// The cells' names.
    var cells: [String]
    var onlyIn: String?
    /// An identifier that is the same in each run, even if the sources' lines move.
    var fingerprint: String
  }

  /// Encodes the findings in the order of the screens, and the number of ignored ones; identical
  /// findings result in identical bytes.
  public static func data(_ screens: [LintedScreen]) throws(ReportError) -> Data {
    let tally = FindingTally(screens)
    func count(_ severity: FindingSeverity) -> Int { tally.severities[severity] ?? 0 }
    let fingerprints = FindingFingerprints(screens)
    let document = Document(
      counts: .init(
        error: count(.error), warning: count(.warning), note: count(.note),
        ignored: tally.ignoredCount),
      screens: screens.enumerated().map { index, screen in
        Screen(
          screen: screen.screen, source: screen.source, cells: screen.cells,
          problems: screen.problems.enumerated().compactMap { position, problem in
            guard problem.ignored == nil else { return nil }
            let finding = problem.finding
            return Problem(
              rule: finding.rule, severity: finding.severity, view: finding.view,
              path: finding.path, frame: finding.frame, reason: finding.reason,
              words: finding.reason.words, source: finding.source,
              smallestCell: problem.smallestCell.name, cells: problem.cells,
              onlyIn: problem.onlyIn,
              fingerprint: fingerprints[index, position])
          }, troubles: screen.troubles)
      })
    return try encoded(document)
  }

  /// Encodes JSON for people and programs: with sorted keys, and numbers that JSON lacks as
  /// strings.
  static func encoded(_ value: some Encodable) throws(ReportError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return try encoder.encode(value) + Data("\n".utf8)
    } catch {
      throw .record(reason: "\(error)")
    }
  }
}
