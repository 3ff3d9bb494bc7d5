/// A file of a module, as it is.
public struct SourceInput: Sendable {
  public var path: String
  /// What differs if the file may have changed, known without reading it.
  var stamp: TextDigest?
  private let contents: @Sendable () throws(SourceFailure) -> [UInt8]

  /// A file whose bytes are at hand.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    contents = { () throws(SourceFailure) in bytes }
  }

  /// A file that is read when needed.
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
