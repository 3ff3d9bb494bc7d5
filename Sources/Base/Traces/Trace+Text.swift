extension Trace {
  /// The text form, one line per call: time, path, method and arguments, separated by two spaces.
  ///
  /// Times are seconds with three decimals. An empty line precedes each action on the simulation.
  /// Backslashes, line breaks and the second of two spaces are escaped, so that the text can be
  /// parsed.
  public var text: String {
    var result = ""
    for (index, entry) in entries.enumerated() {
      if entry.path == Trace.simulatorPath, index > 0 { result += "\n" }
      result += entry.line
      result += "\n"
    }
    return result
  }

  /// Parses the format of ``text``; empty lines are skipped.
  ///
  /// - Throws: ``TraceError`` with the invalid line.
  public init(text: String) throws {
    entries = []
    // In Swift CR LF is a single character; both kinds of line breaks are accepted.
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (number, line) in lines.enumerated() where !line.allSatisfy({ $0 == " " }) {
      entries.append(try Entry(line: line, number: number + 1))
    }
  }
}

extension Trace.Entry {
  /// The call as a line of the text form, without a line break.
  public var line: String {
    var result = Self.text(of: time) + "  " + Self.escaped(path) + "  " + Self.escaped(method)
    if !arguments.isEmpty { result += "  " + Self.escaped(arguments) }
    return result
  }

  init(line: Substring, number: Int) throws {
    let fields = Self.fields(line)
    guard fields.count == 3 || fields.count == 4 else {
      throw TraceError(
        line: number,
        problem: "It has \(fields.count) fields; a call has time, path, method and arguments, "
          + "separated by two spaces.")
    }
    guard let time = Self.time(fields[0]) else {
      throw TraceError(line: number, problem: "“\(fields[0])” is not a time such as 0.400.")
    }
    self.time = time
    path = try Self.unescaped(fields[1], line: number)
    method = try Self.unescaped(fields[2], line: number)
    arguments = fields.count == 4 ? try Self.unescaped(fields[3], line: number) : ""
  }

  /// Formats seconds with three decimals.
  static func text(of time: Double) -> String {
    guard time.isFinite, abs(time) < 1e12 else { return "0.000" }
    let thousandths = Int((time * 1000).rounded())
    let digits = String(abs(thousandths) % 1000)
    let padded = String(repeating: "0", count: 3 - digits.count) + digits
    return "\(thousandths < 0 ? "-" : "")\(abs(thousandths) / 1000).\(padded)"
  }

  private static func time(_ field: Substring) -> Double? {
    let parts = field.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 3, parts[1].allSatisfy(\.isASCIIDigit),
      let time = Double(field), time.isFinite
    else { return nil }
    return time
  }

  private static func fields(_ line: Substring) -> [Substring] {
    var result: [Substring] = []
    var start = line.startIndex
    var index = start
    while index < line.endIndex, result.count < 3 {
      let next = line.index(after: index)
      if line[index] == " ", next < line.endIndex, line[next] == " " {
        result.append(line[start..<index])
        start = line.index(after: next)
        index = start
      } else {
        index = next
      }
    }
    result.append(line[start...])
    return result
  }

  private static func escaped(_ field: String) -> String {
    var result = ""
    var followsSpace = true
    for scalar in field.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": result += " "
      case " " where followsSpace: result += "\\s"
      default: result.unicodeScalars.append(scalar)
      }
      followsSpace = scalar == " "
    }
    // A space at the end would merge with the separator.
    if followsSpace, result.hasSuffix(" ") { result = result.dropLast() + "\\s" }
    return result
  }

  private static func unescaped(_ field: Substring, line: Int) throws -> String {
    guard field.contains("\\") else { return String(field) }
    var result = ""
    var isEscape = false
    for character in field {
      if isEscape {
        switch character {
        case "\\": result.append("\\")
        case "n": result.append("\n")
        case "r": result.append("\r")
        case "s": result.append(" ")
        default:
          throw TraceError(line: line, problem: "“\\\(character)” is not an escape sequence.")
        }
        isEscape = false
      } else if character == "\\" {
        isEscape = true
      } else {
        result.append(character)
      }
    }
    if isEscape { throw TraceError(line: line, problem: "A backslash at the end of a field.") }
    return result
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
