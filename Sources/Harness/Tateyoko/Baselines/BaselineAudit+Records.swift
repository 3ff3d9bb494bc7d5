import Foundation
import RunRecord

extension BaselineAudit.Stale {
  /// The stale baseline as a snapshot.
  public var record: SnapshotRecord {
    .init(
      baseline: path, .stale,
      "No snapshot in the run used this baseline: \(reason.words).")
  }
}

extension BaselineAudit.Duplicate {
  /// A record for the baseline alone, in addition to the ones for the snapshots that share it.
  var record: SnapshotRecord {
    var record = SnapshotRecord(
      baseline: path, .error,
      "Two snapshots have this baseline: \(locations.joined(separator: " and ")).")
    record.id += " (twice)"
    return record
  }
}

extension SnapshotRecord {
  /// Creates a record of a baseline that nothing was compared with.
  fileprivate init(baseline path: String, _ outcome: SnapshotOutcome, _ message: String) {
    let identity = SnapshotIdentity(baseline: path)
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(
      id: identity.id, scenario: identity.scenario, name: name, outcome: outcome, message: message,
      baseline: path)
  }
}
