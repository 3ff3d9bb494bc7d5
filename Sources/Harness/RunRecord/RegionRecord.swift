/// A rectangle of a picture, in pixels from the top left, with the amount of differences in it.
public struct RegionRecord: Codable, Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int
  public var pixelCount: Int

  public init(x: Int, y: Int, width: Int, height: Int, pixelCount: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.pixelCount = pixelCount
  }
}
