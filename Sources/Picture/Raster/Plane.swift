import Graphics

/// Coverage, one byte per pixel.
final class Plane {
  let width: Int
  let height: Int
  let base: UnsafeMutablePointer<UInt8>

  /// Creates a plane without coverage.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    base = .allocate(capacity: max(width * height, 1))
    memset(base, 0, width * height)
  }

  deinit {
    base.deallocate()
  }
}
