/// Splits bytes that arrive in pieces into lines.
///
/// A line that exceeds the limit is skipped, and reported once.
package struct LineBuffer: Sendable {
  package enum Line: Hashable, Sendable {
    case bytes([UInt8])
    case tooLong
  }

  private let limit: Int
  private var rest: [UInt8] = []
  private var isPassing = false

  /// Creates an empty buffer.
  ///
  /// - Parameter limit: The maximum length of a line, in bytes.
  package init(limit: Int = 8 << 20) {
    self.limit = limit
  }

  /// Adds bytes.
  ///
  /// - Returns: The lines that are now complete, without their line breaks.
  package mutating func take(_ bytes: some Collection<UInt8>) -> [Line] {
    var lines: [Line] = []
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: 0x0A) {
      append(bytes[start..<end], to: &lines)
      if !isPassing { lines.append(.bytes(Self.trimmed(rest))) }
      isPassing = false
      rest.removeAll(keepingCapacity: rest.capacity < 1 << 16)
      start = bytes.index(after: end)
    }
    append(bytes[start...], to: &lines)
    return lines
  }

  /// Ends the input.
  ///
  /// - Returns: The last line, if it had no line break.
  package mutating func end() -> Line? {
    defer { rest = [] }
    return rest.isEmpty || isPassing ? nil : .bytes(Self.trimmed(rest))
  }

  private mutating func append(_ piece: some Collection<UInt8>, to lines: inout [Line]) {
    guard !isPassing else { return }
    guard rest.count + piece.count <= limit else {
      isPassing = true
      rest = []
      lines.append(.tooLong)
      return
    }
    rest += piece
  }

  /// Removes the carriage return of other systems' line breaks.
  private static func trimmed(_ line: [UInt8]) -> [UInt8] {
    line.last == 0x0D ? line.dropLast() : line
  }
}
