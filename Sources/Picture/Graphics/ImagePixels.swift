import Foundation

/// The pixels of an image: premultiplied BGRA in sRGB, rows from the top, immutable.
package final class ImagePixels: @unchecked Sendable, Hashable {
  package let width: Int
  package let height: Int
  package let rowBytes: Int
  package let isOpaque: Bool
  /// The owner of the memory, if it isn't the image's own.
  package let owner: AnyObject?
  private let base: UnsafeMutableRawPointer

  /// Creates an image, with `fill` writing zeroed memory of `rowBytes · height` bytes.
  ///
  /// Fails if the size isn't positive or exceeds 32,767 pixels per side.
  package init?(
    width: Int, height: Int, fill: (UnsafeMutableRawBufferPointer, _ rowBytes: Int) throws -> Void
  ) rethrows {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767 else { return nil }
    self.width = width
    self.height = height
    rowBytes = width * 4
    owner = nil
    let count = rowBytes * height
    base = .allocate(byteCount: count, alignment: 16)
    base.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    do {
      try fill(UnsafeMutableRawBufferPointer(start: base, count: count), rowBytes)
    } catch {
      base.deallocate()
      throw error
    }
    var opaque = true
    let pixels = base.assumingMemoryBound(to: UInt32.self)
    var index = 0
    while index < width * height {
      if pixels[index] >> 24 != 255 {
        opaque = false
        break
      }
      index += 1
    }
    isOpaque = opaque
  }

  /// Creates an image from memory that its owner retains, and that is no longer written to.
  package init(
    owner: AnyObject, base: UnsafeMutableRawPointer, width: Int, height: Int, rowBytes: Int
  ) {
    self.owner = owner
    self.base = base
    self.width = width
    self.height = height
    self.rowBytes = rowBytes
    // Checking would cost as much as a comparison; this is only a hint for drawing.
    isOpaque = false
  }

  deinit {
    if owner == nil { base.deallocate() }
  }

  /// The first byte; valid as long as the object is.
  package var baseAddress: UnsafeRawPointer { UnsafeRawPointer(base) }

  package static func == (lhs: ImagePixels, rhs: ImagePixels) -> Bool {
    lhs === rhs
      || (lhs.width == rhs.width && lhs.height == rhs.height && lhs.rowBytes == rhs.rowBytes
        && memcmp(lhs.base, rhs.base, lhs.rowBytes * lhs.height) == 0)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}
