/// A value that is kept from one run to the next, in a compact form that is read a hundred times
/// faster than JSON.
protocol Storable {
  init(from reader: inout StoreReader) throws
  func store(in writer: inout StoreWriter)
}

/// The stored form is damaged, or of another version.
struct StoreDamage: Error {}

/// Composes the stored form: numbers in groups of seven bits, texts and lists after their lengths.
struct StoreWriter {
  private(set) var bytes: [UInt8] = []
  /// Leaves numbers of lines out, to compare what is declared and not where.
  var omitsLines = false

  mutating func write(line: Int) { write(omitsLines ? 0 : line) }

  mutating func write(_ value: Int) {
    var rest = UInt(bitPattern: value)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(fixed value: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
    }
  }

  mutating func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  mutating func write(_ value: some Storable) { value.store(in: &self) }

  mutating func write<Value: Storable>(_ value: Value?) {
    write(value != nil)
    value?.store(in: &self)
  }

  mutating func write(_ values: [String]) {
    write(values.count)
    for value in values { write(value) }
  }

  mutating func write(_ values: [some Storable]) {
    write(values.count)
    for value in values { value.store(in: &self) }
  }
}

/// Reads what a ``StoreWriter`` composed. Damaged bytes are an error, whatever they are.
struct StoreReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  /// The digest of what isn't read yet.
  var restDigest: TextDigest { TextDigest(Array(bytes[position...])) }

  mutating func byte() throws -> UInt8 {
    guard position < bytes.count else { throw StoreDamage() }
    position += 1
    return bytes[position - 1]
  }

  mutating func number() throws -> Int {
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

  /// The length of what follows, each part of which takes a byte at least.
  private mutating func count() throws -> Int {
    let count = try number()
    guard count >= 0, count <= bytes.count - position else { throw StoreDamage() }
    return count
  }

  mutating func fixed() throws -> UInt64 {
    var result: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 8) { result |= UInt64(try byte()) << UInt64(shift) }
    return result
  }

  mutating func bool() throws -> Bool { try byte() != 0 }

  mutating func text() throws -> String {
    let count = try count()
    defer { position += count }
    return String(decoding: bytes[position..<(position + count)], as: UTF8.self)
  }

  mutating func optionalText() throws -> String? { try bool() ? try text() : nil }

  mutating func texts() throws -> [String] { try (0..<count()).map { _ in try text() } }

  mutating func value<Value: Storable>(_ type: Value.Type = Value.self) throws -> Value {
    try Value(from: &self)
  }

  mutating func optional<Value: Storable>(_ type: Value.Type = Value.self) throws -> Value? {
    try bool() ? try Value(from: &self) : nil
  }

  mutating func values<Value: Storable>(_ type: Value.Type = Value.self) throws -> [Value] {
    try (0..<count()).map { _ in try Value(from: &self) }
  }
}
