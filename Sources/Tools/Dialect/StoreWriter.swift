/// Writes the stored form: numbers in groups of seven bits, strings and lists preceded by their
/// lengths.
struct StoreWriter: Store {
  private(set) var bytes: [UInt8] = []
  /// Whether to omit line numbers, to compare declarations regardless of their positions.
  var omitsLines = false

  /// Writes an immutable value.
  mutating func write(_ value: some Storable) {
    var value = value
    value.pass(through: &self)
  }

  mutating func write(_ value: Int) {
    var rest = UInt(bitPattern: value)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  mutating func pass(_ value: inout Int) { write(value) }

  mutating func pass(line: inout Int) { write(omitsLines ? 0 : line) }

  mutating func pass(fixed value: inout UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
    }
  }

  mutating func pass(_ value: inout String) { write(value) }

  mutating func pass(_ values: inout [String]) {
    write(values.count)
    for value in values { write(value) }
  }

  mutating func pass<Value: Storable>(_ values: inout [Value]) {
    write(values.count)
    for value in values { write(value) }
  }

  mutating func pass<Choice: RawRepresentable<UInt8>>(_ value: inout Choice) {
    bytes.append(value.rawValue)
  }
}
