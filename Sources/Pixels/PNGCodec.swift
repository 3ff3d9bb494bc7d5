import CLibPNG
import Foundation

/// Reads and writes PNG files through libpng.
public enum PNGCodec {
  /// Decodes the file at `url` into premultiplied pixels.
  ///
  /// Grey, palette, 16-bit and interlaced files become the same 8-bit BGRA as all others. Colour
  /// profiles are not applied: the values are taken as sRGB.
  public static func read(from url: URL) throws(PNGError) -> Bitmap {
    let file = try FileBytes(path: url.path)
    return try decode(file.bytes, path: url.path)
  }

  /// Decodes a PNG file in memory; `name` is what errors call it.
  public static func decode(_ data: Data, name: String = "PNG data") throws(PNGError) -> Bitmap {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in try decode(bytes, path: name) }
    }
    return try result.get()
  }

  /// Reads what the file at `url` says about itself, without decoding the picture.
  public static func readHead(from url: URL) throws(PNGError) -> PNGHead {
    let file = try FileBytes(path: url.path)
    return try head(file.bytes, path: url.path)
  }

  /// Reads what a PNG file in memory says about itself, without decoding the picture.
  public static func head(_ data: Data, name: String = "PNG data") throws(PNGError) -> PNGHead {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in try head(bytes, path: name) }
    }
    return try result.get()
  }

  static func head(
    _ bytes: UnsafeRawBufferPointer, path: String
  ) throws(PNGError) -> PNGHead {
    let chunks = try PNGChunks(bytes, path: path)
    func stored(_ keyword: String) -> PixelDigest? {
      chunks.entries.first { $0.keyword == keyword && !$0.isCompressed }
        .flatMap { PixelDigest(String(decoding: $0.bytes, as: UTF8.self)) }
    }
    return PNGHead(
      width: chunks.header.width, height: chunks.header.height, scale: chunks.scale,
      storedPixelDigest: stored(PNGText.pixelDigestKeyword),
      isImageDataIntact: stored(PNGText.imageDataDigestKeyword)
        .map { $0 == chunks.imageDataDigest },
      path: path, entries: chunks.entries)
  }

  static func decode(
    _ bytes: UnsafeRawBufferPointer, path: String
  ) throws(PNGError) -> Bitmap {
    let chunks = try PNGChunks(bytes, path: path)
    let header = chunks.header
    // Deflate packs at most 1032 to 1. A header that promises more than that is not worth the
    // memory it asks for.
    guard header.rawByteCount / 1032 <= chunks.imageDataByteCount + 64 else {
      throw PNGError(
        .corrupt, path,
        "\(chunks.imageDataByteCount) bytes of image data can't hold \(header.width) × "
          + "\(header.height) pixels")
    }
    let bitmap: Bitmap
    do {
      bitmap = try Bitmap(width: header.width, height: header.height)
    } catch {
      throw PNGError(.outOfMemory, path, "\(header.width) × \(header.height) pixels")
    }
    var context = TateyokoPNG()
    context.source = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    context.sourceLength = bytes.count
    context.pixels = bitmap.baseAddress.assumingMemoryBound(to: UInt8.self)
    context.rowBytes = bitmap.rowBytes
    context.width = UInt32(header.width)
    context.height = UInt32(header.height)
    guard tateyoko_png_read(&context) != 0 else {
      if context.outOfMemory != 0 {
        throw PNGError(.outOfMemory, path, "\(header.width) × \(header.height) pixels")
      }
      if context.ranOut != 0 {
        throw PNGError(.truncated, path, "it ends within the image data")
      }
      throw PNGError(.corrupt, path, message(context))
    }
    return bitmap
  }

  static func message(_ context: TateyokoPNG) -> String {
    withUnsafeBytes(of: context.message) { bytes in
      let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      return text.isEmpty ? "libpng gave no reason" : "libpng says “\(text)”"
    }
  }
}
