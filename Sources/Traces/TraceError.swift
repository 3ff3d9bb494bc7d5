/// A line of a trace's text form that cannot be read.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  public var problem: String

  public var description: String {
    "Line \(line) of the trace: \(problem) Record the trace again, or restore the file."
  }
}
