import Foundation

/// The information that precedes the pixels in a WebP file: RFC 9649, 2.3 to 2.7.
struct WebPHeader {
  static let signature = Array("RIFF".utf8)

  /// The size in pixels.
  let width: Int
  let height: Int

  /// Reads a file's header; nil if the file isn't a WebP.
  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(30))
    guard bytes.count == 30, bytes.starts(with: Self.signature),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int {
      bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ":
      guard bytes[23..<26].elementsEqual([0x9D, 0x01, 0x2A]) else { return nil }
      (width, height) = (number(26, 2) & 0x3FFF, number(28, 2) & 0x3FFF)
    case "VP8L":
      guard bytes[20] == 0x2F else { return nil }
      let bits = number(21, 4)
      (width, height) = (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8X": (width, height) = (number(24, 3) + 1, number(27, 3) + 1)
    default: return nil
    }
    guard width >= 1, height >= 1, width <= 32_767, height <= 32_767 else { return nil }
  }
}
