/// One pixel of a `Bitmap`: premultiplied 8-bit sRGB.
public struct BitmapPixel: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  /// Creates a pixel from premultiplied values (none above `alpha`).
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let transparent = BitmapPixel(red: 0, green: 0, blue: 0, alpha: 0)

  /// The pixel as the number 0xAARRGGBB.
  package init(bgra: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: bgra >> 16), green: UInt8(truncatingIfNeeded: bgra >> 8),
      blue: UInt8(truncatingIfNeeded: bgra), alpha: UInt8(truncatingIfNeeded: bgra >> 24))
  }

  package var bgra: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}
