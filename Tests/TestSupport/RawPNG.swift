import CLibPNG
import Foundation

/// PNG files assembled chunk by chunk, good and bad.
package enum RawPNG {
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  package static func big(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  package static func chunk(_ name: String, _ payload: [UInt8] = [], sum: UInt32? = nil) -> [UInt8]
  {
    let named = Array(name.utf8) + payload
    let right = UInt32(truncatingIfNeeded: crc32(0, named, UInt32(named.count)))
    var bytes = big(UInt32(payload.count))
    bytes.append(contentsOf: named)
    bytes.append(contentsOf: big(sum ?? right))
    return bytes
  }

  package static func header(
    _ width: UInt32, _ height: UInt32, bitDepth: UInt8 = 8, colorType: UInt8 = 2,
    interlace: UInt8 = 0
  ) -> [UInt8] {
    chunk("IHDR", big(width) + big(height) + [bitDepth, colorType, 0, 0, interlace])
  }

  package static func packed(_ bytes: [UInt8], level: Int32 = 6) -> [UInt8] {
    var count = compressBound(UInt(bytes.count))
    var out = [UInt8](repeating: 0, count: Int(count))
    compress2(&out, &count, bytes, UInt(bytes.count), level)
    return Array(out[..<Int(count)])
  }

  package static func zeros(_ count: Int) -> [UInt8] {
    packed([UInt8](repeating: 0, count: count), level: 9)
  }

  /// A complete file of these chunks.
  package static func file(_ chunks: [UInt8]...) -> Data {
    // By whole arrays: a debug build takes a minute for a hundred megabytes byte by byte.
    var file = Data(signature)
    for bytes in chunks + [chunk("IEND")] { file.append(contentsOf: bytes) }
    return file
  }

  /// A picture of one colour, with other pixels on request.
  package static func picture(
    _ width: Int, _ height: Int, color: [UInt8] = [10, 120, 250],
    spots: [(x: Int, y: Int, color: [UInt8])] = [], extra: [UInt8] = [], level: Int32 = 6
  ) -> Data {
    var raw: [UInt8] = []
    for y in 0..<height {
      raw.append(0)
      for x in 0..<width {
        raw += spots.first { $0.x == x && $0.y == y }?.color ?? color
      }
    }
    return file(
      header(UInt32(width), UInt32(height)), extra, chunk("IDAT", packed(raw, level: level)))
  }
}
