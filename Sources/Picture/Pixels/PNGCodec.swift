import CLibPNG
import Foundation

/// Reads and writes PNG files.
///
/// Reading gives the same result as libpng's own simplified reader: grey, palette, 16-bit and
/// interlaced files become the same 8-bit BGRA as all others, and a gamma other than sRGB's is
/// converted to sRGB. Colour profiles and chromaticities aren't applied. 16-bit files without a
/// gamma are treated as sRGB.
public enum PNGCodec {
  /// Decodes the file at `url` into premultiplied pixels.
  public static func read(
    from url: URL, limits: PNGLimits = .standard
  ) throws(PNGError) -> Bitmap {
    let file = try FileBytes(path: url.path, maximumByteCount: limits.fileByteCount)
    return try decode(file.bytes, path: url.path, limits: limits)
  }

  /// Decodes a PNG file in memory; errors call it `name`.
  public static func decode(
    _ data: Data, name: String = "PNG data", limits: PNGLimits = .standard
  ) throws(PNGError) -> Bitmap {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in try decode(bytes, path: name, limits: limits) }
    }
    return try result.get()
  }

  /// Reads the metadata of the file at `url`, without decoding the picture.
  public static func readHead(
    from url: URL, limits: PNGLimits = .standard
  ) throws(PNGError) -> PNGHead {
    let file = try FileBytes(path: url.path, maximumByteCount: limits.fileByteCount)
    return try head(file.bytes, path: url.path)
  }

  /// Reads the metadata of a PNG file in memory, without decoding the picture.
  public static func head(_ data: Data, name: String = "PNG data") throws(PNGError) -> PNGHead {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in try head(bytes, path: name) }
    }
    return try result.get()
  }

  package static func head(
    _ bytes: UnsafeRawBufferPointer, path: String
  ) throws(PNGError) -> PNGHead {
    let chunks = try PNGChunks(bytes, path: path)
    var kept = 0
    let entries = chunks.texts.map { text in
      // Our texts are never this large; anything beyond only serves to use up memory.
      let isKept = kept + text.bytes.count <= PNGHead.maximumTextByteCount
      if isKept { kept += text.bytes.count }
      return PNGHead.Entry(
        keyword: String(decoding: bytes[text.keyword], as: UTF8.self),
        bytes: isKept ? Data(bytes[text.bytes]) : nil, isCompressed: text.isCompressed,
        isUTF8: text.isUTF8)
    }
    func stored(_ keyword: String) -> [String] {
      entries.filter { $0.keyword == keyword && !$0.isCompressed }
        .map { String(decoding: $0.bytes ?? Data(), as: UTF8.self) }
    }
    // If there are several, one is another file's, and it's unknown which.
    let texts = stored(PNGText.sealKeyword)
    let seal = texts.count == 1 ? PNGSeal(texts[0]) : nil
    let earlier = stored(PNGText.earlierPixelDigestKeyword).lazy.compactMap { PixelDigest($0) }
    return PNGHead(
      width: chunks.header.width, height: chunks.header.height, scale: chunks.scale,
      storedPixelDigest: texts.lazy.compactMap { PNGSeal($0)?.pixels }.first ?? earlier.first,
      isImageDataIntact: texts.isEmpty
        ? nil : seal?.vouches(for: chunks.imageDataDigest) == true && chunks.isRegular,
      colorSpace: PNGColorSpace(chunks.colors, in: bytes), path: path, entries: entries)
  }

  /// Returns the error for a picture whose size exceeds the available memory.
  static func outOfMemory(
    _ width: some BinaryInteger, _ height: some BinaryInteger, _ path: String
  ) -> PNGError {
    PNGError(.outOfMemory, path, "\(width) × \(height) pixels")
  }

  static func message(_ context: TateyokoPNG) -> String {
    withUnsafeBytes(of: context.message) { bytes in
      let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      return text.isEmpty ? "libpng gave no reason" : "libpng says “\(text)”"
    }
  }
}
