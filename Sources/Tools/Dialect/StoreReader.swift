/// The stored form is damaged, or has another version.
struct StoreDamage: Error {}

/// Reads the output of a ``StoreWriter``. Damaged bytes always result in an error.
struct StoreReader: Store {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  /// The digest of the remaining bytes.
  var restDigest: TextDigest { TextDigest(Array(bytes[position...])) }

  mutating func read<Value: Storable>(_ type: Value.Type = Value.self) throws(StoreDamage) -> Value
  {
    var value = Value()
    try value.pass(through: &self)
    return value
  }

  mutating func number() throws(StoreDamage) -> Int {
    var result: UInt = 0
    var shift: UInt = 0
    while true {
      let next = try byte()
      guard shift < 64 else { throw StoreDamage() }
      result |= UInt(next & 0x7f) << shift
      if next < 0x80 { return Int(bitPattern: result) }
      shift += 7
    }
  }

  mutating func text() throws(StoreDamage) -> String {
    let count = try count()
    defer { position += count }
    return String(decoding: bytes[position..<(position + count)], as: UTF8.self)
  }

  private mutating func byte() throws(StoreDamage) -> UInt8 {
    guard position < bytes.count else { throw StoreDamage() }
    position += 1
    return bytes[position - 1]
  }

  /// Reads the length of what follows; each element takes at least one byte.
  private mutating func count() throws(StoreDamage) -> Int {
    let count = try number()
    guard count >= 0, count <= bytes.count - position else { throw StoreDamage() }
    return count
  }

  mutating func pass(_ value: inout Int) throws(StoreDamage) { value = try number() }

  mutating func pass(line: inout Int) throws(StoreDamage) { line = try number() }

  mutating func pass(fixed value: inout UInt64) throws(StoreDamage) {
    value = 0
    for shift in stride(from: 0, to: 64, by: 8) { value |= UInt64(try byte()) << UInt64(shift) }
  }

  mutating func pass(_ value: inout String) throws(StoreDamage) { value = try text() }

  mutating func pass(_ values: inout [String]) throws(StoreDamage) {
    values = []
    for _ in 0..<(try count()) { values.append(try text()) }
  }

  mutating func pass<Value: Storable>(_ values: inout [Value]) throws(StoreDamage) {
    values = []
    for _ in 0..<(try count()) { values.append(try read()) }
  }

  mutating func pass<Choice: RawRepresentable<UInt8>>(
    _ value: inout Choice
  ) throws(StoreDamage) {
    guard let choice = Choice(rawValue: try byte()) else { throw StoreDamage() }
    value = choice
  }
}
