/// A picture of a run: its file and size.
public struct PictureRecord: Codable, Hashable, Sendable {
  /// The file's path, relative to the folder of the record.
  public var file: String
  /// The width, in pixels.
  public var width: Int
  /// The height, in pixels.
  public var height: Int
  /// The scale in pixels per point, if known.
  public var scale: Double?

  public init(file: String, width: Int, height: Int, scale: Double? = nil) {
    self.file = file
    self.width = width
    self.height = height
    self.scale = scale
  }
}
