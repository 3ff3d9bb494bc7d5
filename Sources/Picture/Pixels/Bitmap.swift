import CLibPNG
import Foundation

/// A picture in memory: premultiplied 8-bit BGRA in sRGB, like cairo's ARGB32 on little endian.
///
/// Rows are contiguous. The buffer comes from a pool and returns to it, so a run over many screens
/// reuses the same memory instead of faulting in fresh pages.
///
/// Sendable by convention: a bitmap has only one owner while it is written to; once drawn, it is
/// only read.
public final class Bitmap: @unchecked Sendable {
  /// The number of columns, in pixels.
  public let width: Int
  /// The number of rows, in pixels.
  public let height: Int
  /// The distance between the starts of two rows, in bytes.
  public var rowBytes: Int { width * 4 }
  /// The size of all rows, in bytes.
  public var byteCount: Int { width * 4 * height }

  /// The first pixel's address, for drawing into the bitmap through a C library.
  package let baseAddress: UnsafeMutableRawPointer
  private let buffer: BitmapPool.Buffer

  /// The largest width or height, in pixels.
  public static let maximumSide = 20_000
  /// The maximum number of pixels in one picture.
  public static let maximumPixelCount = 200_000_000

  /// Creates a transparent bitmap.
  ///
  /// - Throws: `BitmapError` if a side is below 1 or beyond `maximumSide`, if there would be more
  ///   than `maximumPixelCount` pixels, or if the memory can't be allocated.
  public convenience init(width: Int, height: Int) throws(BitmapError) {
    try self.init(uninitializedWidth: width, height: height)
    memset(baseAddress, 0, byteCount)
  }

  /// Creates a bitmap whose pixels have the buffer's previous content.
  ///
  /// - Parameter capacity: The minimum number of writable bytes; the ones beyond the pixels are
  ///   working memory.
  package init(
    uninitializedWidth width: Int, height: Int, capacity: Int = 0
  ) throws(BitmapError) {
    guard Bitmap.allows(width: width, height: height) else {
      throw .invalidSize(width: width, height: height)
    }
    guard let buffer = BitmapPool.shared.take(byteCount: max(capacity, width * height * 4)) else {
      throw .outOfMemory(width: width, height: height)
    }
    self.width = width
    self.height = height
    self.buffer = buffer
    self.baseAddress = buffer.address
  }

  deinit {
    BitmapPool.shared.put(buffer)
  }

  /// Whether a bitmap of this size may exist.
  public static func allows(width: Int, height: Int) -> Bool {
    width >= 1 && height >= 1 && width <= maximumSide && height <= maximumSide
      && width * height <= maximumPixelCount
  }

  /// Calls `body` with all rows' bytes.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: baseAddress, count: byteCount))
  }

  /// Calls `body` with all rows' bytes, for writing.
  public func withUnsafeMutableBytes<Result, Failure: Error>(
    _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeMutableRawBufferPointer(start: baseAddress, count: byteCount))
  }

  /// The pixel in column `x` of row `y`, relative to the top left; transparent outside.
  ///
  /// Writing outside does nothing.
  public subscript(x: Int, y: Int) -> BitmapPixel {
    get {
      guard x >= 0, y >= 0, x < width, y < height else { return .transparent }
      let value = baseAddress.load(fromByteOffset: (y * width + x) * 4, as: UInt32.self)
      return BitmapPixel(bgra: UInt32(littleEndian: value))
    }
    set {
      guard x >= 0, y >= 0, x < width, y < height else { return }
      baseAddress.storeBytes(
        of: newValue.bgra.littleEndian, toByteOffset: (y * width + x) * 4, as: UInt32.self)
    }
  }

  /// Sets each pixel to `pixel`.
  public func fill(_ pixel: BitmapPixel) {
    let count = width * height
    let value = pixel.bgra.littleEndian
    let words = baseAddress.assumingMemoryBound(to: UInt32.self)
    var index = 0
    while index < count {
      words[index] = value
      index += 1
    }
  }

  /// Whether all pixels are opaque.
  public var isOpaque: Bool {
    let count = width * height
    let words = baseAddress.assumingMemoryBound(to: UInt32.self)
    let mask = UInt32(0xFF00_0000).littleEndian
    var index = 0
    while index < count {
      // Blocks keep the inner loop free of branches, so that it's vectorised.
      let end = min(index + 4096, count)
      var all = mask
      while index < end {
        all &= words[index]
        index += 1
      }
      if all != mask { return false }
    }
    return true
  }

  /// Returns whether both pictures have the same size and the same pixels.
  public func hasSamePixels(as other: Bitmap) -> Bool {
    width == other.width && height == other.height
      && (self === other || memcmp(baseAddress, other.baseAddress, byteCount) == 0)
  }
}
