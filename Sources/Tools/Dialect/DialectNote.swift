/// A rewriter's diagnostic about a line of a source file.
public struct DialectNote: Codable, Hashable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Codable, Sendable {
    /// The code compiles, but behaves differently than on a device.
    case warning
    /// The code will not compile until it is edited.
    case error
  }

  public var severity: Severity
  public var file: String
  public var line: Int
  /// What isn't possible, and why.
  public var reason: String
  /// The edit that would fix it.
  public var remedy: String

  public init(
    _ severity: Severity, file: String, line: Int, reason: String, remedy: String
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.reason = reason
    self.remedy = remedy
  }
}

extension DialectNote: CustomStringConvertible {
  /// The diagnostic in the format of compilers, so that editors find the line.
  public var description: String { "\(file):\(line): \(severity.rawValue): \(reason); \(remedy)" }
}
