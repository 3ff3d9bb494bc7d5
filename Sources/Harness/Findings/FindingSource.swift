/// A location in an app's sources.
public struct FindingSource: Codable, Hashable, Sendable {
  /// The file's path, absolute or relative to the package's folder.
  public var file: String
  /// The line, starting at 1.
  public var line: Int

  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
