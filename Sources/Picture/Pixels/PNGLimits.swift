/// Limits on the cost of reading one PNG file, so that a small file can't request all memory.
public struct PNGLimits: Hashable, Sendable {
  /// The maximum number of pixels.
  public var pixelCount: Int
  /// The number of bytes of pixels that a file of any size may unpack to.
  public var freeByteCount: Int
  /// The number of additional bytes for each byte of its image data.
  ///
  /// Screenshots stay below 150, a picture of one colour is close to 1,000.
  public var expansion: Int
  /// The maximum size of a file, in bytes.
  public var fileByteCount: Int

  public init(pixelCount: Int, freeByteCount: Int, expansion: Int, fileByteCount: Int) {
    self.pixelCount = pixelCount
    self.freeByteCount = freeByteCount
    self.expansion = expansion
    self.fileByteCount = fileByteCount
  }

  /// The default limits of every reader.
  public static let standard = PNGLimits(
    pixelCount: Bitmap.maximumPixelCount, freeByteCount: 160 << 20, expansion: 200,
    fileByteCount: 1 << 30)

  /// For files from anywhere: 40 million pixels, files of 128 MB.
  public static let foreign = PNGLimits(
    pixelCount: 40_000_000, freeByteCount: 48 << 20, expansion: 200, fileByteCount: 128 << 20)

  /// For pictures of apps, with the same number of pixels as other formats.
  package static let picture = PNGLimits(
    pixelCount: DecodedBitmap.maximumPixelCount, freeByteCount: .max, expansion: 200,
    fileByteCount: 256 << 20)

  /// Returns limits for any file with up to a number of pixels, regardless of its compression.
  public static func pixels(_ count: Int) -> PNGLimits {
    let count = max(1, min(count, Bitmap.maximumPixelCount))
    // Sixteen bits and four channels, uncompressed.
    return PNGLimits(
      pixelCount: count, freeByteCount: .max, expansion: 0,
      fileByteCount: max(128 << 20, count * 8 + (16 << 20)))
  }

  /// Returns why a picture is refused; nil if it may be unpacked.
  func objection(to chunks: PNGChunks) -> (kind: PNGError.Kind, detail: String)? {
    let header = chunks.header
    let size = "\(header.width) × \(header.height) pixels"
    let count = header.width * header.height
    if count > pixelCount {
      return (.tooLarge, "\(size), \(count) in all; the limit is \(pixelCount)")
    }
    // Deflate packs at most 1032 to 1. A header that promises more than that isn't worth the memory
    // it requests.
    if header.rawByteCount / 1032 > chunks.imageDataByteCount + 64 {
      return (.corrupt, "\(chunks.imageDataByteCount) bytes of image data can't hold \(size)")
    }
    if count * 4 > freeByteCount,
      (count * 4 - freeByteCount) / max(1, expansion) > chunks.imageDataByteCount
    {
      return (
        .tooLarge,
        "\(size) in \(chunks.imageDataByteCount) bytes of image data, as a file made to exhaust "
          + "memory does"
      )
    }
    return nil
  }
}
