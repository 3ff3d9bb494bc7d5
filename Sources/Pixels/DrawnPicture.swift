import CLibPNG
import CXXHash
import Foundation

/// A picture that is drawn some rows at a time, in colours that are known beforehand.
///
/// It is packed without ever being in memory as a whole.
package struct DrawnPicture {
  package var width: Int
  package var height: Int
  /// All of its colours: at most 256, all of them opaque.
  package var palette: [BitmapPixel]
  /// Draws these rows into memory for as many, which holds anything before.
  package var draw: (Range<Int>, UnsafeMutablePointer<UInt32>) -> Void

  package init(
    width: Int, height: Int, palette: [BitmapPixel],
    draw: @escaping (Range<Int>, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    self.width = width
    self.height = height
    self.palette = palette
    self.draw = draw
  }
}

/// Draws a picture band by band and hands its rows out as palette indices, from the top.
final class DrawnRows {
  private let picture: DrawnPicture
  private let bandHeight: Int
  private let band: Bitmap.Scratch
  private let indices: Bitmap.Scratch
  private var drawn = 0..<0
  private var state: OpaquePointer
  /// Of each colour the place in the palette, in an open hash table; `free` where there is none.
  private var keys: [UInt32]
  private var slots: [UInt16]
  private static let slotCount = 1024
  private static let free: UInt16 = 0xFFFF
  /// Whether a pixel had a colour that is not in the palette.
  private(set) var hasUnknownColor = false

  init?(_ picture: DrawnPicture) {
    self.picture = picture
    // A band of some 256 KB stays in the processor's cache while it is looked at again.
    bandHeight = max(1, min(picture.height, (256 << 10) / max(1, picture.width * 4)))
    guard let state = XXH3_createState() else { return nil }
    self.state = state
    XXH3_128bits_reset_withSeed(
      state, PixelDigest.seed(width: picture.width, height: picture.height))
    keys = [UInt32](repeating: 0, count: Self.slotCount)
    slots = [UInt16](repeating: Self.free, count: Self.slotCount)
    for (index, pixel) in picture.palette.prefix(256).enumerated() {
      var slot = Self.slot(pixel.bgra)
      while slots[slot] != Self.free, keys[slot] != pixel.bgra {
        slot = (slot + 1) & (Self.slotCount - 1)
      }
      guard slots[slot] == Self.free else { continue }
      keys[slot] = pixel.bgra
      slots[slot] = UInt16(index)
    }
    guard let band = Bitmap.Scratch(byteCount: bandHeight * picture.width * 4),
      let indices = Bitmap.Scratch(byteCount: picture.width)
    else {
      XXH3_freeState(state)
      return nil
    }
    self.band = band
    self.indices = indices
  }

  deinit { XXH3_freeState(state) }

  /// The digest of the rows that were handed out.
  var digest: PixelDigest {
    let hash = XXH3_128bits_digest(state)
    return PixelDigest(high: hash.high64, low: hash.low64)
  }

  /// The next row; rows are asked for once each, in their order.
  func row(_ y: Int) -> UnsafePointer<UInt8> {
    let pixels = band.address.assumingMemoryBound(to: UInt32.self)
    let width = picture.width
    if !drawn.contains(y) {
      drawn = y..<min(picture.height, y + bandHeight)
      picture.draw(drawn, pixels)
      XXH3_128bits_update(state, pixels, drawn.count * width * 4)
    }
    let row = pixels + (y - drawn.lowerBound) * width
    let out = indices.address.assumingMemoryBound(to: UInt8.self)
    // Screens are full of equal rows.
    if y > drawn.lowerBound, memcmp(row, row - width, width * 4) == 0 { return UnsafePointer(out) }
    keys.withUnsafeBufferPointer { keys in
      slots.withUnsafeBufferPointer { slots in
        var last = ~row[0]
        var lastIndex: UInt8 = 0
        var x = 0
        while x < width {
          let color = row[x]
          if color != last {
            var slot = Self.slot(color)
            while slots[slot] != Self.free, keys[slot] != color {
              slot = (slot + 1) & (Self.slotCount - 1)
            }
            if slots[slot] == Self.free { hasUnknownColor = true }
            last = color
            lastIndex = UInt8(truncatingIfNeeded: slots[slot])
          }
          out[x] = lastIndex
          x += 1
        }
      }
    }
    return UnsafePointer(out)
  }

  @inline(__always)
  private static func slot(_ color: UInt32) -> Int {
    Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 22)
  }
}
