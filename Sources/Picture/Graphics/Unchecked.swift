/// A value that is known to stay on its thread, or to be used by one thread at a time.
package struct Unchecked<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
