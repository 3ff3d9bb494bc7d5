import os

extension OSLog: @unchecked @retroactive Sendable {
  public static let `default` = OSLog(_isDisabled: 0)
  public static let disabled = OSLog(_isDisabled: 1)

  public init(subsystem: String, category: String) { self.init(_isDisabled: 0) }

  /// Whether messages of a type would be kept by a device that nobody watches.
  public func isEnabled(type: OSLogType) -> Bool { _isDisabled == 0 && type != .debug }
}

extension OSLogType: @retroactive Hashable, @retroactive RawRepresentable,
  @unchecked @retroactive Sendable
{
  public static let `default` = OSLogType(rawValue: 0x00)
  public static let info = OSLogType(rawValue: 0x01)
  public static let debug = OSLogType(rawValue: 0x02)
  public static let error = OSLogType(rawValue: 0x10)
  public static let fault = OSLogType(rawValue: 0x11)
}

/// Takes a message and its arguments; nobody reads it.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  type: OSLogType = .default, _ args: CVarArg...
) {}

/// Takes a message and its arguments; nobody reads it.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  _ message: StaticString, _ args: CVarArg...
) {}

/// Takes a message; nobody reads it.
public func os_log(
  _ type: OSLogType = .default, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default,
  _ message: OSLogMessage
) {
  if log.isEnabled(type: type) { message.evaluate() }
}
