import Testing

@testable import ScreenCommands

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue { try JSONReader.value(of: text.utf8) }

  private static let texts: [(String, JSONValue)] = [
    ("null", .null), (" true ", true), ("[]", []), ("{}", .object([:])), ("-0", 0),
    ("12", 12), ("1.5e2", .number(150)),
    ("9223372036854775808", .number(9_223_372_036_854_775_808)),
    (#""a\n\u00e9\ud83d\ude00\/""#, "a\né😀/"), (#""\ud83d""#, "\u{FFFD}"),
    (#"{"a":[1,{"b":null}],"a":2}"#, ["a": 2]), ("[1 , 2]", [1, 2]),
  ]

  @Test(arguments: texts)
  func reads(text: String, value: JSONValue) throws {
    #expect(try read(text) == value)
  }

  @Test(arguments: [
    "", " ", "nul", "[1,]", "{,}", "{\"a\"}", "{\"a\":}", "{1:2}", "01", "1.", "1e", "-", "+1",
    ".5",
    "\"", "\"\\x\"", "\"\\u12\"", "\"\u{1}\"", "[1", "{\"a\":1", "1 2", "1e999", "NaN", "'a'", "//",
  ])
  func refuses(text: String) {
    #expect(throws: JSONReader.Problem.self) { try read(text) }
  }

  @Test func refusesWhatIsNoUTF8AndWhatIsNestedTooDeep() {
    #expect(throws: JSONReader.Problem.self) {
      try JSONReader.value(of: [0x22, 0xFF, 0x22])
    }
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONReader.Problem(reason: "values are nested too deep", offset: 64)) {
      try read(deep)
    }
    #expect(throws: Never.self) {
      try read(String(repeating: "[", count: 60) + String(repeating: "]", count: 60))
    }
  }

  @Test func writesOnOneLineWhatItReadsAgain() throws {
    let value: JSONValue = [
      "text": "a \"b\"\n\t\u{1}\u{7F} é 😀 \\", "list": [1, .number(0.5), .null, false],
      "b": .object([:]),
    ]
    #expect(!value.description.contains("\n"))
    #expect(try read(value.description) == value)
    #expect(
      JSONValue.object(["b": 1, "a": .number(.infinity)]).description == #"{"a":null,"b":1}"#)
  }
}
