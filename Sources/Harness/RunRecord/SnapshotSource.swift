import Foundation

/// A run's snapshots in order, regardless of their storage: the input of reports.
///
/// A long run's snapshots are on disk, so that only one is in memory at a time while they are read.
package protocol SnapshotSource: Sendable {
  var count: Int { get }

  /// Returns a snapshot's outcome; cheap, so that searching for failures reads nothing else.
  func outcome(at index: Int) -> SnapshotOutcome

  /// Returns a whole snapshot.
  func snapshot(at index: Int) -> SnapshotRecord

  /// Returns a snapshot as JSON on a single line without a line break, with sorted keys.
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
  /// Returns the indices of the snapshots whose outcome satisfies a condition.
  package func indices(where isIncluded: (SnapshotOutcome) -> Bool) -> [Int] {
    (0..<count).filter { isIncluded(outcome(at: $0)) }
  }

  /// Returns the snapshots whose outcome satisfies a condition, read one after the other.
  package func snapshots(
    where isIncluded: @escaping (SnapshotOutcome) -> Bool = { _ in true }
  ) -> AnySequence<SnapshotRecord> {
    AnySequence(
      (0..<count).lazy.filter { isIncluded(outcome(at: $0)) }.map { snapshot(at: $0) })
  }
}
