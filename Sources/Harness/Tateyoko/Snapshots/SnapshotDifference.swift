import Foundation

/// The difference between a snapshot and its baseline.
public struct SnapshotDifference: Sendable {
  /// A description of the difference, one fact per line.
  public var message: String
  /// The cause in one line, identical for identical causes.
  public var cause: String?
  /// Files that show the difference, kept next to the reference and the new snapshot.
  public var attachments: [Attachment]
  /// The compared pictures, if the format is a picture.
  var picture: ComparedPicture?

  /// Creates a difference.
  ///
  /// - Parameters:
  ///   - message: A description of the difference, one fact per line.
  ///   - attachments: Files that show the difference.
  ///   - cause: The cause in one line, which the report groups by and the message starts with.
  public init(message: String, attachments: [Attachment] = [], cause: String? = nil) {
    self.message = cause.map { "cause     \($0)\n\(message)" } ?? message
    self.cause = cause
    self.attachments = attachments
  }

  /// A file that shows a difference.
  public struct Attachment: Sendable {
    /// The last part of the file's name, such as `diff.png`.
    public var name: String
    /// The contents of the file.
    public var data: Data

    /// Creates a file to keep next to the snapshot.
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
