/// A value that is kept from one run to the next, in a compact form that is read a hundred times
/// faster than JSON.
///
/// It names what is kept once, in ``pass(through:)``, for writing and for reading.
protocol Storable {
  /// A value to read the parts into.
  init()
  /// Hands each part to a writer, which takes it, or to a reader, which sets it.
  mutating func pass<S: Store>(through store: inout S) throws(S.Failure)
}

/// What the parts of a ``Storable`` value are handed to.
protocol Store {
  associatedtype Failure: Error

  mutating func pass(_ value: inout Int) throws(Failure)
  /// A number of a line, which a writer may leave out.
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

  /// In the order of the texts.
  mutating func pass(_ values: inout Set<String>) throws(Failure) {
    var list = values.sorted()
    try pass(&list)
    values = Set(list)
  }
}
