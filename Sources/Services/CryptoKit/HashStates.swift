// The functions of FIPS 180-4 and RFC 1321, whose constants are roots of primes and values of the sine.

extension FixedWidthInteger {
  fileprivate func rotated(right count: Self) -> Self {
    (self >> count) | (self << (Self(Self.bitWidth) - count))
  }

  fileprivate init(bigEndian bytes: ArraySlice<UInt8>) {
    self = bytes.reduce(0) { $0 << 8 | Self($1) }
  }

  fileprivate var bigEndianBytes: [UInt8] {
    (0..<Self.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: self >> Self(8 * $0)) }
  }
}

/// The words of a block, from the byte order of the function.
private func words<W: FixedWidthInteger>(_ block: ArraySlice<UInt8>, isLittleEndian: Bool) -> [W] {
  let size = W.bitWidth / 8
  return stride(from: block.startIndex, to: block.endIndex, by: size).map { start in
    let word = W(bigEndian: block[start..<start + size])
    return isLittleEndian ? word.byteSwapped : word
  }
}

/// Digits of roots of the first primes, in fixed point: exact, as floating point isn't for 64 bits.
private enum PrimeRoots {
  static let primes: [UInt64] = {
    var found: [UInt64] = []
    var next: UInt64 = 2
    while found.count < 80 {
      if found.allSatisfy({ next % $0 != 0 }) { found.append(next) }
      next += 1
    }
    return found
  }()

  /// Returns the first 64 bits of the fraction of a prime's square or cube root.
  static func fraction(_ prime: UInt64, power: Int) -> UInt64 {
    // The root of prime · 2^(64 · power), by bits from above: less than 2^70.
    var root = Wide(0)
    for bit in stride(from: 69, through: 0, by: -1) {
      let next = root.setting(bit)
      var product = next
      for _ in 1..<power { product = product.times(next) }
      if product.isAtMost(Wide(prime).shifted(words: 2 * power)) { root = next }
    }
    return root.low
  }

  /// A number of up to 256 bits, in words of 32.
  private struct Wide {
    private var words: [UInt64]

    init(_ value: UInt64) { words = [value & 0xFFFF_FFFF, value >> 32] }

    var low: UInt64 { words[0] | (words.count > 1 ? words[1] << 32 : 0) }

    func setting(_ bit: Int) -> Wide {
      var copy = self
      while copy.words.count <= bit / 32 { copy.words.append(0) }
      copy.words[bit / 32] |= 1 << UInt64(bit % 32)
      return copy
    }

    func shifted(words count: Int) -> Wide {
      var copy = self
      copy.words = Array(repeating: 0, count: count) + words
      return copy
    }

    func times(_ other: Wide) -> Wide {
      var product = self
      product.words = Array(repeating: 0, count: words.count + other.words.count)
      for (place, word) in words.enumerated() {
        var carry: UInt64 = 0
        for (otherPlace, otherWord) in other.words.enumerated() {
          let sum = product.words[place + otherPlace] + word * otherWord + carry
          product.words[place + otherPlace] = sum & 0xFFFF_FFFF
          carry = sum >> 32
        }
        product.words[place + other.words.count] += carry
      }
      return product
    }

    func isAtMost(_ other: Wide) -> Bool {
      for place in (0..<max(words.count, other.words.count)).reversed() {
        let (mine, its) = (
          place < words.count ? words[place] : 0, place < other.words.count ? other.words[place] : 0
        )
        if mine != its { return mine < its }
      }
      return true
    }
  }

  static let squares = primes.prefix(16).map { fraction($0, power: 2) }
  static let cubes = primes.map { fraction($0, power: 3) }
}

public struct SHA256State: _HashState {
  public static var name: String { "SHA256" }
  public static var byteCount: Int { 32 }
  public static var blockByteCount: Int { 64 }
  public static var lengthByteCount: Int { 8 }
  public static var isLittleEndian: Bool { false }
  private static let constants = PrimeRoots.cubes.prefix(64).map { UInt32($0 >> 32) }

  private var state = PrimeRoots.squares.prefix(8).map { UInt32($0 >> 32) }

  public init() {}

  public mutating func add(_ block: ArraySlice<UInt8>) {
    var w: [UInt32] = words(block, isLittleEndian: false)
    for t in 16..<64 {
      let (a, b) = (w[t - 15], w[t - 2])
      let first = a.rotated(right: 7) ^ a.rotated(right: 18) ^ (a >> 3)
      let second = b.rotated(right: 17) ^ b.rotated(right: 19) ^ (b >> 10)
      w.append(w[t - 16] &+ first &+ w[t - 7] &+ second)
    }
    var v = state
    for t in 0..<64 {
      let (a, e) = (v[0], v[4])
      let mixed = e.rotated(right: 6) ^ e.rotated(right: 11) ^ e.rotated(right: 25)
      let chosen = (e & v[5]) ^ (~e & v[6])
      let first = v[7] &+ mixed &+ chosen &+ Self.constants[t] &+ w[t]
      let other = a.rotated(right: 2) ^ a.rotated(right: 13) ^ a.rotated(right: 22)
      let majority = (a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2])
      v = [first &+ other &+ majority, a, v[1], v[2], v[3] &+ first, e, v[5], v[6]]
    }
    for place in 0..<8 { state[place] &+= v[place] }
  }

  public var bytes: [UInt8] { state.flatMap(\.bigEndianBytes) }
}

public struct SHA512State: _HashState {
  public static var name: String { "SHA512" }
  public static var byteCount: Int { 64 }
  public static var blockByteCount: Int { 128 }
  public static var lengthByteCount: Int { 16 }
  public static var isLittleEndian: Bool { false }

  fileprivate var state = Array(PrimeRoots.squares.prefix(8))

  public init() {}

  public mutating func add(_ block: ArraySlice<UInt8>) {
    var w: [UInt64] = words(block, isLittleEndian: false)
    for t in 16..<80 {
      let (a, b) = (w[t - 15], w[t - 2])
      let first = a.rotated(right: 1) ^ a.rotated(right: 8) ^ (a >> 7)
      let second = b.rotated(right: 19) ^ b.rotated(right: 61) ^ (b >> 6)
      w.append(w[t - 16] &+ first &+ w[t - 7] &+ second)
    }
    var v = state
    for t in 0..<80 {
      let (a, e) = (v[0], v[4])
      let mixed = e.rotated(right: 14) ^ e.rotated(right: 18) ^ e.rotated(right: 41)
      let chosen = (e & v[5]) ^ (~e & v[6])
      let first = v[7] &+ mixed &+ chosen &+ PrimeRoots.cubes[t] &+ w[t]
      let other = a.rotated(right: 28) ^ a.rotated(right: 34) ^ a.rotated(right: 39)
      let majority = (a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2])
      v = [first &+ other &+ majority, a, v[1], v[2], v[3] &+ first, e, v[5], v[6]]
    }
    for place in 0..<8 { state[place] &+= v[place] }
  }

  public var bytes: [UInt8] { state.flatMap(\.bigEndianBytes) }
}

/// SHA-512 that begins with the roots of other primes, and is cut.
public struct SHA384State: _HashState {
  public static var name: String { "SHA384" }
  public static var byteCount: Int { 48 }
  public static var blockByteCount: Int { 128 }
  public static var lengthByteCount: Int { 16 }
  public static var isLittleEndian: Bool { false }

  private var inner: SHA512State

  public init() {
    inner = SHA512State()
    inner.state = Array(PrimeRoots.squares[8..<16])
  }

  public mutating func add(_ block: ArraySlice<UInt8>) { inner.add(block) }
  public var bytes: [UInt8] { Array(inner.bytes.prefix(48)) }
}

public struct SHA1State: _HashState {
  public static var name: String { "SHA1" }
  public static var byteCount: Int { 20 }
  public static var blockByteCount: Int { 64 }
  public static var lengthByteCount: Int { 8 }
  public static var isLittleEndian: Bool { false }

  private var state: [UInt32] = [
    0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0,
  ]

  public init() {}

  public mutating func add(_ block: ArraySlice<UInt8>) {
    var w: [UInt32] = words(block, isLittleEndian: false)
    for t in 16..<80 {
      w.append((w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16]).rotated(right: 31))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for t in 0..<80 {
      let (mixed, constant): (UInt32, UInt32) =
        switch t {
        case ..<20: ((b & c) | (~b & d), 0x5A82_7999)
        case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case ..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = a.rotated(right: 27) &+ mixed &+ e &+ constant &+ w[t]
      (a, b, c, d, e) = (next, a, b.rotated(right: 2), c, d)
    }
    for (place, value) in [a, b, c, d, e].enumerated() { state[place] &+= value }
  }

  public var bytes: [UInt8] { state.flatMap(\.bigEndianBytes) }
}

public struct MD5State: _HashState {
  public static var name: String { "MD5" }
  public static var byteCount: Int { 16 }
  public static var blockByteCount: Int { 64 }
  public static var lengthByteCount: Int { 8 }
  public static var isLittleEndian: Bool { true }
  private static let constants: [UInt32] = [
    0xD76A_A478, 0xE8C7_B756, 0x2420_70DB, 0xC1BD_CEEE, 0xF57C_0FAF, 0x4787_C62A, 0xA830_4613,
    0xFD46_9501, 0x6980_98D8, 0x8B44_F7AF, 0xFFFF_5BB1, 0x895C_D7BE, 0x6B90_1122, 0xFD98_7193,
    0xA679_438E, 0x49B4_0821, 0xF61E_2562, 0xC040_B340, 0x265E_5A51, 0xE9B6_C7AA, 0xD62F_105D,
    0x0244_1453, 0xD8A1_E681, 0xE7D3_FBC8, 0x21E1_CDE6, 0xC337_07D6, 0xF4D5_0D87, 0x455A_14ED,
    0xA9E3_E905, 0xFCEF_A3F8, 0x676F_02D9, 0x8D2A_4C8A, 0xFFFA_3942, 0x8771_F681, 0x6D9D_6122,
    0xFDE5_380C, 0xA4BE_EA44, 0x4BDE_CFA9, 0xF6BB_4B60, 0xBEBF_BC70, 0x289B_7EC6, 0xEAA1_27FA,
    0xD4EF_3085, 0x0488_1D05, 0xD9D4_D039, 0xE6DB_99E5, 0x1FA2_7CF8, 0xC4AC_5665, 0xF429_2244,
    0x432A_FF97, 0xAB94_23A7, 0xFC93_A039, 0x655B_59C3, 0x8F0C_CC92, 0xFFEF_F47D, 0x8584_5DD1,
    0x6FA8_7E4F, 0xFE2C_E6E0, 0xA301_4314, 0x4E08_11A1, 0xF753_7E82, 0xBD3A_F235, 0x2AD7_D2BB,
    0xEB86_D391,
  ]
  /// The rotations of the four rounds.
  private static let shifts: [[UInt32]] = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]

  private var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]

  public init() {}

  public mutating func add(_ block: ArraySlice<UInt8>) {
    let w: [UInt32] = words(block, isLittleEndian: true)
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for t in 0..<64 {
      let (mixed, place): (UInt32, Int) =
        switch t / 16 {
        case 0: ((b & c) | (~b & d), t)
        case 1: ((d & b) | (~d & c), (5 * t + 1) % 16)
        case 2: (b ^ c ^ d, (3 * t + 5) % 16)
        default: (c ^ (b | ~d), 7 * t % 16)
        }
      let sum = a &+ mixed &+ Self.constants[t] &+ w[place]
      (a, d, c, b) = (d, c, b, b &+ sum.rotated(right: 32 - Self.shifts[t / 16][t % 4]))
    }
    for (place, value) in [a, b, c, d].enumerated() { state[place] &+= value }
  }

  public var bytes: [UInt8] { state.flatMap { $0.byteSwapped.bigEndianBytes } }
}
