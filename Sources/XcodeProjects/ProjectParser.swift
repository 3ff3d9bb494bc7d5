import Foundation

/// Parses a project file: the old property list format that Xcode writes, and the XML and JSON that
/// other tools do.
package struct ProjectParser {
  /// Nested braces and parentheses that are read at most; Xcode's own files have 6.
  static let depthLimit = 64

  private let path: String
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  /// Parses the contents of a file.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - path: The file's path, for errors.
  package static func parse(_ data: Data, path: String) throws(ProjectError) -> ProjectTable {
    guard String(data: data, encoding: .utf8) != nil else {
      throw .notUTF8(path: path, line: ProjectFileReader.firstBadLine(data))
    }
    var bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    var parser = ProjectParser(path: path, bytes: bytes)
    try parser.skipBlanks()
    guard let first = parser.current else {
      throw .syntax(path: path, line: 1, problem: "the file is empty")
    }
    if first == UInt8(ascii: "<") {
      if bytes.starts(with: "<<<<<<<".utf8) { throw .mergeConflict(path: path, line: 1) }
      // Foundation refuses what is nested deeper than its own limit, some hundred levels.
      return try foreign(data, path: path, format: "XML property list") {
        try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      }
    }
    guard first == UInt8(ascii: "{") else {
      throw parser.error("a project begins with “{”, not with \(parser.found)")
    }
    let start = parser
    do throws(ProjectError) {
      let value = try parser.value(depth: 0)
      try parser.skipBlanks()
      guard parser.current == nil else {
        throw parser.error("\(parser.found) follows the end of the project")
      }
      guard case .table(let table) = value else {
        throw start.error("a project begins with “{”")
      }
      return table
    } catch {
      guard start.looksLikeJSON else { throw error }
      return try foreign(data, path: path, format: "JSON") {
        try JSONSerialization.jsonObject(with: data)
      }
    }
  }

  private init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(ProjectError) -> ProjectValue {
    guard depth < Self.depthLimit else {
      throw error("values are nested more than \(Self.depthLimit) deep")
    }
    try skipBlanks()
    switch current {
    case UInt8(ascii: "{"): return .table(try table(depth: depth))
    case UInt8(ascii: "("): return .list(try list(depth: depth))
    case UInt8(ascii: "<"): return .text(try data())
    default: return .text(try text())
    }
  }

  private mutating func table(depth: Int) throws(ProjectError) -> ProjectTable {
    var table = ProjectTable([:], line: line)
    position += 1
    while true {
      try skipBlanks()
      if current == UInt8(ascii: "}") {
        position += 1
        return table
      }
      guard current != nil else {
        throw error("the “{” of line \(table.line) is not closed")
      }
      let key = try text()
      try expect("=", after: "the key “\(key.prefix(60))”")
      table.entries[key] = try value(depth: depth + 1)
      try expect(";", after: "the value of “\(key.prefix(60))”")
    }
  }

  private mutating func list(depth: Int) throws(ProjectError) -> [ProjectValue] {
    let start = line
    var list: [ProjectValue] = []
    position += 1
    while true {
      try skipBlanks()
      if current == UInt8(ascii: ")") {
        position += 1
        return list
      }
      guard current != nil else { throw error("the “(” of line \(start) is not closed") }
      list.append(try value(depth: depth + 1))
      try skipBlanks()
      if current == UInt8(ascii: ",") {
        position += 1
      } else if current != UInt8(ascii: ")") {
        throw error("“,” or “)” is expected in the list of line \(start), not \(found)")
      }
    }
  }

  private mutating func text() throws(ProjectError) -> String {
    if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return try quoted() }
    let start = position
    while let byte = current, Self.isPlain(byte) { position += 1 }
    guard position > start else { throw error("a name or a value is expected, not \(found)") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The hexadecimal digits between `<` and `>`, as they are.
  private mutating func data() throws(ProjectError) -> String {
    let start = position
    position += 1
    while let byte = current, byte != UInt8(ascii: ">") {
      let isDigit = UnicodeScalar(byte).properties.isASCIIHexDigit
      guard isDigit || byte == 0x20 || byte == 0x09 else {
        throw error("data has the digits 0 to f, not \(found)")
      }
      position += 1
    }
    guard current != nil else { throw error("data is not closed with “>”") }
    position += 1
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted() throws(ProjectError) -> String {
    let start = line
    let quote = current
    var result: [UInt8] = []
    position += 1
    while let byte = current, byte != quote {
      position += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      result += try escape()
    }
    guard current != nil else { throw error("the text that begins in line \(start) is not closed") }
    position += 1
    return String(decoding: result, as: UTF8.self)
  }

  /// What follows a backslash: a letter, an octal number of three digits or `U` and four digits.
  private mutating func escape() throws(ProjectError) -> [UInt8] {
    guard let byte = current else { throw error("the file ends within a text") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return number(digits: 4, radix: 16)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      return number(digits: 3, radix: 8)
    default:
      if byte == UInt8(ascii: "\n") { line += 1 }
      return [byte]
    }
  }

  private mutating func number(digits: Int, radix: UInt32) -> [UInt8] {
    var total: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = current,
        let digit = UInt32(String(UnicodeScalar(byte)), radix: Int(radix))
      else { break }
      total = total * radix + digit
      position += 1
    }
    return Array(String(Character(Unicode.Scalar(total) ?? "\u{FFFD}")).utf8)
  }

  // MARK: Between values

  private mutating func skipBlanks() throws(ProjectError) {
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        position += 1
      case 0x20, 0x09...0x0D: position += 1
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        while let byte = current, byte != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        let start = line
        position += 2
        while current != nil, !(current == UInt8(ascii: "*") && next == UInt8(ascii: "/")) {
          if current == UInt8(ascii: "\n") { line += 1 }
          position += 1
        }
        guard current != nil else { throw error("the comment of line \(start) is not closed") }
        position += 2
      default: return
      }
    }
  }

  private mutating func expect(_ sign: Unicode.Scalar, after what: String) throws(ProjectError) {
    try skipBlanks()
    guard current == UInt8(ascii: sign) else {
      throw error("“\(sign)” is expected after \(what), not \(found)")
    }
    position += 1
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  /// The characters of texts that Xcode writes without quotes, and those that others do.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"),
      UInt8(ascii: "~"):
      true
    default: byte >= 0x80
    }
  }

  private var found: String {
    guard position < bytes.count else { return "the end of the file" }
    let rest = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard let first = rest.first else { return "the end of the file" }
    return "“\(first)”"
  }

  private func error(_ problem: String) -> ProjectError {
    let rest = bytes[min(position, bytes.count)...]
    for mark in ["<<<<<<<", "=======", ">>>>>>>"] where rest.starts(with: mark.utf8) {
      return .mergeConflict(path: path, line: line)
    }
    return .syntax(path: path, line: line, problem: problem)
  }

  // MARK: Other formats

  /// Whether a quoted key is followed by a colon.
  private var looksLikeJSON: Bool {
    var copy = self
    copy.position += 1
    guard (try? copy.skipBlanks()) != nil, copy.current == UInt8(ascii: "\""),
      (try? copy.quoted()) != nil, (try? copy.skipBlanks()) != nil
    else { return false }
    return copy.current == UInt8(ascii: ":")
  }

  private static func foreign(
    _ data: Data, path: String, format: String, read: () throws -> Any
  ) throws(ProjectError) -> ProjectTable {
    let contents: Any
    do {
      contents = try read()
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw .syntax(
        path: path, line: 1, problem: "the \(format) can't be parsed: \(reason ?? "it is damaged")")
    }
    guard let value = try converted(contents, path: path, depth: 0).table else {
      throw .syntax(path: path, line: 1, problem: "the \(format) is not a dictionary")
    }
    return value
  }

  private static func converted(
    _ value: Any, path: String, depth: Int
  ) throws(ProjectError) -> ProjectValue {
    guard depth < depthLimit else {
      throw .syntax(path: path, line: 1, problem: "values are nested more than \(depthLimit) deep")
    }
    switch value {
    case let text as String: return .text(text)
    case let table as [String: Any]:
      var entries: [String: ProjectValue] = [:]
      for (key, value) in table {
        entries[key] = try converted(value, path: path, depth: depth + 1)
      }
      return .table(ProjectTable(entries))
    case let list as [Any]:
      var values: [ProjectValue] = []
      for value in list { values.append(try converted(value, path: path, depth: depth + 1)) }
      return .list(values)
    case _ where type(of: value) == Bool.self: return .text(value as? Bool == true ? "YES" : "NO")
    default: return .text("\(value)")
    }
  }
}
