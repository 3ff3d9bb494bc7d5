/// A value that is known to stay on the thread it is on, or to be used by one at a time.
package struct Unchecked<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
