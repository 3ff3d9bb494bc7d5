import os

// The function `os_log`, which is a constant of the module os, so that files that import it alone find
// it: they see the members of its type, but no functions of this module.
extension _os_log_function: @unchecked @retroactive Sendable {
  /// Takes a message and its arguments; nobody reads it.
  public func callAsFunction(
    _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
    type: OSLogType = .default, _ args: CVarArg...
  ) {}

  /// Takes a message and its arguments; nobody reads it.
  public func callAsFunction(
    _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
    _ message: StaticString, _ args: CVarArg...
  ) {}

  /// Takes a message; nobody reads it.
  public func callAsFunction(
    _ type: OSLogType = .default, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
    _ message: OSLogMessage
  ) {
    if log.isEnabled(type: type) { message.evaluate() }
  }
}
