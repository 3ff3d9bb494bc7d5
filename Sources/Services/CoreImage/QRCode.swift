/// A QR code of a message in bytes: ISO/IEC 18004, model 2, versions 1 to 40.
struct QRCode {
  /// How much of the code may be damaged.
  enum Correction: Int {
    case low = 0
    case medium = 1
    case quartile = 2
    case high = 3

    /// The level in format information.
    var formatBits: Int { [1, 0, 3, 2][rawValue] }
  }

  /// The number of modules per side.
  let size: Int
  private var modules: [Bool]
  /// Modules of patterns and information, which masks don't change.
  private var isFixed: [Bool]

  subscript(x: Int, y: Int) -> Bool { modules[y * size + x] }

  /// Creates the smallest code with room for the message; `nil` if the largest has none.
  init?(_ message: [UInt8], _ correction: Correction) {
    guard
      let codeVersion = (1...40).first(where: {
        QRBlocks($0, correction).dataCount * 8 >= Self.bitCount(message.count, codeVersion: $0)
      })
    else { return nil }
    let codewords = QRBlocks(codeVersion, correction).interleaved(
      Self.data(message, codeVersion, correction))
    size = 17 + 4 * codeVersion
    modules = Array(repeating: false, count: size * size)
    isFixed = modules
    drawPatterns(codeVersion)
    place(codewords)
    chooseMask(correction)
  }

  // MARK: Data

  /// Mode, count and bytes; the count is longer from version 10 on (table 3 of the standard).
  private static func bitCount(_ bytes: Int, codeVersion: Int) -> Int {
    4 + (codeVersion < 10 ? 8 : 16) + 8 * bytes
  }

  /// The data codewords: mode, count, bytes, end and padding (section 7.4).
  private static func data(
    _ message: [UInt8], _ codeVersion: Int, _ correction: Correction
  ) -> [UInt8] {
    let capacity = QRBlocks(codeVersion, correction).dataCount
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    append(0b0100, 4)
    append(message.count, codeVersion < 10 ? 8 : 16)
    for byte in message { append(Int(byte), 8) }
    append(0, min(4, capacity * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var padding: UInt8 = 0xEC
    while bytes.count < capacity {
      bytes.append(padding)
      padding ^= 0xEC ^ 0x11
    }
    return bytes
  }

  // MARK: Patterns

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard x >= 0, y >= 0, x < size, y < size else { return }
    modules[y * size + x] = isDark
    isFixed[y * size + x] = true
  }

  /// Draws what every code of a version has (section 6.3).
  private mutating func drawPatterns(_ codeVersion: Int) {
    for index in 0..<size {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      for dy in -4...4 {
        for dx in -4...4 {
          let ring = max(abs(dx), abs(dy))
          fix(x + dx, y + dy, ring != 2 && ring != 4)
        }
      }
    }
    let centres = Self.alignmentCentres(codeVersion)
    for (row, y) in centres.enumerated() {
      for (column, x) in centres.enumerated() {
        let last = centres.count - 1
        // The finder patterns are in three corners.
        if (row, column) == (0, 0) || (row, column) == (0, last) || (row, column) == (last, 0) {
          continue
        }
        for dy in -2...2 {
          for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
    drawFormat(0)
    drawVersion(codeVersion)
  }

  /// The centres of alignment patterns (annex E): from the far edge in equal, even steps.
  static func alignmentCentres(_ codeVersion: Int) -> [Int] {
    guard codeVersion > 1 else { return [] }
    let count = codeVersion / 7 + 2
    let size = 17 + 4 * codeVersion
    // Version 32 is the exception in the standard's table.
    let step = codeVersion == 32 ? 26 : (codeVersion * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
  }

  /// Draws both copies of the format's 15 bits (section 7.9).
  private mutating func drawFormat(_ format: Int) {
    var rest = format
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (format << 10 | rest) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0..<6 { fix(8, index, bit(index)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for index in 9..<15 { fix(14 - index, 8, bit(index)) }
    for index in 0..<8 { fix(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { fix(8, size - 15 + index, bit(index)) }
    fix(8, size - 8, true)
  }

  /// Draws both copies of the version's 18 bits (section 7.10).
  private mutating func drawVersion(_ codeVersion: Int) {
    guard codeVersion >= 7 else { return }
    var rest = codeVersion
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = codeVersion << 12 | rest
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      fix(size - 11 + index % 3, index / 3, isDark)
      fix(index / 3, size - 11 + index % 3, isDark)
    }
  }

  // MARK: Codewords

  /// Places bits in columns of two from the lower right, alternately up and down (section 7.7.3).
  private mutating func place(_ codewords: [UInt8]) {
    var index = 0
    var isUpward = true
    var right = size - 1
    while right > 0 {
      // The vertical timing pattern.
      if right == 6 { right = 5 }
      for step in 0..<size {
        let y = isUpward ? size - 1 - step : step
        for x in [right, right - 1] where !isFixed[y * size + x] {
          guard index < codewords.count * 8 else { continue }
          modules[y * size + x] = codewords[index / 8] >> (7 - index % 8) & 1 == 1
          index += 1
        }
      }
      isUpward.toggle()
      right -= 2
    }
  }

  // MARK: Masks

  private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  private mutating func apply(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFixed[y * size + x] && Self.inverts(mask, x, y) {
        modules[y * size + x].toggle()
      }
    }
  }

  /// Applies the mask with the fewest penalty points (section 7.8.3).
  private mutating func chooseMask(_ correction: Correction) {
    var best = (mask: 0, penalty: Int.max)
    for mask in 0..<8 {
      apply(mask)
      drawFormat(correction.formatBits << 3 | mask)
      let penalty = penalty
      if penalty < best.penalty { best = (mask, penalty) }
      apply(mask)
    }
    apply(best.mask)
    drawFormat(correction.formatBits << 3 | best.mask)
  }

  private var penalty: Int {
    var points = 0
    for line in 0..<size {
      points += Self.penalty(of: (0..<size).map { self[$0, line] })
      points += Self.penalty(of: (0..<size).map { self[line, $0] })
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let isDark = self[x, y]
        if self[x + 1, y] == isDark && self[x, y + 1] == isDark && self[x + 1, y + 1] == isDark {
          points += 3
        }
      }
    }
    let dark = modules.count { $0 }
    // Ten points for each whole 5 % away from one half.
    points += abs(dark * 20 - modules.count * 10) / modules.count * 10
    return points
  }

  /// The points of a row or column: runs of five and more, and what looks like a finder pattern
  /// next to four light modules.
  private static func penalty(of line: [Bool]) -> Int {
    var points = 0
    var run = 1
    for index in 1...line.count {
      if index < line.count, line[index] == line[index - 1] {
        run += 1
        continue
      }
      if run >= 5 { points += run - 2 }
      run = 1
    }
    let finder = [true, false, true, true, true, false, true]
    guard line.count >= 11 else { return points }
    for start in 0...line.count - 11 {
      let part = line[start..<start + 11]
      let isBefore = part.prefix(7).elementsEqual(finder) && !part.suffix(4).contains(true)
      let isAfter = part.suffix(7).elementsEqual(finder) && !part.prefix(4).contains(true)
      if isBefore || isAfter { points += 40 }
    }
    return points
  }
}
