import Foundation

/// The size in a PNG file's header.
enum PNGSize {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns width and height in pixels; nil if the file isn't a PNG, or only the beginning of one.
  static func size(of data: Data) -> (Int, Int)? {
    data.withUnsafeBytes { bytes -> (Int, Int)? in
      func number(at offset: Int) -> Int {
        Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
      }
      func isChunk(_ name: StaticString, at offset: Int) -> Bool {
        memcmp(bytes.baseAddress! + offset + 4, name.utf8Start, 4) == 0
      }
      // The signature, and a header chunk of 13 bytes with its length, name and checksum.
      guard bytes.count >= 33, bytes.prefix(8).elementsEqual(signature),
        number(at: 8) == 13, isChunk("IHDR", at: 8)
      else { return nil }
      let width = number(at: 16)
      let height = number(at: 20)
      guard width >= 1, height >= 1, width <= 32_767, height <= 32_767 else { return nil }
      var offset = 33
      var hasPixels = false
      while offset + 12 <= bytes.count {
        if isChunk("IEND", at: offset) { return hasPixels ? (width, height) : nil }
        if isChunk("IDAT", at: offset) { hasPixels = true }
        offset += number(at: offset) + 12
      }
      return nil
    }
  }
}
