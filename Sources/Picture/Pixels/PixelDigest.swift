import CXXHash
import Foundation

/// A 128-bit fingerprint of a picture's size and pixels (XXH3).
///
/// It identifies a picture quickly; it does not protect against forgery.
public struct PixelDigest: Hashable, Sendable, CustomStringConvertible {
  package var high: UInt64
  package var low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Computes the digest of `bitmap`.
  public init(_ bitmap: Bitmap) {
    let seed = PixelDigest.seed(width: bitmap.width, height: bitmap.height)
    let hash = XXH3_128bits_withSeed(bitmap.baseAddress, bitmap.byteCount, seed)
    self.init(high: hash.high64, low: hash.low64)
  }

  static func seed(width: Int, height: Int) -> UInt64 { UInt64(width) << 32 | UInt64(height) }

  /// Computes the digest of any bytes, to name a file after its content.
  package init(of data: Data) {
    self = data.withUnsafeBytes { PixelDigest(of: $0) }
  }

  package init(of bytes: UnsafeRawBufferPointer) {
    let hash = XXH3_128bits(bytes.baseAddress, bytes.count)
    self.init(high: hash.high64, low: hash.low64)
  }

  /// Creates a digest of its `description`: 32 hexadecimal digits.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.count == 32, text.utf8.allSatisfy({ isxdigit(Int32($0)) != 0 }),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }

  public var description: String {
    func hex(_ value: UInt64) -> String {
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    return hex(high) + hex(low)
  }
}

extension PixelDigest: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let digest = PixelDigest(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "A digest has 32 hexadecimal digits, not “\(text)”.")
    }
    self = digest
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
