import RunRecord

/// Snapshots that have something in common, in the order in which they were met.
struct SnapshotGroup {
  var name: String
  var snapshots: [SnapshotRecord]

  static func byScenario(_ snapshots: [SnapshotRecord]) -> [SnapshotGroup] {
    groups(snapshots) { $0.scenario }
  }

  /// By device and OS version.
  static func byDevice(_ snapshots: [SnapshotRecord]) -> [SnapshotGroup] {
    groups(snapshots) { device($0) }
  }

  static func device(_ snapshot: SnapshotRecord) -> String {
    guard let device = snapshot.deviceName ?? snapshot.device else { return "" }
    return snapshot.system.map { "\(device) · \($0)" } ?? device
  }

  private static func groups(
    _ snapshots: [SnapshotRecord], _ name: (SnapshotRecord) -> String
  ) -> [SnapshotGroup] {
    var positions: [String: Int] = [:]
    var result: [SnapshotGroup] = []
    for snapshot in snapshots {
      let key = name(snapshot)
      if let position = positions[key] {
        result[position].snapshots.append(snapshot)
      } else {
        positions[key] = result.count
        result.append(SnapshotGroup(name: key, snapshots: [snapshot]))
      }
    }
    return result
  }
}
