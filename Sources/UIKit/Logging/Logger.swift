import os

// Nobody reads logs here: messages are evaluated, as that may call an app's code, and dropped.

extension Logger: @unchecked @retroactive Sendable {
  public init(subsystem: String, category: String) { self.init() }

  public init(_ logObj: OSLog) { self.init() }

  public func log(_ message: OSLogMessage) { message.evaluate() }

  /// Messages for debugging aren't evaluated, as on a device that nobody watches.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    if level != .debug { message.evaluate() }
  }

  public func trace(_ message: OSLogMessage) {}

  public func debug(_ message: OSLogMessage) {}

  public func info(_ message: OSLogMessage) { message.evaluate() }

  public func notice(_ message: OSLogMessage) { message.evaluate() }

  public func warning(_ message: OSLogMessage) { message.evaluate() }

  public func error(_ message: OSLogMessage) { message.evaluate() }

  public func critical(_ message: OSLogMessage) { message.evaluate() }

  public func fault(_ message: OSLogMessage) { message.evaluate() }
}
