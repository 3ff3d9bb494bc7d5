import Graphics

/// A rectangle of whole pixels: columns `left..<right`, rows `top..<bottom`.
struct PixelRect: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  var width: Int { max(right - left, 0) }
  var height: Int { max(bottom - top, 0) }
  var isEmpty: Bool { right <= left || bottom <= top }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func contains(_ other: PixelRect) -> Bool {
    other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom
  }

  func expanded(left dl: Int, top dt: Int, right dr: Int, bottom db: Int) -> PixelRect {
    PixelRect(left: left - dl, top: top - dt, right: right + dr, bottom: bottom + db)
  }

  func expanded(by distance: Int) -> PixelRect {
    expanded(left: distance, top: distance, right: distance, bottom: distance)
  }

  func moved(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// Creates the rectangle of pixels that a rectangle touches.
  init(around rect: CGRect) {
    if rect.isNull {
      self = .empty
      return
    }
    // Coordinates have 8 fractional bits when they're filled; less than that touches nothing.
    let slack: CGFloat = 1.0 / 1024
    left = whole((rect.minX + slack).rounded(.down))
    top = whole((rect.minY + slack).rounded(.down))
    right = whole((rect.maxX - slack).rounded(.up))
    bottom = whole((rect.maxY - slack).rounded(.up))
  }

  /// Creates the rectangle of pixels that a rectangle covers entirely.
  init(inside rect: CGRect) {
    let slack: CGFloat = 1.0 / 1024
    left = whole((rect.minX - slack).rounded(.up))
    top = whole((rect.minY - slack).rounded(.up))
    right = whole((rect.maxX + slack).rounded(.down))
    bottom = whole((rect.maxY + slack).rounded(.down))
  }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Creates the rectangle of whole pixels that equals `rect`, if there is one.
  init?(exactly rect: CGRect) {
    let slack: CGFloat = 1.0 / 512
    func edge(_ value: CGFloat) -> Int? {
      let rounded = value.rounded()
      return abs(value - rounded) <= slack ? whole(rounded) : nil
    }
    guard let left = edge(rect.minX), let top = edge(rect.minY), let right = edge(rect.maxX),
      let bottom = edge(rect.maxY)
    else { return nil }
    self.init(left: left, top: top, right: right, bottom: bottom)
  }
}

/// The largest coordinate that is distinguished from farther ones, in pixels. Cairo has 24 integer
/// bits.
let farthestPixel: CGFloat = 4_000_000

/// Returns a number as a whole pixel, limited to the range of possible pixels; 0 if it isn't a
/// number.
func whole(_ value: CGFloat) -> Int {
  if value.isNaN { return 0 }
  return Int(min(max(value, -farthestPixel), farthestPixel))
}
