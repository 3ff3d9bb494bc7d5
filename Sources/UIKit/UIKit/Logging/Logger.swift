import os

// Nothing reads logs here: messages are evaluated, as that may call an app's code, and dropped.

extension Logger: @unchecked @retroactive Sendable {
  public init(subsystem: String, category: String) { self.init() }

  public init(_ logObj: OSLog) { self.init(_isDisabled: logObj._isDisabled) }

  public func log(_ message: OSLogMessage) { evaluate(message) }

  /// Debug messages aren't evaluated, as on a device that isn't being observed.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    if level != .debug { evaluate(message) }
  }

  public func trace(_ message: OSLogMessage) {}

  public func debug(_ message: OSLogMessage) {}

  public func info(_ message: OSLogMessage) { evaluate(message) }

  public func notice(_ message: OSLogMessage) { evaluate(message) }

  public func warning(_ message: OSLogMessage) { evaluate(message) }

  public func error(_ message: OSLogMessage) { evaluate(message) }

  public func critical(_ message: OSLogMessage) { evaluate(message) }

  public func fault(_ message: OSLogMessage) { evaluate(message) }

  private func evaluate(_ message: OSLogMessage) {
    if _isDisabled == 0 { message.evaluate() }
  }
}
