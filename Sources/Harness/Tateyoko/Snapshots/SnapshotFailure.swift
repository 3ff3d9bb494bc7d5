import Foundation
import RunRecord

/// A failure of an assertion, in parts: failures with the same cause are reported together.
struct SnapshotFailure: Sendable {
  /// What happened to the baseline.
  enum Kind: String, Sendable {
    case different
    case missing
    /// A missing baseline was written.
    case recorded
    /// A baseline was overwritten.
    case recordedAnew
    /// The snapshot is equal, but the run records, or has recorded it before.
    case recording
    case unreadable
    case nameTaken
    /// The snapshot couldn't be created, compared or written.
    case error
  }

  var kind: Kind
  /// The snapshot, such as `CellTests/testCell.wide`.
  var title: String
  /// A sentence about what happened.
  var headline: String
  /// The differences, file by file, and what to do.
  var details: [String] = []
  /// The details about the posture of a foldable device, which each failure with the same cause has
  /// for itself.
  var foldLines: [String] = []
  /// The record mode and its source.
  var footer: [String] = []
  /// What the failure shares with others of the same cause.
  var cause: String
  /// The files that show the failure, by label.
  var files: [(name: String, file: URL)] = []

  /// The text for the run's record.
  var record: String {
    ([headline] + details).map { CappedText.lines($0) }.joined(separator: "\n")
  }

  /// The whole failure, one fact per line, without terminal control characters; long parts are
  /// truncated.
  var message: String {
    let parts = ([headline] + details + footer).filter { !$0.isEmpty }
    return parts.flatMap { HarmlessText.lines(CappedText.lines($0)) }.joined(separator: "\n")
  }
}
