/// How the codewords of a QR code are divided into blocks with error correction (ISO/IEC 18004,
/// table 9).
struct QRBlocks {
  /// The number of all codewords.
  private let total: Int
  private let count: Int
  private let correctionCount: Int

  init(_ codeVersion: Int, _ correction: QRCode.Correction) {
    let size = 17 + 4 * codeVersion
    let centres = QRCode.alignmentCentres(codeVersion).count
    // All modules but finder patterns with their borders, timing, format, alignment and version.
    var bits = size * size - 3 * 64 - 2 * (size - 16) - 31
    if centres > 0 { bits -= (centres * centres - 3) * 25 - 2 * (centres - 2) * 5 }
    if codeVersion >= 7 { bits -= 36 }
    total = bits / 8
    count = Self.blockCounts[correction.rawValue][codeVersion - 1]
    correctionCount = Self.correctionCounts[correction.rawValue][codeVersion - 1]
  }

  /// The number of data codewords.
  var dataCount: Int { total - count * correctionCount }

  /// Divides data into blocks, adds their error correction, and takes codewords from each in turn.
  func interleaved(_ data: [UInt8]) -> [UInt8] {
    let short = dataCount / count
    let longBlocks = dataCount % count
    var blocks: [[UInt8]] = []
    var start = 0
    for index in 0..<count {
      let length = short + (index >= count - longBlocks ? 1 : 0)
      blocks.append(Array(data[start..<start + length]))
      start += length
    }
    let corrections = blocks.map { ReedSolomon.correction(of: $0, count: correctionCount) }
    var result: [UInt8] = []
    for index in 0...short {
      for block in blocks where index < block.count { result.append(block[index]) }
    }
    for index in 0..<correctionCount { for block in corrections { result.append(block[index]) } }
    return result
  }

  /// Codewords of error correction per block, by level and version.
  private static let correctionCounts: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30,
      30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  /// Blocks, by level and version.
  private static let blockCounts: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}

/// Error correction over the field of 256 elements with the polynomial 0x11D (annex A).
private enum ReedSolomon {
  static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var product = 0
    for bit in (0..<8).reversed() {
      product = product << 1 ^ (product >> 7) * 0x11D
      if b >> bit & 1 == 1 { product ^= Int(a) }
    }
    return UInt8(product)
  }

  /// The remainder of data by the generator polynomial.
  static func correction(of data: [UInt8], count: Int) -> [UInt8] {
    var generator = [UInt8](repeating: 0, count: count)
    generator[count - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in 0..<count {
        generator[index] = multiply(generator[index], root)
        if index + 1 < count { generator[index] ^= generator[index + 1] }
      }
      root = multiply(root, 2)
    }
    var rest = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for index in 0..<count { rest[index] ^= multiply(generator[index], factor) }
    }
    return rest
  }
}
