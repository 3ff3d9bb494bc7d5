import Testing

@testable import PropertyLists

@Suite struct PropertyListScannerTests {
  private func text(_ source: String) throws -> String {
    var scanner = PropertyListScanner(Array(source.utf8))
    try scanner.skipBlanks()
    return try scanner.text()
  }

  @Test(
    "escapes decode to their characters",
    arguments: [
      (#""a\n\t\"\\b""#, "a\n\t\"\\b"), (#""\U00e9\u00E9""#, "éé"), (#""\101\60""#, "A0"),
      (#""\UD83D\UDE00!""#, "😀!"), (#""\UD83Dx""#, "\u{FFFD}x"), (#""\UD83D\U0041""#, "\u{FFFD}A"),
      ("'it\"s'", "it\"s"), ("plain_text-1.2;", "plain_text-1.2"), ("/* x */ // y\n z/* */", "z"),
    ])
  func escapes(source: String, expected: String) throws {
    #expect(try text(source) == expected)
  }

  @Test(
    "an unclosed construct is reported with the line where it begins",
    arguments: [
      ("\n\"abc\n\n", "the text that begins in line 2 is not closed", 4),
      ("\n\n/* abc\n", "the comment of line 3 is not closed", 4),
      ("\"abc\\", "the file ends within a text", 1),
      ("=", "a name or a value is expected, not “=”", 1),
    ])
  func unclosed(source: String, expected: String, line: Int) {
    do throws(PropertyListScanner.Problem) {
      var scanner = PropertyListScanner(Array(source.utf8))
      try scanner.skipBlanks()
      _ = try scanner.text()
      Issue.record("it was read")
    } catch {
      #expect(error == PropertyListScanner.Problem(line: line, text: expected))
    }
  }

  @Test("data is digits between angle brackets")
  func data() throws {
    var scanner = PropertyListScanner(Array("<0fA1 2b>;".utf8))
    #expect(try scanner.data() == "<0fA1 2b>")
    try scanner.expect(";", after: "the data")
    #expect(scanner.current == nil)
    var bad = PropertyListScanner(Array("<0g>".utf8))
    #expect(throws: PropertyListScanner.Problem.self) { try bad.data() }
  }
}
