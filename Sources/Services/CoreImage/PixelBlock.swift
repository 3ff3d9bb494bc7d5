import Foundation
import Graphics

/// A rectangle of pixels in Core Image's space: premultiplied red, green, blue and alpha, linear in
/// light, row by row from the bottom.
struct PixelBlock {
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  var values: [SIMD4<Float>]

  /// Creates transparent pixels.
  init(_ rect: PixelRect) {
    x = rect.x
    y = rect.y
    width = rect.width
    height = rect.height
    values = Array(repeating: .zero, count: width * height)
  }

  /// The pixel at a position; transparent outside.
  subscript(column: Int, row: Int) -> SIMD4<Float> {
    let (dx, dy) = (column - x, row - y)
    guard dx >= 0, dy >= 0, dx < width, dy < height else { return .zero }
    return values[dy * width + dx]
  }

  /// Makes the pixels outside of a rectangle transparent.
  mutating func crop(to extent: CGRect) {
    guard !extent.isInfinite else { return }
    let whole = CGRect(x: x, y: y, width: width, height: height)
    guard let kept = PixelRect(extent.isNull ? extent : extent.integral.intersection(whole)) else {
      return values = Array(repeating: .zero, count: values.count)
    }
    for row in 0..<height {
      let isKept = y + row >= kept.y && y + row < kept.y + kept.height
      for column in 0..<width
      where !isKept || x + column < kept.x || x + column >= kept.x + kept.width {
        values[row * width + column] = .zero
      }
    }
  }

  mutating func transform(_ change: (SIMD4<Float>) -> SIMD4<Float>) {
    for index in values.indices { values[index] = change(values[index]) }
  }
}

/// A rectangle in whole pixels.
struct PixelRect: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The maximum number of pixels, which take a gigabyte.
  private static let areaLimit = 1 << 26

  /// The smallest one that contains a finite rectangle; nil for one that is too large.
  init?(_ rect: CGRect) {
    let whole = rect.integral
    guard !rect.isNull, !rect.isInfinite, whole.width >= 1, whole.height >= 1,
      whole.width <= 32_767, whole.height <= 32_767, abs(whole.minX) < 1e6, abs(whole.minY) < 1e6
    else { return nil }
    (x, y) = (Int(whole.minX), Int(whole.minY))
    (width, height) = (Int(whole.width), Int(whole.height))
    guard width * height <= Self.areaLimit else { return nil }
  }

  /// Returns a smaller one, or a larger one for a negative amount; nil for one that is too large.
  func insetBy(_ amount: Int) -> PixelRect? {
    var rect = self
    rect.x += amount
    rect.y += amount
    rect.width -= 2 * amount
    rect.height -= 2 * amount
    return rect.width * rect.height <= Self.areaLimit ? rect : nil
  }
}

/// Conversions between sRGB's encoding and light (IEC 61966-2-1).
enum Light {
  static func linear(_ value: Float) -> Float {
    value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
  }

  static func encoded(_ value: Float) -> Float {
    value <= 0.0031308 ? value * 12.92 : 1.055 * powf(value, 1 / 2.4) - 0.055
  }

  /// The light of each of 256 levels.
  static let levels: [Float] = (0..<256).map { linear(Float($0) / 255) }

  /// Light of an opaque colour.
  static func pixel(_ color: CIColor) -> SIMD4<Float> {
    let alpha = Float(color.alpha)
    return SIMD4(
      linear(Float(color.red)) * alpha, linear(Float(color.green)) * alpha,
      linear(Float(color.blue)) * alpha, alpha)
  }
}

extension SIMD4<Float> {
  /// Red, green and blue without alpha's factor.
  var straight: SIMD4<Float> {
    guard w > 0 else { return .zero }
    return SIMD4(x / w, y / w, z / w, w)
  }

  /// Red, green and blue times alpha.
  var premultiplied: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }

  /// The brightness by the weights of Rec. 709's primaries.
  var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }
}
