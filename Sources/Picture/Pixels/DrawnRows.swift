import CXXHash
import Foundation

/// Draws a picture in bands, and packs its rows in PNG's format.
final class DrawnRows: @unchecked Sendable {
  // One thread draws and another packs; semaphores pass the bands between them.
  private let picture: DrawnPicture
  private let bandHeight: Int
  private let band: Bitmap.Scratch
  /// The palette indices of the previous row and of the current one.
  private let indices: Bitmap.Scratch
  /// The rows of some bands in the file's format, before they're packed.
  private let filtered: Bitmap.Scratch
  private var state: OpaquePointer
  /// Maps colours to palette indices: an open-addressing hash table, with `free` in empty slots.
  private var keys: [UInt32]
  private var slots: [UInt16]
  private static let slotCount = 1024
  private static let free: UInt16 = 0xFFFF
  /// The maximum number of drawn bands that haven't been packed yet.
  private static let waitingBands = 4
  /// PNG's filter that stores the difference from the row above: equal rows are zeros.
  private static let up: UInt8 = 2
  /// The half of `indices` for the next row; the other one contains the row above.
  private var isOdd = false
  /// Whether a pixel had a colour that isn't in the palette.
  private(set) var hasUnknownColor = false

  init?(_ picture: DrawnPicture) {
    self.picture = picture
    // A band of about 256 KB stays in the processor's cache until it is read again.
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
      let indices = Bitmap.Scratch(byteCount: 2 * picture.width),
      let filtered = Bitmap.Scratch(byteCount: Self.waitingBands * bandHeight * (picture.width + 1))
    else {
      XXH3_freeState(state)
      return nil
    }
    memset(indices.address, 0, 2 * picture.width)
    self.band = band
    self.indices = indices
    self.filtered = filtered
  }

  deinit { XXH3_freeState(state) }

  /// The digest of the drawn rows.
  var digest: PixelDigest {
    let hash = XXH3_128bits_digest(state)
    return PixelDigest(high: hash.high64, low: hash.low64)
  }

  /// Draws all rows and packs them; nil if there isn't enough memory.
  ///
  /// - Parameter usesTwoThreads: Whether one band is drawn while another is packed.
  func pack(usesTwoThreads: Bool) -> Deflate.Packed? {
    guard let packer = RunPacker() else { return nil }
    let bands = stride(from: 0, to: picture.height, by: bandHeight).map {
      $0..<min($0 + bandHeight, picture.height)
    }
    let drawn = DispatchSemaphore(value: 0)
    let packed = DispatchSemaphore(value: Self.waitingBands)
    if usesTwoThreads {
      Thread.detachNewThread { [self] in
        for rows in bands {
          packed.wait()
          draw(rows)
          drawn.signal()
        }
      }
    }
    for rows in bands {
      if usesTwoThreads { drawn.wait() } else { draw(rows) }
      packer.add(UnsafeRawBufferPointer(start: place(of: rows), count: rows.count * rowLength))
      packed.signal()
    }
    return packer.finish()
  }

  private var rowLength: Int { picture.width + 1 }

  private func place(of rows: Range<Int>) -> UnsafeMutableRawPointer {
    let number = rows.lowerBound / bandHeight % Self.waitingBands
    return filtered.address + number * bandHeight * rowLength
  }

  private func draw(_ rows: Range<Int>) {
    let pixels = band.address.assumingMemoryBound(to: UInt32.self)
    let width = picture.width
    picture.draw(rows, pixels)
    XXH3_128bits_update(state, pixels, rows.count * width * 4)
    let start = place(of: rows).assumingMemoryBound(to: UInt8.self)
    for y in rows {
      let row = pixels + (y - rows.lowerBound) * width
      let out = start + (y - rows.lowerBound) * rowLength
      out[0] = Self.up
      // Screens contain many equal rows.
      if y > rows.lowerBound, memcmp(row, row - width, width * 4) == 0 {
        memset(out + 1, 0, width)
      } else {
        let lines = indices.address.assumingMemoryBound(to: UInt8.self)
        let (line, above) = isOdd ? (lines + width, lines) : (lines, lines + width)
        isOdd.toggle()
        index(row, into: line)
        var x = 0
        while x < width {
          out[x + 1] = line[x] &- above[x]
          x += 1
        }
      }
    }
  }

  /// Writes the palette index of each pixel of a row.
  private func index(_ row: UnsafePointer<UInt32>, into out: UnsafeMutablePointer<UInt8>) {
    keys.withUnsafeBufferPointer { keys in
      slots.withUnsafeBufferPointer { slots in
        var last = ~row[0]
        var lastIndex: UInt8 = 0
        var x = 0
        while x < picture.width {
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
  }

  @inline(__always)
  private static func slot(_ color: UInt32) -> Int {
    Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 22)
  }
}
