import CLibPNG
import CXXHash
import Foundation

/// A PNG file split into its chunks, with all bounds checked and nothing decoded.
struct PNGChunks {
  struct Header {
    var width: Int
    var height: Int
    var bitDepth: Int
    var colorType: Int
    var isInterlaced: Bool

    var channels: Int {
      switch colorType {
      case 2: 3
      case 4: 2
      case 6: 4
      default: 1
      }
    }

    /// The size of a row's samples, in bytes, if it isn't interlaced.
    var rowByteCount: Int { (width * channels * bitDepth + 7) / 8 }

    /// The size of the unpacked, filtered rows, in bytes; a lower bound for interlaced files.
    var rawByteCount: Int { (rowByteCount + 1) * height }
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// No encoder splits a picture into more pieces, and each costs time.
  static let maximumImageChunkCount = 1_000_000
  /// Texts, times, profiles, frames of animations: larger numbers only serve to use up memory.
  static let maximumOtherChunkCount = 20_000

  let header: Header
  /// Pixels per point from the resolution, if there is one.
  let scale: Double?
  let texts: [Text]
  /// The digest of everything that may affect what the picture shows: every chunk except the texts,
  /// each with its kind and its length, so that no byte can move from one to another.
  let imageDataDigest: PixelDigest
  let imageDataByteCount: Int
  /// The offset of the first IDAT chunk.
  let imageDataOffset: Int
  /// The payloads of PLTE and tRNS, if present.
  let palette: Range<Int>?
  let transparency: Range<Int>?
  /// Whether the chunks that determine the pixels are in the correct order, each once, and the IDAT
  /// chunks are consecutive. Others are left to libpng.
  let isRegular: Bool
  /// Whether there is a gamma other than sRGB's.
  let hasOtherGamma: Bool
  /// The first chunk of each kind that describes colours.
  let colors: PNGColorSpace.Chunks

  /// The location of a text in the file. Only requested texts are copied: a file may contain 100
  /// MB.
  struct Text {
    var keyword: Range<Int>
    var bytes: Range<Int>
    var isCompressed: Bool
    var isUTF8: Bool
  }

  init(_ file: UnsafeRawBufferPointer, path: String) throws(PNGError) {
    try PNGChunks.checkSignature(file, path)
    var header: Header?
    var scale: Double?
    var texts: [Text] = []
    var palette: Range<Int>?
    var transparency: Range<Int>?
    var isRegular = true
    var hasOtherGamma = false
    var colors = PNGColorSpace.Chunks()
    var imageDataByteCount = 0
    var imageDataOffset: Int?
    var imageDataEnd = 0
    var imageChunkCount = 0
    var otherChunkCount = 0
    guard let digest = XXH3_createState() else {
      throw PNGError(.outOfMemory, path, "a digest")
    }
    defer { XXH3_freeState(digest) }
    XXH3_128bits_reset(digest)
    var hasEnd = false
    var offset = 8

    while !hasEnd {
      guard file.count - offset >= 12 else {
        throw PNGError(.truncated, path, "it ends after \(file.count) bytes, within a chunk")
      }
      let length = Int(PNGChunks.number(file, offset))
      let kind = Kind(rawValue: PNGChunks.number(file, offset + 4))
      guard kind.isValid, length <= Int(Int32.max) else {
        throw PNGError(.corrupt, path, "there is no valid chunk at byte \(offset)")
      }
      guard header != nil || kind == .header else {
        throw PNGError(.corrupt, path, "it begins with a chunk \(kind) instead of IHDR")
      }
      guard length <= file.count - offset - 12 else {
        throw PNGError(
          .truncated, path,
          "it ends after \(file.count) bytes, but its chunk \(kind) extends to byte "
            + "\(offset + 12 + length)")
      }
      let range = offset + 8..<offset + 8 + length
      let payload = UnsafeRawBufferPointer(rebasing: file[range])
      if kind == .imageData {
        // The picture's own checksums are left to the decoder; here its digest is enough.
        if imageDataOffset == nil {
          imageDataOffset = offset
          XXH3_128bits_update(digest, file.baseAddress.map { $0 + offset + 4 }, 4)
        } else if imageDataEnd != offset {
          isRegular = false
        }
        imageDataEnd = offset + 12 + length
        imageDataByteCount += length
        // Regardless of the number of pieces.
        XXH3_128bits_update(digest, payload.baseAddress, length)
        imageChunkCount += 1
        guard imageChunkCount <= PNGChunks.maximumImageChunkCount else {
          throw PNGError(
            .corrupt, path,
            "its image data is in more than \(PNGChunks.maximumImageChunkCount) pieces")
        }
        offset = imageDataEnd
        continue
      }
      otherChunkCount += 1
      guard otherChunkCount <= PNGChunks.maximumOtherChunkCount else {
        throw PNGError(
          .corrupt, path,
          "it has more than \(PNGChunks.maximumOtherChunkCount) chunks besides its image data")
      }
      let stored = PNGChunks.number(file, offset + 8 + length)
      let summed = UnsafeRawBufferPointer(rebasing: file[offset + 4..<offset + 8 + length])
      guard Deflate.checkSum(summed) == stored else {
        throw PNGError(
          .corrupt, path, "the checksum of its chunk \(kind) at byte \(offset) is wrong")
      }
      if !kind.isText, kind != .end {
        XXH3_128bits_update(digest, file.baseAddress.map { $0 + offset }, 8 + length)
      }
      switch kind {
      case .header:
        guard header == nil else { throw PNGError(.corrupt, path, "it has two headers") }
        header = try PNGChunks.header(payload, path)
      case .palette:
        if palette != nil || transparency != nil || imageDataOffset != nil { isRegular = false }
        palette = range
      case .transparency:
        if transparency != nil || imageDataOffset != nil { isRegular = false }
        transparency = range
      case .gamma:
        if length != 4 || PNGChunks.number(payload, 0) != 45_455 { hasOtherGamma = true }
        if length == 4, colors.gamma == nil { colors.gamma = PNGChunks.number(payload, 0) }
      case .codePoints: colors.codePoints = colors.codePoints ?? range
      case .profile: colors.profile = colors.profile ?? range
      case .standardColors: colors.hasSRGB = true
      case .chromaticities: colors.chromaticities = colors.chromaticities ?? range
      case .resolution:
        scale = PNGChunks.scale(payload)
      case .text, .packedText, .internationalText:
        if let text = PNGChunks.text(kind, file, range) { texts.append(text) }
      case .end:
        hasEnd = true
      default:
        if kind.isCritical { isRegular = false }
      }
      offset += 12 + length
    }

    guard let header, let imageDataOffset else {
      throw PNGError(.corrupt, path, "it has no image data")
    }
    self.header = header
    self.scale = scale
    self.texts = texts
    self.imageDataByteCount = imageDataByteCount
    self.imageDataOffset = imageDataOffset
    self.palette = palette
    self.transparency = transparency
    self.isRegular = isRegular
    self.hasOtherGamma = hasOtherGamma
    self.colors = colors
    // The end of the image data, which isn't preceded by its length.
    var count = UInt64(imageDataByteCount).littleEndian
    XXH3_128bits_update(digest, &count, MemoryLayout.size(ofValue: count))
    let hash = XXH3_128bits_digest(digest)
    self.imageDataDigest = PixelDigest(high: hash.high64, low: hash.low64)
  }

  /// Calls `body` with the payload of each IDAT chunk, whose bounds are known to be valid, and with
  /// the data and value of its checksum.
  func forEachImageChunk(
    _ file: UnsafeRawBufferPointer,
    _ body: (_ payload: UnsafeRawBufferPointer, _ summed: UnsafeRawBufferPointer, UInt32) -> Bool
  ) {
    var offset = imageDataOffset
    while true {
      let length = Int(PNGChunks.number(file, offset))
      let kind = Kind(rawValue: PNGChunks.number(file, offset + 4))
      if kind == .end { return }
      if kind == .imageData {
        let end = offset + 8 + length
        guard
          body(
            UnsafeRawBufferPointer(rebasing: file[offset + 8..<end]),
            UnsafeRawBufferPointer(rebasing: file[offset + 4..<end]), PNGChunks.number(file, end))
        else { return }
      }
      offset += 12 + length
    }
  }

  /// A chunk's type: four letters.
  struct Kind: RawRepresentable, Equatable, CustomStringConvertible {
    var rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    private init(_ name: StaticString) {
      rawValue = name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }

    static let header = Kind("IHDR")
    static let palette = Kind("PLTE")
    static let imageData = Kind("IDAT")
    static let end = Kind("IEND")
    static let transparency = Kind("tRNS")
    static let gamma = Kind("gAMA")
    static let codePoints = Kind("cICP")
    static let profile = Kind("iCCP")
    static let standardColors = Kind("sRGB")
    static let chromaticities = Kind("cHRM")
    static let resolution = Kind("pHYs")
    static let text = Kind("tEXt")
    static let packedText = Kind("zTXt")
    static let internationalText = Kind("iTXt")

    /// Whether all four bytes are letters.
    var isValid: Bool {
      var rest = rawValue | 0x2020_2020
      for _ in 0..<4 {
        guard (0x61...0x7A).contains(rest & 0xFF) else { return false }
        rest >>= 8
      }
      return true
    }

    var isText: Bool { self == .text || self == .packedText || self == .internationalText }

    /// Whether the picture can't be interpreted without it.
    var isCritical: Bool { rawValue & 0x2000_0000 == 0 }

    var description: String {
      String(
        decoding: (0..<4).map { UInt8(truncatingIfNeeded: rawValue >> (24 - 8 * $0)) },
        as: UTF8.self)
    }
  }

  private static func checkSignature(
    _ file: UnsafeRawBufferPointer, _ path: String
  ) throws(PNGError) {
    guard file.count > 0 else { throw PNGError(.empty, path) }
    guard file.prefix(8).elementsEqual(signature.prefix(file.count)) else {
      if LFSPointer.isOne(file) { throw PNGError(.notPNG, path, LFSPointer.words) }
      let head = file.prefix(8).map { String($0, radix: 16) }.joined(separator: " ")
      throw PNGError(.notPNG, path, "it begins with the bytes \(head)")
    }
    guard file.count >= 8 else {
      throw PNGError(.truncated, path, "it ends after \(file.count) bytes, within the signature")
    }
  }

  private static func header(
    _ payload: UnsafeRawBufferPointer, _ path: String
  ) throws(PNGError) -> Header {
    guard payload.count == 13 else { throw PNGError(.corrupt, path, "its header has a wrong size") }
    let width = Int(number(payload, 0))
    let height = Int(number(payload, 4))
    let header = Header(
      width: width, height: height, bitDepth: Int(payload[8]), colorType: Int(payload[9]),
      isInterlaced: payload[12] == 1)
    guard width > 0, height > 0 else {
      throw PNGError(.corrupt, path, "its header says \(width) × \(height) pixels")
    }
    guard Bitmap.allows(width: width, height: height) else {
      throw PNGError(
        .tooLarge, path,
        "\(width) × \(height) pixels; no picture may have more than \(Bitmap.maximumSide) a side "
          + "and \(Bitmap.maximumPixelCount) in all")
    }
    let depths = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
    guard depths[header.colorType]?.contains(header.bitDepth) == true,
      payload[10] == 0, payload[11] == 0, payload[12] <= 1
    else { throw PNGError(.corrupt, path, "its header names a format that PNG doesn't have") }
    return header
  }

  private static func scale(_ payload: UnsafeRawBufferPointer) -> Double? {
    guard payload.count == 9, payload[8] == 1 else { return nil }
    let perMetre = number(payload, 0)
    guard perMetre > 0, perMetre == number(payload, 4) else { return nil }
    return (Double(perMetre) * 0.0254 / 72 * 100).rounded() / 100
  }

  /// Returns a text chunk's parts; nil for an invalid chunk, which then isn't one of our texts.
  private static func text(
    _ kind: Kind, _ file: UnsafeRawBufferPointer, _ range: Range<Int>
  ) -> Text? {
    var rest = file[range]
    guard let end = rest.prefix(80).firstIndex(of: 0), end > range.lowerBound else { return nil }
    let keyword = range.lowerBound..<end
    rest = rest[(end + 1)...]
    var isCompressed = kind == .packedText
    switch kind {
    case .text:
      break
    case .packedText:
      guard rest.popFirst() == 0 else { return nil }
    default:
      guard let flag = rest.popFirst(), flag <= 1, rest.popFirst() == 0,
        let language = rest.firstIndex(of: 0),
        let translated = rest[(language + 1)...].firstIndex(of: 0)
      else { return nil }
      isCompressed = flag == 1
      rest = rest[(translated + 1)...]
    }
    return Text(
      keyword: keyword, bytes: rest.startIndex..<rest.endIndex, isCompressed: isCompressed,
      isUTF8: kind == .internationalText)
  }

  /// Returns the four bytes at `offset` as a number, most significant byte first.
  static func number(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
    UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

}
