import Foundation
import Pixels
import TestSupport

enum Pictures {
  /// Random premultiplied pixels, with at most `colorCount` different colours.
  static func random(
    _ width: Int, _ height: Int, colorCount: Int = .max, isOpaque: Bool = false,
    seed: UInt64 = 1
  ) throws -> Bitmap {
    var random = SeededGenerator(seed: seed)
    let bitmap = try Bitmap(width: width, height: height)
    func color(_ random: inout SeededGenerator) -> BitmapPixel {
      let alpha = isOpaque ? 255 : UInt8.random(in: 0...255, using: &random)
      return BitmapPixel(
        red: .random(in: 0...alpha, using: &random), green: .random(in: 0...alpha, using: &random),
        blue: .random(in: 0...alpha, using: &random), alpha: alpha)
    }
    let palette = colorCount > 65536 ? [] : (0..<colorCount).map { _ in color(&random) }
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] =
          palette.isEmpty ? color(&random) : palette.randomElement(using: &random)!
      }
    }
    return bitmap
  }

  /// A screen-like picture: rows, circles, a shade; opaque.
  static func screen(_ width: Int, _ height: Int, shade: Bool = true) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    bitmap.fill(BitmapPixel(red: 242, green: 242, blue: 247))
    for row in 0..<max(1, height / 132) {
      for y in (row * 132 + 8)..<min(height, row * 132 + 124) {
        for x in 48..<max(48, width - 48) {
          let dx = x - 110
          let dy = y - row * 132 - 66
          let text = x > 200 && x < 200 + (row * 37) % 500 && (x / 7 + y / 5) % 3 == 0
          if dx * dx + dy * dy < 1600 {
            bitmap[x, y] = BitmapPixel(red: UInt8(row * 53 % 256), green: 122, blue: 255)
          } else if text {
            bitmap[x, y] = BitmapPixel(red: UInt8(x % 64), green: UInt8(x % 64), blue: 60)
          } else if shade && row % 5 == 4 {
            bitmap[x, y] = BitmapPixel(
              red: UInt8(x * 255 / width), green: UInt8(y * 255 / height), blue: 128)
          } else {
            bitmap[x, y] = BitmapPixel(red: 255, green: 255, blue: 255)
          }
        }
      }
    }
    return bitmap
  }
}
