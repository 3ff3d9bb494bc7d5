import Foundation

/// A secret key.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  private let bytes: [UInt8]

  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

  /// Creates a key that is the same in every run, as pictures are; it protects nothing.
  public init(size: SymmetricKeySize) {
    bytes = (0..<max(0, size.bitCount / 8)).map { UInt8(truncatingIfNeeded: $0) }
  }

  public var bitCount: Int { bytes.count * 8 }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }

  public static let bits128 = Self(bitCount: 128)
  public static let bits192 = Self(bitCount: 192)
  public static let bits256 = Self(bitCount: 256)
}

/// A code that authenticates data (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  public init(key: SymmetricKey) {
    var bytes = key.withUnsafeBytes { Array($0) }
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += Array(repeating: 0, count: H.blockByteCount - bytes.count)
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outer.update(data: bytes.map { $0 ^ 0x5C })
  }

  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(digest: outer.finalize())
  }

  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var code = Self(key: key)
    code.update(data: data)
    return code.finalize()
  }

  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    let wanted = Array(Self.authenticationCode(for: authenticatedData, using: key))
    return authenticationCode.withUnsafeBytes { $0.elementsEqual(wanted) }
  }
}

public struct HashedAuthenticationCode<H: HashFunction>: ContiguousBytes, Hashable, Sendable,
  Sequence, CustomStringConvertible
{
  fileprivate let digest: H.Digest

  public var byteCount: Int { H.Digest.byteCount }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try digest.withUnsafeBytes(body)
  }

  public func makeIterator() -> H.Digest.Iterator { digest.makeIterator() }

  public var description: String {
    "HMAC: "
      + digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
