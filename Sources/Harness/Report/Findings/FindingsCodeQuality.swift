import Findings
import Foundation
import RunRecord

/// Findings as JSON that GitLab shows next to a merge request's changes.
///
/// Source: GitLab's documentation of the code quality report, as for ``GitLabCodeQuality``.
public enum FindingsCodeQuality {
  /// Returns an entry per finding that isn't ignored, in the order of the screens.
  ///
  /// - Parameters:
  ///   - fallback: The file for findings with an unknown source, relative to the repository's root.
  ///   - path: Converts a path of a finding to one relative to the repository's root; `nil` for one
  ///     outside of it.
  /// - Throws: A ``ReportError`` if the findings can't be encoded as JSON.
  public static func data(
    _ screens: [LintedScreen], fallback: String = "Package.swift",
    path: (String) -> String? = { $0 }
  ) throws(ReportError) -> Data {
    let fingerprints = FindingFingerprints(screens)
    var entries: [GitLabCodeQuality.Entry] = []
    for (index, screen) in screens.enumerated() {
      for (position, problem) in screen.problems.enumerated() where problem.ignored == nil {
        let place = FindingWords.location(of: problem, on: screen, path: path)
        entries.append(
          .init(
            description: FindingWords.line(problem, on: screen),
            check_name: problem.finding.rule.rawValue, fingerprint: fingerprints[index, position],
            severity: severity(problem.finding.severity),
            location: .init(
              path: place?.file ?? fallback, lines: .init(begin: max(1, place?.line ?? 1)))))
      }
    }
    return try GitLabCodeQuality.encoded(entries)
  }

  private static func severity(_ severity: FindingSeverity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "major"
    case .note: "info"
    }
  }
}
