import Foundation
import RunRecord

/// Why an assertion fails, in parts: several of the same cause are reported together.
struct SnapshotFailure: Sendable {
  /// What happened to the baseline.
  enum Kind: String, Sendable {
    case different
    case missing
    /// A baseline was written that was not there.
    case recorded
    /// A baseline was written over another.
    case recordedAnew
    /// It is equal, but the run records, or has recorded it before.
    case recording
    case unreadable
    case nameTaken
    /// It could not be made, compared or written.
    case error
  }

  var kind: Kind
  /// The snapshot, such as `CellTests/testCell.wide`.
  var title: String
  /// What happened, in a sentence.
  var headline: String
  /// What is different, file by file, and what to do.
  var details: [String] = []
  /// What of the details is about the posture of a foldable device, which failures of the same cause
  /// each have for themselves.
  var foldLines: [String] = []
  /// The record mode with its source.
  var footer: [String] = []
  /// What the failure has in common with others of the same cause.
  var cause: String
  /// The files that show it, by what they are called.
  var files: [(name: String, file: URL)] = []

  /// What the run's record contains about it.
  var record: String {
    ([headline] + details).map { CappedText.lines($0) }.joined(separator: "\n")
  }

  /// All of it, one fact a line, without orders for a terminal; of long parts the beginning.
  var message: String {
    let parts = ([headline] + details + footer).filter { !$0.isEmpty }
    return parts.flatMap { HarmlessText.lines(CappedText.lines($0)) }.joined(separator: "\n")
  }
}
