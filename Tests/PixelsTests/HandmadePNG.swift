import Foundation
import TestSupport

/// Manually assembled PNG files, in forms that our own writer never produces.
struct HandmadePNG {
  var width: Int
  var height: Int
  var bitDepth: Int
  var colorType: Int
  var isInterlaced = false
  /// Chunks between IHDR and IDAT.
  var extra: [(String, [UInt8])] = []
  /// The samples of one pixel.
  var samples: (Int, Int) -> [Int]
  /// The filter of a row, numbered across all passes.
  var filter: (Int) -> UInt8 = { _ in 0 }
  /// The number of IDAT chunks.
  var pieces = 1

  init(
    width: Int, height: Int, bitDepth: Int, colorType: Int, isInterlaced: Bool = false,
    extra: [(String, [UInt8])] = [], samples: @escaping (Int, Int) -> [Int]
  ) {
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    self.colorType = colorType
    self.isInterlaced = isInterlaced
    self.extra = extra
    self.samples = samples
  }

  var data: Data {
    var raw: [UInt8] = []
    // Adam7: first column, first row, column step, row step.
    let passes =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ]
      : [(0, 0, 1, 1)]
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1
    let step = max(1, channels * bitDepth / 8)
    var rowCount = 0
    for (left, top, stepX, stepY) in passes where left < width {
      var above: [UInt8] = []
      for y in stride(from: top, to: height, by: stepY) {
        let start = raw.count
        var bits = 0
        var bitCount = 0
        for x in stride(from: left, to: width, by: stepX) {
          for sample in samples(x, y) {
            bits = bits << bitDepth | sample
            bitCount += bitDepth
            while bitCount >= 8 {
              raw.append(UInt8(truncatingIfNeeded: bits >> (bitCount - 8)))
              bitCount -= 8
              bits &= (1 << bitCount) - 1
            }
          }
        }
        if bitCount > 0 { raw.append(UInt8(truncatingIfNeeded: bits << (8 - bitCount))) }
        let row = Array(raw[start...])
        raw.removeSubrange(start...)
        raw += HandmadePNG.filtered(row, above: above, by: filter(rowCount), step: step)
        above = row
        rowCount += 1
      }
    }
    var file = RawPNG.signature
    file += RawPNG.header(
      UInt32(width), UInt32(height), bitDepth: UInt8(bitDepth), colorType: UInt8(colorType),
      interlace: isInterlaced ? 1 : 0)
    for (name, payload) in extra { file += RawPNG.chunk(name, payload) }
    let packed = RawPNG.packed(raw)
    let size = (packed.count + pieces - 1) / pieces
    for start in stride(from: 0, to: packed.count, by: size) {
      file += RawPNG.chunk("IDAT", Array(packed[start..<min(start + size, packed.count)]))
    }
    return Data(file + RawPNG.chunk("IEND", []))
  }

  /// A row preceded by its filter's number.
  private static func filtered(
    _ row: [UInt8], above: [UInt8], by filter: UInt8, step: Int
  ) -> [UInt8] {
    [filter]
      + row.indices.map { index in
        let left = index < step ? 0 : Int(row[index - step])
        let up = above.isEmpty ? 0 : Int(above[index])
        let corner = above.isEmpty || index < step ? 0 : Int(above[index - step])
        let guess =
          switch filter {
          case 1: left
          case 2: up
          case 3: (left + up) / 2
          case 4:
            [left, up, corner].enumerated().min {
              let estimate = left + up - corner
              return (abs($0.element - estimate), $0.offset)
                < (abs($1.element - estimate), $1.offset)
            }!.element
          default: 0
          }
        return UInt8(truncatingIfNeeded: Int(row[index]) - guess)
      }
  }
}
