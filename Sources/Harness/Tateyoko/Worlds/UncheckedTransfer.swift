/// Transfers a value to a thread that the compiler can't prove to be its only user.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
