import Foundation
import PropertyLists

/// Reads `.strings`: pairs of texts, or a property list of them.
///
/// The format follows Apple's *Internationalization and Localization Guide*, *String resources*:
/// `"key" = "value";` with comments, in UTF-8 or UTF-16. `key;` is short for `key = key;`.
package enum StringsReader {
  /// Parses the contents of a file.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - path: The file's path, for errors.
  package static func table(_ data: Data, path: String) throws(StringTableProblem) -> StringTable {
    if data.isEmpty { return StringTable() }
    if data.starts(with: "bplist".utf8) { return try list(data, path: path) }
    let bytes = try StringTableFile.utf8(data, path: path)
    let table: StringTable?
    do throws(PropertyListScanner.Problem) {
      table = try pairs(bytes)
    } catch {
      throw .syntax(path: path, line: error.line, problem: error.text)
    }
    guard let table else { return try list(Data(bytes), path: path) }
    try table.checkFormats(path: path)
    return table
  }

  /// Parses pairs of texts; `nil` if the file starts like XML.
  private static func pairs(
    _ bytes: [UInt8]
  ) throws(PropertyListScanner.Problem) -> StringTable? {
    var scanner = PropertyListScanner(bytes)
    var table = StringTable()
    try scanner.skipBlanks()
    // `<?xml`, `<!DOCTYPE` or `<plist`.
    if scanner.current == UInt8(ascii: "<") { return nil }
    // A dictionary in the old format has braces around the pairs.
    let hasBraces = scanner.current == UInt8(ascii: "{")
    if hasBraces { scanner.advance() }
    while true {
      try scanner.skipBlanks()
      if hasBraces, scanner.current == UInt8(ascii: "}") {
        scanner.advance()
        try scanner.skipBlanks()
        guard scanner.current == nil else {
          throw scanner.problem("\(scanner.found) follows the end of the table")
        }
        return table
      }
      guard scanner.current != nil else {
        guard !hasBraces else { throw scanner.problem("“{” is not closed") }
        return table
      }
      let key = try scanner.text()
      try scanner.skipBlanks()
      var value = key
      if scanner.current == UInt8(ascii: "=") {
        scanner.advance()
        try scanner.skipBlanks()
        value = try scanner.text()
      }
      try scanner.expect(";", after: "the value of “\(key.prefix(60))”")
      table.entries[key] = LocalizedText(value)
    }
  }

  private static func list(_ data: Data, path: String) throws(StringTableProblem) -> StringTable {
    var table = StringTable()
    for (key, value) in try StringsDictReader.dictionary(data, path: path) {
      // Other values are in tables for several kinds of device, which contain dictionaries.
      if let text = value as? String {
        table.entries[key] = LocalizedText(text)
      } else if let values = value as? [String: Any] {
        table.entries[key] = try StringsDictReader.text(values, key: key, path: path)
      }
    }
    try table.checkFormats(path: path)
    return table
  }
}
