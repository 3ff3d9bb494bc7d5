import Foundation

/// The facts of a run over snapshots: its settings, and the result of each snapshot.
public struct RunRecord: Codable, Hashable, Sendable {
  /// The version of the format that this code writes; it reads all earlier ones.
  public static let currentSchema = 4
  /// The name of the record's file in the folder of a run.
  public static let fileName = "run.json"

  /// The version of the format.
  public internal(set) var schema = currentSchema
  public var header: RunHeader
  public var snapshots: [SnapshotRecord]

  public init(header: RunHeader, snapshots: [SnapshotRecord] = []) {
    self.header = header
    self.snapshots = snapshots
  }

  /// The counts of the snapshots.
  public var tally: RunTally { RunTally(snapshots) }

  /// The number of snapshots per outcome; 0 for outcomes that didn't occur.
  public var counts: [SnapshotOutcome: Int] { tally.counts }

  /// The number of snapshots that need a review.
  public var failureCount: Int { snapshots.count { $0.outcome.isFailure } }

  /// A description of the counts, worst first: "3 changed, 1 missing, 40 equal (2 within the
  /// tolerance)".
  public var summary: String { tally.summary }

  /// Sorts the snapshots by scenario, then by identifier, with numbers in numeric order.
  ///
  /// Concurrent snapshots are added in the order they finish; sorted, the record is the same in
  /// each run.
  public mutating func sort() {
    snapshots = RunRecord.order(of: snapshots).map { snapshots[$0] }
  }

  /// Returns the indices of snapshots, sorted by scenario, then by identifier.
  static func order(of snapshots: [SnapshotRecord]) -> [Int] {
    snapshots.indices.sorted {
      let (one, other) = (snapshots[$0], snapshots[$1])
      return one.scenario != other.scenario
        ? isOrdered(one.scenario, other.scenario) : isOrdered(one.id, other.id)
    }
  }

  /// Adds another run's snapshots, such as another shard's or process's.
  ///
  /// For a snapshot in both, the one from `other` is kept, which is later.
  public mutating func merge(_ other: RunRecord) {
    var positions: [String: Int] = [:]
    for (index, snapshot) in snapshots.enumerated() {
      positions[snapshot.key] = index
    }
    for snapshot in other.snapshots {
      if let index = positions[snapshot.key] {
        // Stale means unused; here it was used.
        if snapshot.outcome == .stale, snapshots[index].outcome != .stale { continue }
        snapshots[index] = snapshot
      } else {
        positions[snapshot.key] = snapshots.count
        snapshots.append(snapshot)
      }
    }
  }

  /// Whether `one` comes before `other` in numeric order: "page 9" before "page 10".
  static func isOrdered(_ one: String, _ other: String) -> Bool {
    func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    let left = Array(one.utf8)
    let right = Array(other.utf8)
    var i = 0
    var j = 0
    while i < left.count, j < right.count {
      if isDigit(left[i]), isDigit(right[j]) {
        let leftEnd = left[i...].firstIndex { !isDigit($0) } ?? left.count
        let rightEnd = right[j...].firstIndex { !isDigit($0) } ?? right.count
        let a = left[i..<leftEnd].drop { $0 == 0x30 }
        let b = right[j..<rightEnd].drop { $0 == 0x30 }
        if a.count != b.count { return a.count < b.count }
        if !a.elementsEqual(b) { return a.lexicographicallyPrecedes(b) }
        i = leftEnd
        j = rightEnd
      } else {
        if left[i] != right[j] { return left[i] < right[j] }
        i += 1
        j += 1
      }
    }
    let restOfLeft = left.count - i
    let restOfRight = right.count - j
    if restOfLeft != restOfRight { return restOfLeft < restOfRight }
    return left.lexicographicallyPrecedes(right)
  }
}
