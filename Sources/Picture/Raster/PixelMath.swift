import Graphics

/// Arithmetic on premultiplied pixels 0xAARRGGBB, exact and without vector types: the optimiser
/// vectorises these loops, even in a client's debug build.
enum PixelMath {
  /// Returns all channels multiplied by `factor`/255, rounded to nearest.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    var even = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    even = ((even &+ ((even &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
    var odd = ((pixel &>> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    odd = (odd &+ ((odd &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return even | odd
  }

  /// Returns all channels multiplied by `factor`/255, rounded down.
  @inline(__always)
  static func scaledDown(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    // (v + 1 + v / 256) / 256 is v / 255 rounded down, for every product of two bytes.
    var even = (pixel & 0x00FF_00FF) &* factor
    even = ((even &+ 0x0001_0001 &+ ((even &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
    var odd = ((pixel &>> 8) & 0x00FF_00FF) &* factor
    odd = (odd &+ 0x0001_0001 &+ ((odd &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return even | odd
  }

  /// Returns `source` composited over `below`. Premultiplied sums don't overflow a channel.
  @inline(__always)
  static func over(_ source: UInt32, _ below: UInt32) -> UInt32 {
    source &+ scaled(below, by: 255 &- (source &>> 24))
  }

  /// Returns the premultiplied pixel of a colour.
  ///
  /// Components are first rounded to 8 bits and then premultiplied in 16, as pixman does with the
  /// result of `cairoColor`, so that our fills and cairo's are the same.
  static func pixel(_ color: RGBA) -> UInt32 {
    let color = quantized(color)
    func channel(_ value: CGFloat) -> UInt32 {
      UInt32(value * color.alpha * 65535 + 0.5) >> 8
    }
    return (UInt32(color.alpha * 65535 + 0.5) >> 8) << 24 | channel(color.red) << 16
      | channel(color.green) << 8 | channel(color.blue)
  }

  /// Returns a colour with 8-bit components.
  static func quantized(_ color: RGBA) -> RGBA {
    func step(
      _ value: CGFloat, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
    ) -> CGFloat {
      value >= 0 ? (min(value, 1) * 255).rounded(rule) / 255 : 0
    }
    // An alpha of 0.3 paints the same as 76 does: black text on white and white on black, as
    // recorded.
    return RGBA(
      red: step(color.red), green: step(color.green), blue: step(color.blue),
      alpha: step(color.alpha, .toNearestOrEven))
  }

  /// Composites one colour over `count` pixels.
  ///
  /// The remainder of the pixels below a translucent colour is rounded down, as in 55 recorded
  /// pictures of flat layers and borders (black at 0.2: alpha 51, 91, 123, 149, 170, 187, 200, 211,
  /// 219).
  @inline(__always)
  static func fill(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UInt32) {
    var index = 0
    if source &>> 24 == 255 {
      while index < count {
        target[index] = source
        index &+= 1
      }
    } else {
      let rest = 255 &- (source &>> 24)
      while index < count {
        target[index] = source &+ scaledDown(target[index], by: rest)
        index &+= 1
      }
    }
  }

  /// Composites one colour through coverage over `count` pixels.
  @inline(__always)
  static func fill(
    _ target: UnsafeMutablePointer<UInt32>, _ coverage: UnsafePointer<UInt8>, _ count: Int,
    _ source: UInt32
  ) {
    let isOpaque = source &>> 24 == 255
    let bytes = UnsafeRawPointer(coverage)
    var index = 0
    while index < count {
      // Most of a glyph's box is empty: eight pixels at once are skipped.
      if index &+ 8 <= count,
        bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) == 0
      {
        index &+= 8
        continue
      }
      let end = min(index &+ 8, count)
      while index < end {
        let cover = UInt32(coverage[index])
        if cover == 255 && isOpaque {
          target[index] = source
        } else if cover != 0 {
          target[index] = over(scaled(source, by: cover), target[index])
        }
        index &+= 1
      }
    }
  }

  /// Composites `count` pixels over others.
  @inline(__always)
  static func blend(
    _ target: UnsafeMutablePointer<UInt32>, _ pixels: UnsafePointer<UInt32>, _ count: Int,
    _ alpha: UInt32
  ) {
    var index = 0
    while index < count {
      let pixel = alpha == 255 ? pixels[index] : scaled(pixels[index], by: alpha)
      if pixel != 0 { target[index] = over(pixel, target[index]) }
      index &+= 1
    }
  }
}
