import Foundation
import RunRecord
import UIKit

/// The name of an assertion's invariant in records and messages.
struct InvariantPlace {
  let matrix: MatrixCheck
  let invariant: LayoutInvariant

  private var source: URL { URL(fileURLWithPath: "\(matrix.file)") }
  private var suite: String { source.deletingPathExtension().lastPathComponent }
  private var function: String {
    SnapshotNames.sanitized(String(matrix.testName.prefix { $0 != "(" }))
  }
  private var name: String {
    [function, "line-\(matrix.line)", SnapshotNames.sanitized("\(invariant)")]
      .filter { !$0.isEmpty }.joined(separator: ".")
  }

  var title: String { "\(suite)/\(function)" }

  /// Returns the record of a counterexample that hasn't been rendered yet.
  func record(_ cell: InvariantCheck.Cell, message: String) -> SnapshotRecord {
    let folder = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__/\(suite)")
    let identity = SnapshotIdentity(
      baseline: UsedBaselinesFile.relative(folder.appendingPathComponent(name).path))
    var record = SnapshotRecord(
      id: identity.id, scenario: identity.scenario, name: "\(invariant)",
      device: cell.config.device.id, deviceName: cell.config.device.name,
      os: "\(cell.config.os)", orientation: cell.config.orientation.snapshotName,
      location: "\(source.lastPathComponent):\(matrix.line)", outcome: .error, message: message)
    record.posture = cell.config.device.isFoldable ? cell.config.posture?.name : nil
    record.sourceFile = pathFromHere(source.path)
    record.sourceLine = Int(matrix.line)
    return record
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
