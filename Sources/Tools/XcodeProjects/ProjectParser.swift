import Foundation
import PropertyLists

/// Parses a project file: in the old property list format, which Xcode writes, or in XML or JSON,
/// which other tools write.
package struct ProjectParser {
  /// The maximum nesting of braces and parentheses; Xcode's own files have 6 levels.
  static let depthLimit = 64

  private let path: String
  private var scanner: PropertyListScanner

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
      // Foundation rejects anything nested deeper than its own limit, some hundred levels.
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
    scanner = PropertyListScanner(bytes)
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
    case UInt8(ascii: "<"):
      return .text(
        try scan { (scanner) throws(PropertyListScanner.Problem) in try scanner.data() })
    default: return .text(try text())
    }
  }

  private mutating func table(depth: Int) throws(ProjectError) -> ProjectTable {
    var table = ProjectTable([:], line: line)
    scanner.advance()
    while true {
      try skipBlanks()
      if current == UInt8(ascii: "}") {
        scanner.advance()
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
    scanner.advance()
    while true {
      try skipBlanks()
      if current == UInt8(ascii: ")") {
        scanner.advance()
        return list
      }
      guard current != nil else { throw error("the “(” of line \(start) is not closed") }
      list.append(try value(depth: depth + 1))
      try skipBlanks()
      if current == UInt8(ascii: ",") {
        scanner.advance()
      } else if current != UInt8(ascii: ")") {
        throw error("“,” or “)” is expected in the list of line \(start), not \(found)")
      }
    }
  }

  private mutating func text() throws(ProjectError) -> String {
    try scan { (scanner) throws(PropertyListScanner.Problem) in try scanner.text() }
  }

  // MARK: Between values

  private mutating func skipBlanks() throws(ProjectError) {
    try scan { (scanner) throws(PropertyListScanner.Problem) in try scanner.skipBlanks() }
  }

  private mutating func expect(_ sign: Unicode.Scalar, after what: String) throws(ProjectError) {
    try scan { (scanner) throws(PropertyListScanner.Problem) in
      try scanner.expect(sign, after: what)
    }
  }

  private mutating func scan<Value>(
    _ read: (inout PropertyListScanner) throws(PropertyListScanner.Problem) -> Value
  ) throws(ProjectError) -> Value {
    do throws(PropertyListScanner.Problem) {
      return try read(&scanner)
    } catch {
      throw self.error(error.text)
    }
  }

  private var current: UInt8? { scanner.current }

  private var line: Int { scanner.line }

  private var found: String { scanner.found }

  private func error(_ problem: String) -> ProjectError {
    for mark in ["<<<<<<<", "=======", ">>>>>>>"] where scanner.isNext(mark) {
      return .mergeConflict(path: path, line: line)
    }
    return .syntax(path: path, line: line, problem: problem)
  }

  // MARK: Other formats

  /// Whether a quoted key is followed by a colon.
  private var looksLikeJSON: Bool {
    var copy = self
    copy.scanner.advance()
    guard (try? copy.skipBlanks()) != nil, copy.current == UInt8(ascii: "\""),
      (try? copy.text()) != nil, (try? copy.skipBlanks()) != nil
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
