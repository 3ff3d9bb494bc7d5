/// A rectangle of whole pixels, relative to the top left.
public struct PixelRect: Hashable, Sendable, Codable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The first column to the right of it.
  public var maxX: Int { x + width }
  /// The first row below it.
  public var maxY: Int { y + height }

  func contains(x: Int, y: Int) -> Bool {
    x >= self.x && x < maxX && y >= self.y && y < maxY
  }

  func union(_ other: PixelRect) -> PixelRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the number of pixels between both, in the direction with the larger distance; negative
  /// means overlap.
  func gap(to other: PixelRect) -> Int {
    max(
      max(x, other.x) - min(maxX, other.maxX), max(y, other.y) - min(maxY, other.maxY))
  }
}
