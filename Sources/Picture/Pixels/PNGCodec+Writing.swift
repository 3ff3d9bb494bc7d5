import CLibPNG
import Foundation

extension PNGCodec {
  /// Encodes `bitmap` as a PNG file: the same pixels and metadata give the same bytes.
  ///
  /// The file uses the smallest lossless format: a palette up to 256 colours, RGB if opaque, RGBA
  /// otherwise. The digest of the pixels is stored with it, sealed with the image data.
  public static func encode(
    _ bitmap: Bitmap, metadata: PNGMetadata = PNGMetadata()
  ) throws(PNGError) -> Data {
    try encode(bitmap, metadata: metadata, path: "PNG data")
  }

  /// Encodes `bitmap` and writes it to `url`, through a temporary file that is renamed.
  ///
  /// After a failure, the existing file at `url` is unchanged. The folder must exist.
  public static func write(
    _ bitmap: Bitmap, to url: URL, metadata: PNGMetadata = PNGMetadata()
  ) throws(PNGError) {
    let path = url.path
    let data = try encode(bitmap, metadata: metadata, path: path)
    do {
      try AtomicFile.write(data, to: path, isDurable: true)
    } catch {
      throw PNGError(error.isDiskFull ? .diskFull : .notWritable, path, reason(error))
    }
  }

  /// Encodes a picture as a palette PNG, packing it while it's drawn.
  ///
  /// - Parameter usesTwoThreads: Whether it is drawn on a separate thread.
  package static func encode(
    _ picture: DrawnPicture, metadata: PNGMetadata = PNGMetadata(), usesTwoThreads: Bool = false
  ) throws(PNGError) -> Data {
    let path = "PNG data"
    guard Bitmap.allows(width: picture.width, height: picture.height),
      let rows = DrawnRows(picture), let imageData = rows.pack(usesTwoThreads: usesTwoThreads)
    else { throw outOfMemory(picture.width, picture.height, path) }
    let palette = picture.palette.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    var context = context(width: picture.width, height: picture.height, metadata.scale)
    context.layout = Int32(TATEYOKO_PNG_INDEXED)
    context.paletteCount = Int32(palette.count / 4)
    context.imageData = imageData.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    context.imageDataLength = imageData.bytes.count
    let packed = try withExtendedLifetime(imageData) { () throws(PNGError) in
      let succeeded = palette.withUnsafeBufferPointer { palette in
        context.palette = palette.baseAddress
        return tateyoko_png_write(&context)
      }
      return try output(of: context, succeeded, path)
    }
    guard !rows.hasUnknownColor else {
      throw PNGError(.unsupported, path, "its pixels use colours that aren't in its palette")
    }
    return try file(packed, rows.digest, metadata, path)
  }

  private static func reason(_ error: FileError) -> String {
    error.code == ENOENT ? "its folder does not exist" : error.reason
  }

  private static func encode(
    _ bitmap: Bitmap, metadata: PNGMetadata, path: String
  ) throws(PNGError) -> Data {
    var context = context(width: bitmap.width, height: bitmap.height, metadata.scale)
    let indexed = IndexedPixels(bitmap)
    if let indexed {
      context.layout = Int32(TATEYOKO_PNG_INDEXED)
      context.pixels = indexed.indices.address.assumingMemoryBound(to: UInt8.self)
      context.rowBytes = bitmap.width
      context.paletteCount = Int32(indexed.palette.count / 4)
      context.paletteAlphaCount = Int32(indexed.alphaCount)
    } else {
      context.layout = Int32(bitmap.isOpaque ? TATEYOKO_PNG_RGB : TATEYOKO_PNG_RGBA)
      context.pixels = bitmap.baseAddress.assumingMemoryBound(to: UInt8.self)
      context.rowBytes = bitmap.rowBytes
    }
    let imageData = try imageData(of: context, path)
    context.imageData = imageData.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    context.imageDataLength = imageData.bytes.count
    let succeeded = withExtendedLifetime((bitmap, imageData, indexed)) {
      (indexed?.palette ?? []).withUnsafeBufferPointer { palette in
        context.palette = palette.baseAddress
        return tateyoko_png_write(&context)
      }
    }
    return try file(output(of: context, succeeded, path), PixelDigest(bitmap), metadata, path)
  }

  /// Returns the compressed rows of the picture that `context` describes.
  static func imageData(
    of context: TateyokoPNG, _ path: String
  ) throws(PNGError) -> Deflate.Packed {
    var context = context
    let count = (tateyoko_png_row_length(&context) + 1) * Int(context.height)
    let isIndexed = context.layout == Int32(TATEYOKO_PNG_INDEXED)
    guard let rows = Bitmap.Scratch(byteCount: count) else {
      throw outOfMemory(context.width, context.height, path)
    }
    tateyoko_png_fill_rows(&context, rows.address.assumingMemoryBound(to: UInt8.self))
    let packed = withExtendedLifetime(rows) {
      Deflate.pack(
        UnsafeRawBufferPointer(start: rows.address, count: count),
        level: isIndexed ? Deflate.highLevel : Deflate.level)
    }
    guard let packed else {
      throw outOfMemory(context.width, context.height, path)
    }
    return packed
  }

  /// Returns libpng's output with our texts inserted.
  private static func file(
    _ packed: Deflate.Packed, _ pixels: PixelDigest, _ metadata: PNGMetadata, _ path: String
  ) throws(PNGError) -> Data {
    let chunks = try PNGChunks(packed.bytes, path: path)
    var texts = Data()
    let seal = PNGSeal(pixels: pixels, imageData: chunks.imageDataDigest)
    let taken = [
      PNGText.sealKeyword, PNGText.earlierPixelDigestKeyword,
      PNGText.earlierImageDataDigestKeyword,
    ]
    for text in metadata.texts where taken.contains(text.keyword) {
      throw PNGError(.unsupported, path, "the keyword “\(text.keyword)” is reserved")
    }
    for text in [PNGText(PNGText.sealKeyword, seal.text)] + metadata.texts {
      texts.append(try textChunk(text, path))
    }

    // libpng wrote the rest in one piece; the texts are inserted between its last head chunk and
    // the image.
    var file = Data(capacity: packed.bytes.count + texts.count)
    file.append(contentsOf: packed.bytes[..<chunks.imageDataOffset])
    file.append(texts)
    file.append(contentsOf: packed.bytes[chunks.imageDataOffset...])
    return file
  }

  static func context(
    width: Int, height: Int, _ scale: Double?
  ) -> TateyokoPNG {
    var context = TateyokoPNG()
    context.width = UInt32(width)
    context.height = UInt32(height)
    if let scale, scale > 0, scale <= 1000 {
      context.pixelsPerMetre = UInt32((scale * 72 / 0.0254).rounded())
    }
    return context
  }

  private static func output(
    of context: TateyokoPNG, _ succeeded: Int32, _ path: String
  ) throws(PNGError) -> Deflate.Packed {
    guard succeeded != 0, let sink = context.sink else {
      free(context.sink)
      if context.outOfMemory != 0 {
        throw outOfMemory(context.width, context.height, path)
      }
      throw PNGError(.unsupported, path, message(context))
    }
    return Deflate.Packed(UnsafeRawBufferPointer(start: sink, count: context.sinkLength))
  }

  /// Returns a text as the most suitable chunk: plain if short, compressed if long, UTF-8 if
  /// needed.
  private static func textChunk(_ text: PNGText, _ path: String) throws(PNGError) -> Data {
    let keyword = Array(text.keyword.utf8)
    guard (1...79).contains(keyword.count), keyword.allSatisfy({ (0x20...0x7E).contains($0) }),
      keyword.first != 0x20, keyword.last != 0x20
    else {
      throw PNGError(
        .unsupported, path, "the keyword “\(text.keyword)” is not 1 to 79 printable characters")
    }
    let bytes = Array(text.text.utf8)
    guard !bytes.contains(0) else {
      throw PNGError(.unsupported, path, "the text “\(text.keyword)” contains NUL")
    }
    guard bytes.count <= 16 << 20 else {
      throw PNGError(.unsupported, path, "the text “\(text.keyword)” is larger than 16 MB")
    }
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    let isLong = bytes.count > 512
    let body = isLong ? try deflated(bytes, path) : bytes
    switch (isASCII, isLong) {
    case (true, false): return chunk("tEXt", keyword + [0] + body)
    case (true, true): return chunk("zTXt", keyword + [0, 0] + body)
    case (false, _): return chunk("iTXt", keyword + [0, isLong ? 1 : 0, 0, 0, 0] + body)
    }
  }

  private static func deflated(_ bytes: [UInt8], _ path: String) throws(PNGError) -> [UInt8] {
    let packed = bytes.withUnsafeBytes { Deflate.pack($0, level: Deflate.highLevel) }
    guard let packed else {
      throw PNGError(.outOfMemory, path, "compressing a text of \(bytes.count) bytes")
    }
    return Array(packed.bytes)
  }

  static func chunk(_ name: String, _ payload: [UInt8]) -> Data {
    let named = Array(name.utf8) + payload
    let sum = named.withUnsafeBytes { Deflate.checkSum($0) }
    var data = Data(capacity: payload.count + 12)
    withUnsafeBytes(of: UInt32(payload.count).bigEndian) { data.append(contentsOf: $0) }
    data.append(contentsOf: named)
    withUnsafeBytes(of: sum.bigEndian) { data.append(contentsOf: $0) }
    return data
  }
}

extension Bitmap {
  /// Returns the picture as a PNG file in memory.
  public func pngData() throws(PNGError) -> Data {
    try PNGCodec.encode(self)
  }

  /// Writes the picture as a PNG file, as a whole or not at all.
  public func write(to url: URL) throws(PNGError) {
    try PNGCodec.write(self, to: url)
  }
}
