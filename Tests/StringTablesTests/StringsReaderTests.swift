import Foundation
import Testing

@testable import StringTables

@Suite struct StringsReaderTests {
  private func table(_ data: Data) throws(StringTableProblem) -> [String: String?] {
    try StringsReader.table(data, path: "L.strings").entries.mapValues(\.plain)
  }

  private let source = """
    /* Title of
       the screen */
    "title" = "Über “uns”\\n\\"x\\"";
    // a comment
    plain = value; "alone";
    "a" = "1"; "a" = "2";
    """
  private let expected: [String: String?] = [
    "title": "Über “uns”\n\"x\"", "plain": "value", "alone": "alone", "a": "2",
  ]

  @Test("pairs are read from UTF-8 and from UTF-16 in both byte orders, with or without a BOM")
  func encodings() throws {
    let utf8 = Data(source.utf8)
    #expect(try table(utf8) == expected)
    #expect(try table([0xEF, 0xBB, 0xBF] + utf8) == expected)
    let little = Data(source.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    let big = Data(source.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    #expect(try table([0xFF, 0xFE] + little) == expected)
    #expect(try table([0xFE, 0xFF] + big) == expected)
    #expect(try table(little) == expected)
    #expect(try table(big) == expected)
  }

  @Test("a dictionary with braces, an XML list and a binary list are tables too")
  func lists() throws {
    #expect(try table(Data("{ a = b; \"c\" = \"d\"; }".utf8)) == ["a": "b", "c": "d"])
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: ["a": "b", "c": "ü"], format: format, options: 0)
      #expect(try table(data) == ["a": "b", "c": "ü"])
    }
    #expect(try table(Data()).isEmpty)
    #expect(try table(Data("\n// nothing\n".utf8)).isEmpty)
  }

  @Test("UTF-32 and other files with null characters are rejected, in a message without them")
  func nullCharacters() {
    let little = source.unicodeScalars.flatMap { scalar in
      (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * $0)) }
    }
    let big = source.unicodeScalars.flatMap { scalar in
      (0..<4).reversed().map { UInt8(truncatingIfNeeded: scalar.value >> (8 * $0)) }
    }
    for data in [
      [0xFF, 0xFE, 0, 0] + Data(little), [0, 0, 0xFE, 0xFF] + Data(big), Data(little), Data(big),
      Data("\"a\" = \"b\0\";".utf8), Data("\0".utf8),
    ] {
      #expect(throws: StringTableProblem.notText(path: "L.strings")) { try table(data) }
    }
    let problem = #expect(throws: StringTableProblem.self) { try table(Data("a = \u{1}".utf8)) }
    #expect(problem.map { "\($0)" }?.contains("not the control character U+0001") == true)
  }

  @Test(
    "a syntax error is reported with its line",
    arguments: [
      ("\"a\" = \"b\"\n\"c\" = \"d\";", 2, "“;” is expected after the value of “a”, not “\"”"),
      ("\"a\" = \"b\";\n\n\"c = d;", 3, "the text that begins in line 3 is not closed"),
      ("\"a\" = ;", 1, "a name or a value is expected, not “;”"),
      ("{ a = b;", 1, "“{” is not closed"), ("{} x", 1, "“x” follows the end of the table"),
    ])
  func mistakes(source: String, line: Int, problem: String) {
    do throws(StringTableProblem) {
      _ = try table(Data(source.utf8))
      Issue.record("it was read")
    } catch {
      #expect(error == .syntax(path: "L.strings", line: line, problem: problem))
      #expect("\(error)".hasPrefix("L.strings:\(line): "))
    }
  }

  @Test("bytes in no known encoding are rejected")
  func encodingProblems() {
    for bytes: [UInt8] in [[0x22, 0xE9, 0x22], [0xFF, 0xFE, 0x22], [0xFF, 0xFE, 0x00, 0xD8]] {
      #expect(throws: StringTableProblem.notText(path: "L.strings")) { try table(Data(bytes)) }
    }
  }
}
