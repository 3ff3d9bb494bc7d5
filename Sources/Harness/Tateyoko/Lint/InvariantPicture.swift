import Foundation
import RunRecord
import UIKit

extension SnapshotRecord {
  /// Describes the screen that the snapshot shows.
  mutating func take(_ config: ViewImageConfig) {
    device = config.device.id
    deviceName = config.device.name
    os = "\(config.os)"
    orientation = config.orientation.snapshotName
    posture = config.device.isFoldable ? config.posture?.name : nil
  }
}

extension ArtifactFolder {
  /// Keeps a picture that shows a fault and is no baseline; it's added to the report along with its
  /// snapshot.
  func keepShown(
    _ snapshot: SnapshotRecord, _ capture: Capture, _ decision: RecordDecision
  ) throws -> (snapshot: SnapshotRecord, picture: URL, page: URL) {
    lock.lock()
    defer { lock.unlock() }
    let evidence = try open(decision)
    let picture = try evidence.report.store(capture.bitmap, scale: Double(capture.scale))
    var snapshot = snapshot
    snapshot.result = .error(
      .new(
        .init(
          picture: picture, layout: try evidence.report.store(layout: capture.tree.encoded()))))
    return (snapshot, evidence.url(of: picture), evidence.report.page)
  }
}
