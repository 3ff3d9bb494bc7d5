/// A digest of bytes for detecting changes. It isn't cryptographic.
public struct TextDigest: Hashable, Sendable, CustomStringConvertible {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x9e37_79b9_7f4a_7c15

  public init() {}

  public init(_ bytes: [UInt8]) { add(bytes) }

  public init(_ text: String) { add(text) }

  /// Adds bytes and their count.
  public mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { add($0) } }

  /// Adds a text and its length, so that the boundary between two texts matters.
  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var (a, b) = (first, second)
    for byte in bytes {
      a = (a ^ UInt64(byte)) &* 0x100_0000_01b3
      b = ((b << 7) | (b >> 57)) &+ (UInt64(byte) &* 0xff51_afd7_ed55_8ccd)
    }
    (first, second) = (a, (b ^ UInt64(bytes.count)) &* 0x9fb2_1c65_1e98_df25)
  }

  /// 32 hexadecimal digits.
  public var description: String { Self.hexadecimal(first) + Self.hexadecimal(second) }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension TextDigest: Storable {
  mutating func pass<S: Store>(through store: inout S) throws(S.Failure) {
    try store.pass(fixed: &first)
    try store.pass(fixed: &second)
  }
}
