import Foundation
import RunRecord

extension SnapshotSession {
  /// Adds the result of a snapshot to the run's record; called once per assertion.
  ///
  /// - Parameters:
  ///   - leftFiles: Whether files of the snapshot were kept.
  ///   - failure: The test's failure, if any.
  /// - Returns: The failure, which also mentions it if the report can't be written.
  func take(
    _ snapshot: SnapshotRecord, leftFiles: Bool = false, of failure: SnapshotFailure?,
    decision: RecordDecision
  ) -> SnapshotFailure? {
    do {
      try artifacts.take(snapshot, leftFiles: leftFiles, decision: decision)
      return failure
    } catch {
      guard var failure else { return nil }
      // The files of the failure couldn't be kept for the same reason.
      if !failure.details.contains(where: { $0.contains("\(error)") }) {
        failure.details.append("This failure could not be saved in the report: \(error)")
      }
      return failure
    }
  }

  /// Creates a failure of an assertion that has nothing to compare, and adds it to the run's
  /// record.
  ///
  /// - Parameters:
  ///   - location: The snapshot's location, if any. Its baseline counts as used: it isn't stale
  ///     just because the value can't be created.
  ///   - place: The assertion's location.
  func failure(
    _ headline: String, cause: String, at location: SnapshotLocation?, place: AssertionPlace,
    decision: RecordDecision
  ) -> SnapshotFailure {
    let failure = SnapshotFailure(
      kind: .error, title: location?.title ?? place.testName, headline: headline, cause: cause)
    let identity = location?.identity ?? place.identity
    var record = SnapshotRecord(
      id: identity.id, scenario: identity.scenario, name: location?.fileStem ?? identity.id,
      location: place.words, outcome: .error, message: failure.record,
      baseline: location.map { pathFromHere($0.file.path) })
    record.sourceFile = pathFromHere(place.file)
    record.sourceLine = Int(place.line)
    if let location {
      artifacts.noteUse(location.file.path, location: place.words, decision)
    }
    return take(record, of: failure, decision: decision) ?? failure
  }
}

/// The location of an assertion, to report errors before its snapshot has a name.
struct AssertionPlace {
  var file: String
  var testName: String
  var line: UInt

  private var source: URL { URL(fileURLWithPath: file) }

  /// The file and the line, as shown in reports.
  var words: String { "\(source.lastPathComponent):\(line)" }

  /// The identity in records: the line, because there is no name.
  var identity: SnapshotIdentity {
    let suite = source.deletingPathExtension().lastPathComponent
    let function = SnapshotNames.sanitized(String(testName.prefix { $0 != "(" }))
    let folder = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__/\(suite)")
    let name = [function, "line-\(line)"].filter { !$0.isEmpty }.joined(separator: ".")
    return SnapshotIdentity(
      baseline: UsedBaselinesFile.relative(folder.appendingPathComponent(name).path))
  }
}
