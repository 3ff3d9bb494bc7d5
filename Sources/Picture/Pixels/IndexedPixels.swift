import Foundation

/// A picture with at most 256 colours as one palette index per pixel.
struct IndexedPixels {
  /// The straight red, green, blue and alpha of each colour; colours that aren't opaque come first.
  var palette: [UInt8]
  /// The number of leading colours that aren't opaque.
  var alphaCount: Int
  /// One byte per pixel, rows without a gap.
  var indices: Bitmap.Scratch

  /// Nil if the picture has more than 256 colours.
  init?(_ bitmap: Bitmap) {
    let width = bitmap.width
    let height = bitmap.height
    guard let indices = Bitmap.Scratch(byteCount: width * height) else { return nil }
    let out = indices.address.assumingMemoryBound(to: UInt8.self)
    let words = bitmap.baseAddress.assumingMemoryBound(to: UInt32.self)

    // An open-addressing hash table with four times the number of colours; slot 0xFFFF is free.
    let slotCount = 1024
    var colors: [UInt32] = []
    colors.reserveCapacity(256)
    let fits = withUnsafeTemporaryAllocation(of: UInt32.self, capacity: slotCount) { keys in
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: slotCount) { slots in
        slots.initialize(repeating: 0xFFFF)
        var last = words[0] &+ 1
        var lastIndex: UInt8 = 0
        var y = 0
        while y < height {
          let row = words + y * width
          let outRow = out + y * width
          y += 1
          // Screens contain many equal rows.
          if y > 1, memcmp(row, row - width, width * 4) == 0 {
            memcpy(outRow, outRow - width, width)
            continue
          }
          var x = 0
          while x < width {
            let color = row[x]
            if color != last {
              var slot = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 22)
              while slots[slot] != 0xFFFF && keys[slot] != color {
                slot = (slot + 1) & (slotCount - 1)
              }
              if slots[slot] == 0xFFFF {
                if colors.count == 256 { return false }
                keys[slot] = color
                slots[slot] = UInt16(colors.count)
                colors.append(color)
              }
              last = color
              lastIndex = UInt8(truncatingIfNeeded: slots[slot])
            }
            outRow[x] = lastIndex
            x += 1
          }
        }
        return true
      }
    }
    guard fits else { return nil }

    // The transparency chunk then only has to list the leading colours.
    let pixels = colors.map { BitmapPixel(bgra: UInt32(littleEndian: $0)) }
    let order =
      pixels.indices.filter { pixels[$0].alpha < 255 }
      + pixels.indices.filter { pixels[$0].alpha == 255 }
    alphaCount = pixels.count { $0.alpha < 255 }
    if alphaCount > 0 {
      var newIndex = [UInt8](repeating: 0, count: 256)
      for (new, old) in order.enumerated() { newIndex[old] = UInt8(new) }
      newIndex.withUnsafeBufferPointer { newIndex in
        var index = 0
        let count = width * height
        while index < count {
          out[index] = newIndex[Int(out[index])]
          index += 1
        }
      }
    }
    palette = []
    palette.reserveCapacity(order.count * 4)
    for index in order {
      let pixel = pixels[index]
      palette.append(pixel.straight(pixel.red))
      palette.append(pixel.straight(pixel.green))
      palette.append(pixel.straight(pixel.blue))
      palette.append(pixel.alpha)
    }
    self.indices = indices
  }
}

extension BitmapPixel {
  /// Returns `value` without the alpha in it, rounded so that multiplying again gives `value`.
  func straight(_ value: UInt8) -> UInt8 {
    guard alpha > 0 else { return 0 }
    return UInt8(min(255, (Int(value) * 255 + Int(alpha) / 2) / Int(alpha)))
  }
}

extension Bitmap {
  /// Working memory from the bitmaps' pool.
  final class Scratch {
    let address: UnsafeMutableRawPointer
    private let buffer: BitmapPool.Buffer

    init?(byteCount: Int) {
      guard let buffer = BitmapPool.shared.take(byteCount: byteCount) else { return nil }
      self.buffer = buffer
      address = buffer.address
    }

    deinit {
      BitmapPool.shared.put(buffer)
    }
  }
}
