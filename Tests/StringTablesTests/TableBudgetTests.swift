import Foundation
import TestSupport
import Testing

@testable import StringTables

/// Tables that would cost time or memory are rejected with the problem and its position.
@Suite struct TableBudgetTests {
  private func catalog(_ substitution: String, text: String = "%#@n@ left") -> Data {
    Data(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"left": {"localizations": {"en": {
        "stringUnit": {"value": "\(text)"}, "substitutions": {"n": {\(substitution)
          "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg"}}}}
      }}}}}}}
      """.utf8)
  }

  @Test(arguments: [99_999_999_999, 100, 0, -1, Int.min, Int.max])
  func anArgumentIsOneOfThoseThatThereMayBe(number: Int) throws {
    let problem = #expect(throws: StringTableProblem.self) {
      try StringCatalog(catalog("\"argNum\": \(number),"), path: "a.xcstrings")
    }
    let words = problem.map { "\($0)" } ?? ""
    #expect(
      words.hasPrefix("a.xcstrings: strings.left.localizations.en: argNum of “n” is \(number); "))
  }

  @Test func theLastPossibleArgumentIsFilledIn() throws {
    let table = try StringCatalog(catalog("\"argNum\": 99,"), path: "a.xcstrings").tables["en"]
    let text = try #require(table?["left"])
    #expect(text.argumentKinds(in: StringContext(language: "en")).count == 99)
  }

  /// `%1$d` up to `%100000$d`, and as many without positions: no list of kinds of that length is created.
  @Test func argumentsBeyondThoseChooseNothing() throws {
    let many = String(repeating: "%d ", count: 200)
    let table = try StringCatalog(catalog("", text: many + "%#@n@"), path: "a.xcstrings").tables[
      "en"]
    #expect(table?["left"]?.argumentKinds(in: StringContext(language: "en")) == [])
  }

  /// Each of the variables references the next one ten times: 10⁸ texts.
  @Test func variablesThatMultiplyAreRefused() throws {
    let variables = (0..<9).map { number -> String in
      let text = String(repeating: "%#@v\(number + 1)@", count: 10)
      return """
        <key>v\(number)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>\(text)</string></dict>
        """
    }
    let file = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>all</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@v0@</string>\(variables.joined())</dict></dict></plist>
      """
    let problem = #expect(throws: StringTableProblem.self) {
      try StringsDictReader.table(Data(file.utf8), path: "a.stringsdict")
    }
    #expect(problem.map { "\($0)" }?.contains("a.stringsdict: all: its variables ") == true)
  }

  private func dictionary(
    _ variables: [(name: String, text: String)], format: String = "%#@v0@", specifier: String = "d"
  ) throws(StringTableProblem) -> StringTable {
    let rules = variables.map {
      """
      <key>\($0.name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>\(specifier)</string>
      <key>other</key><string>\($0.text)</string></dict>
      """
    }
    let file = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>all</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(rules.joined())</dict></dict></plist>
      """
    return try StringsDictReader.table(Data(file.utf8), path: "a.stringsdict")
  }

  /// Numbers in a specifier that would become as many characters or arguments, in each kind of table.
  @Test func specifiersAskForWhatThereMayBe() throws {
    let large = [
      "%2000000000d", "%50000000lld", "%1001d", "%-1001d", "%.999999999f", "%5.1001f", "%01001x",
      "%99999999999999999999999999999999d", "%0000000000000000000000000002000d", "%999999999$@",
      "%100$@", "%0$d", "%1$2000000000d", "%2$.1001f", "%1$*2$.5000f", "%100$#@v0@", "50%% %2000@",
    ]
    for text in large {
      func expectRefusal(_ read: () throws -> StringTable?) {
        let problem = #expect(throws: StringTableProblem.self) { try read() }
        let words = problem.map { "\($0)" } ?? ""
        #expect(words.contains("all") && words.contains("percent sign"), "\(text): \(words)")
      }
      expectRefusal { try dictionary([("v0", text)]) }
      expectRefusal { try dictionary([("v0", "%d")], format: "\(text) %#@v0@") }
      expectRefusal {
        try StringsReader.table(
          Data("\"z\" = \"\"; \"all\" = \"\(text)\";".utf8), path: "a.strings")
      }
      let unit = "{\"stringUnit\": {\"value\": \"\(text)\"}}"
      for texts in [unit, "{\"variations\": {\"plural\": {\"other\": \(unit)}}}"] {
        let file = """
          {"sourceLanguage": "en", "strings": {"all": {"localizations": {"en": \(texts)}}}}
          """
        expectRefusal { try StringCatalog(Data(file.utf8), path: "a.xcstrings").tables["en"] }
      }
    }
    #expect(throws: StringTableProblem.self) {
      try dictionary([("v0", "%arg")], specifier: "2000000000d")
    }
    // A variable has one argument; if there are more, one may be a width.
    #expect(throws: StringTableProblem.self) { try dictionary([("v0", "%*d")]) }
    for text in [
      "%d", "%1000d", "%.1000f", "%99$@", "100%", "100% of 2000 dots", "%20000%", "100%%2000d",
      "%*d",
      "a%202024 d", "%1$d %2$-5.2f", "%5000", "%$d", "%", "50%2000 😀",
    ] {
      #expect(throws: Never.self) { try dictionary([("v0", "%d")], format: "\(text) %#@v0@") }
      #expect(throws: Never.self) {
        try StringsReader.table(Data("\"all\" = \"\(text)\";".utf8), path: "a.strings")
      }
    }
  }

  /// Variables nested deeper than the limit would be shown by their names.
  @Test func variablesInCirclesAreRefused() throws {
    func chain(_ count: Int, _ text: (Int) -> String) -> [(String, String)] {
      (0..<count).map { ("v\($0)", $0 + 1 < count ? text($0 + 1) : "%d") }
    }
    for variables in [
      [("v0", "%#@v0@")], [("v0", "%#@v1@"), ("v1", "%#@v0@")], chain(9) { "%#@v\($0)@" },
      chain(40) { "%#@v\($0)@%#@v\($0)@" },
    ] {
      let problem = #expect(throws: StringTableProblem.self) { try dictionary(variables) }
      let words = "all: its variables refer to one another in a circle, or more than 8 deep"
      #expect(problem.map { "\($0)" }?.contains(words) == true)
    }
    let table = try dictionary(chain(8) { "%#@v\($0)@" })
    let text = table["all"]?.format(arguments: [.integer(3)], in: StringContext(language: "en"))
    #expect(text?.hasSuffix("d") == true && text?.contains("#@") == false)
  }

  /// Outside of the localisations either file may be alone, or both are one table.
  @Test(arguments: [["strings"], ["stringsdict"], ["strings", "stringsdict"]])
  func aTableInTheRoot(endings: [String]) throws {
    let folder = try TemporaryFolder()
    if endings.contains("strings") {
      try folder.write(Data("\"a\" = \"A\";".utf8), "Extra.strings")
    }
    if endings.contains("stringsdict") {
      try folder.write(
        Data("<plist version=\"1.0\"><dict><key>b</key><string>B</string></dict></plist>".utf8),
        "Extra.stringsdict")
    }
    let bundle = StringBundle(folders: [folder.url.path], development: "en")
    let table = bundle.table("Extra", languages: ["de"])
    #expect(table.problems.isEmpty && !table.isMissing)
    #expect(table["a"]?.text.plain == (endings.contains("strings") ? "A" : nil))
    #expect(table["b"]?.text.plain == (endings.contains("stringsdict") ? "B" : nil))
    #expect(bundle.tableNames() == ["Extra"])
  }
}
