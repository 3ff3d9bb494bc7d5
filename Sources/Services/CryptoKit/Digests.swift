@_exported import Foundation

/// The result of a hash function.
public protocol Digest: ContiguousBytes, CustomStringConvertible, Hashable, Sendable,
  Sequence
where Element == UInt8 {
  static var byteCount: Int { get }
}

/// A hash function that takes data in parts.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  static var blockByteCount: Int { get }
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

/// The bytes of a digest.
public struct HashDigest<State: _HashState>: Digest {
  public static var byteCount: Int { State.byteCount }

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

  public static func == (left: Self, right: Self) -> Bool { left.bytes == right.bytes }

  public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
    left.bytes.elementsEqual(right)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  public var description: String { "\(State.name) digest: \(hexadecimal)" }

  private var hexadecimal: String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// A hash function of blocks, after which the length is appended (Merkle and Damgård).
public struct BlockHash<State: _HashState>: HashFunction {
  public static var blockByteCount: Int { State.blockByteCount }
  public static var byteCount: Int { State.byteCount }

  private var progress = HashProgress<State>()

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    progress.update(bufferPointer)
  }

  public func finalize() -> HashDigest<State> { HashDigest(progress.finished()) }
}

/// The state of a hash function between two blocks.
public protocol _HashState: Sendable {
  static var name: String { get }
  static var byteCount: Int { get }
  static var blockByteCount: Int { get }
  /// The number of bytes of the length at the end.
  static var lengthByteCount: Int { get }
  static var isLittleEndian: Bool { get }
  init()
  mutating func add(_ block: ArraySlice<UInt8>)
  var bytes: [UInt8] { get }
}

/// What a function has taken so far.
struct HashProgress<State: _HashState>: Sendable {
  private var state = State()
  private var waiting: [UInt8] = []
  private var count: UInt64 = 0

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    count += UInt64(bytes.count)
    waiting += bytes
    var start = 0
    while waiting.count - start >= State.blockByteCount {
      state.add(waiting[start..<start + State.blockByteCount])
      start += State.blockByteCount
    }
    waiting.removeFirst(start)
  }

  /// Returns the digest's bytes: the rest is followed by a one, zeros, and the number of bits.
  func finished() -> [UInt8] {
    var last = waiting + [0x80]
    let size = State.blockByteCount
    while last.count % size != size - State.lengthByteCount { last.append(0) }
    var length = (0..<8).map { UInt8(truncatingIfNeeded: (count << 3) >> (8 * UInt64($0))) }
    length += Array(repeating: 0, count: State.lengthByteCount - 8)
    last += State.isLittleEndian ? length : length.reversed()
    var state = state
    for start in stride(from: 0, to: last.count, by: size) { state.add(last[start..<start + size]) }
    return state.bytes
  }
}

public typealias SHA256 = BlockHash<SHA256State>
public typealias SHA384 = BlockHash<SHA384State>
public typealias SHA512 = BlockHash<SHA512State>
public typealias SHA256Digest = HashDigest<SHA256State>
public typealias SHA384Digest = HashDigest<SHA384State>
public typealias SHA512Digest = HashDigest<SHA512State>

/// Functions that are no longer secure.
public enum Insecure {
  public typealias MD5 = BlockHash<MD5State>
  public typealias SHA1 = BlockHash<SHA1State>
  public typealias MD5Digest = HashDigest<MD5State>
  public typealias SHA1Digest = HashDigest<SHA1State>
}
