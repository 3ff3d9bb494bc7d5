/// A source file of a module.
public struct SourceInput: Sendable {
  public var path: String
  /// A value that differs if the file may have changed, computed without reading it.
  var stamp: TextDigest?
  private let contents: @Sendable () throws(SourceFailure) -> [UInt8]

  /// Creates an input from bytes in memory.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    contents = { () throws(SourceFailure) in bytes }
  }

  /// Creates an input that is read when needed.
  public init(
    path: String, stamp: TextDigest?, read: @escaping @Sendable () throws(SourceFailure) -> [UInt8]
  ) {
    self.path = path
    self.stamp = stamp
    contents = read
  }

  func read() throws(SourceFailure) -> [UInt8] { try contents() }
}

/// Why a file can't be read.
public struct SourceFailure: Error, Sendable {
  public var reason: String
  public var remedy: String
  public var line: Int

  public init(reason: String, remedy: String, line: Int = 1) {
    (self.reason, self.remedy, self.line) = (reason, remedy, line)
  }
}
