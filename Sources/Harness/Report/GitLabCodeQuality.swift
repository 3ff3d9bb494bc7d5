import Foundation
import RunRecord

/// A run as JSON that GitLab shows next to a merge request's changes.
///
/// GitLab reads `description`, `check_name`, `fingerprint`, `severity` and a path with a line from
/// each entry; a fingerprint is shown once. Source: GitLab's documentation of the code quality
/// report.
public enum GitLabCodeQuality {
  struct Entry: Encodable {
    struct Location: Encodable {
      struct Lines: Encodable { var begin: Int }
      var path: String
      var lines: Lines
    }
    var description: String
    var check_name: String
    var fingerprint: String
    var severity: String
    var location: Location
  }

  /// Returns an entry per failed snapshot, and a minor one per stale baseline; for a lint, one per
  /// finding.
  ///
  /// - Parameter path: Converts a path of the record to one relative to the repository's root;
  ///   `nil` for one outside of it.
  public static func json(
    _ record: RunRecord, path: (String) -> String? = { $0 }
  ) throws(ReportError) -> Data {
    func fingerprint(_ texts: [String]) -> String {
      var hash = StableHash()
      texts.forEach { hash.add($0) }
      return hash.text
    }
    if record.header.lint != nil {
      return try FindingsCodeQuality.data(RunFacts(record).lintedScreens().screens, path: path)
    }
    let entries = record.snapshots.compactMap { snapshot -> Entry? in
      guard record.header.isFailure(snapshot) || snapshot.outcome == .stale else { return nil }
      let source = snapshot.sourceFile.flatMap(path)
      guard let file = source ?? snapshot.baseline.flatMap(path) else { return nil }
      let environment = snapshot.environment
      let name = "\(snapshot.scenario) · \(snapshot.name)"
      let title = environment.isEmpty ? name : "\(name) · \(environment)"
      return Entry(
        description: "\(title): \(snapshot.brief)",
        check_name: "snapshot-\(snapshot.outcome.rawValue)",
        fingerprint: fingerprint(
          [snapshot.scenario, snapshot.id, snapshot.outcome.rawValue, snapshot.brief]),
        severity: record.header.isFailure(snapshot) ? "major" : "minor",
        location: .init(
          path: file, lines: .init(begin: source == nil ? 1 : max(1, snapshot.sourceLine ?? 1))))
    }
    return try encoded(entries)
  }

  static func encoded(_ entries: [Entry]) throws(ReportError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(entries) + Data("\n".utf8)
    } catch {
      throw .record(reason: "\(error)")
    }
  }
}
