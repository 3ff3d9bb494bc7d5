/// The error for an invalid line in a trace's text form.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, starting at 1.
  public var line: Int
  public var problem: String

  public var description: String {
    "Line \(line) of the trace: \(problem) Record the trace again, or restore the file."
  }
}
