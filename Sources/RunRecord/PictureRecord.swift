/// A picture of a run: where it is, and how large.
public struct PictureRecord: Codable, Hashable, Sendable {
  /// The file's path, relative to the folder of the record.
  public var file: String
  /// Columns, in pixels.
  public var width: Int
  /// Rows, in pixels.
  public var height: Int
  /// Pixels per point, where known.
  public var scale: Double?

  public init(file: String, width: Int, height: Int, scale: Double? = nil) {
    self.file = file
    self.width = width
    self.height = height
    self.scale = scale
  }
}
