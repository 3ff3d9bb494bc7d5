import Foundation

/// A run's snapshots in their order, wherever they are kept: what reports are written from.
///
/// A long run's snapshots lie on disk, so that only one is in memory at a time while they are read.
package protocol SnapshotSource: Sendable {
  var count: Int { get }

  /// What became of a snapshot; cheap, so that who looks for failures reads nothing else.
  func outcome(at index: Int) -> SnapshotOutcome

  /// All of a snapshot.
  func snapshot(at index: Int) -> SnapshotRecord

  /// A snapshot as JSON on one line without its end, keys sorted.
  func line(at index: Int) throws(RunRecordError) -> Data
}

extension [SnapshotRecord]: SnapshotSource {
  package func outcome(at index: Int) -> SnapshotOutcome { self[index].outcome }

  package func snapshot(at index: Int) -> SnapshotRecord { self[index] }

  package func line(at index: Int) throws(RunRecordError) -> Data {
    try RunRecordCoding.line(self[index])
  }
}

extension SnapshotSource {
  /// The places of the snapshots whose outcome a condition holds for.
  package func indices(where isIncluded: (SnapshotOutcome) -> Bool) -> [Int] {
    (0..<count).filter { isIncluded(outcome(at: $0)) }
  }

  /// The snapshots whose outcome a condition holds for, read one after the other.
  package func snapshots(
    where isIncluded: @escaping (SnapshotOutcome) -> Bool = { _ in true }
  ) -> AnySequence<SnapshotRecord> {
    AnySequence(
      (0..<count).lazy.filter { isIncluded(outcome(at: $0)) }.map { snapshot(at: $0) })
  }
}
