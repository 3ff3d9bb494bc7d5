import os

// The function `os_log`. It's a constant in the module os, for files that import only that module:
// they see the members of its type, but no functions of this module.
extension _os_log_function: @unchecked @retroactive Sendable {
  /// Takes a message and its arguments; nothing reads it.
  public func callAsFunction(
    _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
    type: OSLogType = .default, _ args: CVarArg...
  ) {}

  /// Takes a message and its arguments; nothing reads it.
  public func callAsFunction(
    _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
    _ message: StaticString, _ args: CVarArg...
  ) {}

  /// Takes a message; nothing reads it.
  public func callAsFunction(
    _ type: OSLogType = .default, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
    _ message: OSLogMessage
  ) {
    if log.isEnabled(type: type) { message.evaluate() }
  }
}
