/// Carries a value over to a thread that the compiler can't see to be the only user.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
