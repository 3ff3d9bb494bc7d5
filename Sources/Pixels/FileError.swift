import Foundation

/// A file operation that the system refused.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  package var path: String
  /// What was tried, as in "write to" or "open".
  package var operation: String
  /// The system's error number.
  package var code: Int32

  package init(path: String, operation: String, code: Int32) {
    self.path = path
    self.operation = operation
    self.code = code
  }

  /// Whether the disk, or what the user may use of it, is full.
  package var isDiskFull: Bool { code == ENOSPC || code == EDQUOT || code == EFBIG }

  /// The system's words for the reason.
  package var reason: String { String(cString: strerror(code)) }

  package var description: String { "\(path): cannot \(operation): \(reason)" }
}
