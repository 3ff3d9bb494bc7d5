import Foundation
import RunRecord

/// Keeps the pictures of a run for people to look at; called from any thread.
protocol PictureKeeper: Sendable {
  /// Keeps a picture that differs from its baseline, and notes the files in the record.
  func keep(
    _ difference: PictureDifference, _ capture: Capture, in record: inout SnapshotRecord) throws
  /// Keeps a picture that has no baseline to compare with.
  func keep(_ capture: Capture, in record: inout SnapshotRecord) throws
  /// Keeps a text beside the pictures; returns its path as the record names it.
  func keep(text: String, as name: String, of record: SnapshotRecord) throws -> String?
  /// Keeps what would be the new baseline of a text.
  func keepPending(_ data: Data, ending: String, in record: inout SnapshotRecord) throws
  /// Keeps a picture that differs from its baseline within the tolerance.
  func keepTolerated(
    _ difference: PictureDifference, _ capture: Capture, in record: inout SnapshotRecord) throws
  /// Keeps a picture that is equal to its baseline.
  func keepEqual(_ baseline: URL, _ capture: Capture, in record: inout SnapshotRecord) throws
}
