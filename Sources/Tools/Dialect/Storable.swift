/// A value that is stored between runs, in a compact format that is read a hundred times faster
/// than JSON.
///
/// ``pass(through:)`` lists the stored parts once, for both writing and reading.
protocol Storable {
  /// Creates a value to read the parts into.
  init()
  /// Passes each part to a writer, which stores it, or to a reader, which sets it.
  mutating func pass<S: Store>(through store: inout S) throws(S.Failure)
}

/// A writer or reader of the parts of a ``Storable`` value.
protocol Store {
  associatedtype Failure: Error

  mutating func pass(_ value: inout Int) throws(Failure)
  /// Passes a line number, which a writer may omit.
  mutating func pass(line: inout Int) throws(Failure)
  mutating func pass(fixed value: inout UInt64) throws(Failure)
  mutating func pass(_ value: inout String) throws(Failure)
  mutating func pass<Value: Storable>(_ values: inout [Value]) throws(Failure)
  mutating func pass(_ values: inout [String]) throws(Failure)
  mutating func pass<Choice: RawRepresentable<UInt8>>(_ value: inout Choice) throws(Failure)
}

extension Store {
  mutating func pass(_ value: inout some Storable) throws(Failure) {
    try value.pass(through: &self)
  }

  mutating func pass(_ value: inout Bool) throws(Failure) {
    var number = value ? 1 : 0
    try pass(&number)
    value = number != 0
  }

  mutating func pass(_ value: inout String?) throws(Failure) {
    var isThere = value != nil
    try pass(&isThere)
    guard isThere else { return value = nil }
    var text = value ?? ""
    try pass(&text)
    value = text
  }

  mutating func pass<Value: Storable>(_ value: inout Value?) throws(Failure) {
    var isThere = value != nil
    try pass(&isThere)
    guard isThere else { return value = nil }
    var content = value ?? Value()
    try content.pass(through: &self)
    value = content
  }

  /// Passes a set, in sorted order.
  mutating func pass(_ values: inout Set<String>) throws(Failure) {
    var list = values.sorted()
    try pass(&list)
    values = Set(list)
  }
}
