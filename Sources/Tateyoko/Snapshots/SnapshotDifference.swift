import Foundation

/// What differs between a snapshot and its baseline.
public struct SnapshotDifference: Sendable {
  /// The difference in words, one fact a line.
  public var message: String
  /// Why it differs, in one line: the same words wherever the same thing happened.
  public var cause: String?
  /// Files that show the difference, left beside the reference and the new snapshot.
  public var attachments: [Attachment]
  /// The compared pictures, where the format is a picture.
  var picture: ComparedPicture?

  /// Creates a difference.
  ///
  /// - Parameter cause: What differs in one line, for the report to group by; it stands first in
  ///   the message, too.
  public init(message: String, attachments: [Attachment] = [], cause: String? = nil) {
    self.message = cause.map { "cause     \($0)\n\(message)" } ?? message
    self.cause = cause
    self.attachments = attachments
  }

  /// A file that shows a difference.
  public struct Attachment: Sendable {
    /// The last part of the file's name, such as `diff.png`.
    public var name: String
    public var data: Data

    /// Creates a file to be left beside the snapshot.
    public init(name: String, data: Data) {
      self.name = name
      self.data = data
    }
  }
}

/// A picture with its difference from the baseline.
struct ComparedPicture: Sendable {
  var difference: PictureDifference
  var capture: Capture
}
