/// A digest of bytes, to notice changes. It isn't made against forgery.
public struct TextDigest: Codable, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ bytes: [UInt8]) {
    var a: UInt64 = 0xcbf2_9ce4_8422_2325
    var b: UInt64 = 0x9e37_79b9_7f4a_7c15
    bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes {
        a = (a ^ UInt64(byte)) &* 0x100_0000_01b3
        b = ((b << 7) | (b >> 57)) &+ (UInt64(byte) &* 0xff51_afd7_ed55_8ccd)
      }
    }
    description = Self.hexadecimal(a) + Self.hexadecimal(b ^ UInt64(bytes.count))
  }

  public init(_ text: String) { self.init(Array(text.utf8)) }

  public init(from decoder: any Decoder) throws {
    description = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
