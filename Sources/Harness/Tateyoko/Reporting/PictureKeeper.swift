import Foundation
import RunRecord

/// Keeps the pictures of a run for review; called from any thread.
protocol PictureKeeper: Sendable {
  /// Keeps a picture that differs from its baseline, and adds the files to the record.
  func keep(
    _ difference: PictureDifference, _ capture: Capture, in record: inout SnapshotRecord) throws
  /// Keeps a picture that has no baseline to compare with.
  func keep(_ capture: Capture, in record: inout SnapshotRecord) throws
  /// Keeps a text next to the pictures; returns its path as the record stores it.
  func keep(text: String, as name: String, of record: SnapshotRecord) throws -> String?
  /// Keeps the future baseline of a text.
  func keepPending(_ data: Data, ending: String, in record: inout SnapshotRecord) throws
  /// Keeps a picture that differs from its baseline within the tolerance.
  func keepTolerated(
    _ difference: PictureDifference, _ capture: Capture, in record: inout SnapshotRecord) throws
  /// Keeps a picture that is equal to its baseline.
  func keepEqual(_ baseline: URL, _ capture: Capture, in record: inout SnapshotRecord) throws
}
