import CLibPNG
import CXXHash
import Foundation

/// A PNG file taken apart into its chunks, each bound checked, nothing decoded.
struct PNGChunks {
  struct Header {
    var width: Int
    var height: Int
    var bitDepth: Int
    var colorType: Int
    var isInterlaced: Bool

    /// The size of the unpacked, filtered rows, in bytes; a lower bound for interlaced files.
    var rawByteCount: Int {
      let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1
      return ((width * channels * bitDepth + 7) / 8 + 1) * height
    }
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let header: Header
  /// Pixels per point from the resolution, if there is one.
  let scale: Double?
  let entries: [PNGHead.Entry]
  /// The digest of header, palette, transparency and compressed pixels.
  let imageDataDigest: PixelDigest
  let imageDataByteCount: Int
  /// The offset of the first IDAT chunk.
  let imageDataOffset: Int

  init(_ file: UnsafeRawBufferPointer, path: String) throws(PNGError) {
    try PNGChunks.checkSignature(file, path)
    var header: Header?
    var scale: Double?
    var entries: [PNGHead.Entry] = []
    var imageDataByteCount = 0
    var imageDataOffset: Int?
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
      let name = PNGChunks.name(file, offset + 4)
      guard let name, length <= Int(Int32.max) else {
        throw PNGError(.corrupt, path, "there is no valid chunk at byte \(offset)")
      }
      guard header != nil || name == "IHDR" else {
        throw PNGError(.corrupt, path, "it begins with a chunk \(name) in place of IHDR")
      }
      guard length <= file.count - offset - 12 else {
        throw PNGError(
          .truncated, path,
          "it ends after \(file.count) bytes, but its chunk \(name) reaches to byte "
            + "\(offset + 12 + length)")
      }
      let payload = UnsafeRawBufferPointer(rebasing: file[offset + 8..<offset + 8 + length])
      // The picture's own check sums are left to the decoder; here its digest is enough.
      if name != "IDAT" {
        let stored = PNGChunks.number(file, offset + 8 + length)
        let summed = UnsafeRawBufferPointer(rebasing: file[offset + 4..<offset + 8 + length])
        guard PNGChunks.checkSum(summed) == stored else {
          throw PNGError(.corrupt, path, "the check sum of its chunk \(name) is wrong")
        }
      }
      switch name {
      case "IHDR":
        guard header == nil else { throw PNGError(.corrupt, path, "it has two headers") }
        header = try PNGChunks.header(payload, path)
        XXH3_128bits_update(digest, payload.baseAddress, length)
      case "PLTE", "tRNS":
        XXH3_128bits_update(digest, payload.baseAddress, length)
      case "IDAT":
        if imageDataOffset == nil { imageDataOffset = offset }
        imageDataByteCount += length
        XXH3_128bits_update(digest, payload.baseAddress, length)
      case "pHYs":
        scale = PNGChunks.scale(payload)
      case "tEXt", "zTXt", "iTXt":
        if let entry = PNGChunks.entry(name, payload) { entries.append(entry) }
      case "IEND":
        hasEnd = true
      default:
        break
      }
      offset += 12 + length
    }

    guard let header, let imageDataOffset else {
      throw PNGError(.corrupt, path, "it has no image data")
    }
    self.header = header
    self.scale = scale
    self.entries = entries
    self.imageDataByteCount = imageDataByteCount
    self.imageDataOffset = imageDataOffset
    let hash = XXH3_128bits_digest(digest)
    self.imageDataDigest = PixelDigest(high: hash.high64, low: hash.low64)
  }

  private static func checkSignature(
    _ file: UnsafeRawBufferPointer, _ path: String
  ) throws(PNGError) {
    guard file.count > 0 else { throw PNGError(.empty, path) }
    guard file.prefix(8).elementsEqual(signature.prefix(file.count)) else {
      if file.starts(with: Array("version https://git-lfs".utf8)) {
        throw PNGError(
          .notPNG, path, "it is a Git LFS pointer; fetch the pictures with “git lfs pull”")
      }
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
      throw PNGError(.tooLarge, path, "\(width) × \(height) pixels")
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

  /// A text chunk's parts; nil for a chunk that breaks the rules, which then is no text of ours.
  private static func entry(
    _ name: String, _ payload: UnsafeRawBufferPointer
  ) -> PNGHead.Entry? {
    guard let end = payload.firstIndex(of: 0), end >= 1, end <= 79 else { return nil }
    let keyword = String(decoding: payload[..<end], as: UTF8.self)
    var rest = payload[(end + 1)...]
    switch name {
    case "tEXt":
      return PNGHead.Entry(
        keyword: keyword, bytes: Data(rest), isCompressed: false, isUTF8: false)
    case "zTXt":
      guard rest.popFirst() == 0 else { return nil }
      return PNGHead.Entry(
        keyword: keyword, bytes: Data(rest), isCompressed: true, isUTF8: false)
    default:
      guard let flag = rest.popFirst(), flag <= 1, rest.popFirst() == 0,
        let language = rest.firstIndex(of: 0),
        let translated = rest[(language + 1)...].firstIndex(of: 0)
      else { return nil }
      return PNGHead.Entry(
        keyword: keyword, bytes: Data(rest[(translated + 1)...]), isCompressed: flag == 1,
        isUTF8: true)
    }
  }

  /// The four bytes at `offset` as a number, most significant byte first.
  static func number(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
    UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// The chunk type at `offset`; nil when its four bytes are not letters.
  private static func name(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> String? {
    let letters = bytes[offset..<offset + 4]
    guard letters.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }) else { return nil }
    return String(decoding: letters, as: UTF8.self)
  }

  static func checkSum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    UInt32(
      truncatingIfNeeded: crc32_z(
        0, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count))
  }
}
