import Foundation
import TestSupport
import Testing

@testable import StringTables

/// Tables that would cost time or memory are refused with what was met and where.
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

  /// `%1$d` up to `%100000$d`, and as many without positions: no list of kinds as long is made.
  @Test func argumentsBeyondThoseChooseNothing() throws {
    let many = String(repeating: "%d ", count: 200)
    let table = try StringCatalog(catalog("", text: many + "%#@n@"), path: "a.xcstrings").tables[
      "en"]
    #expect(table?["left"]?.argumentKinds(in: StringContext(language: "en")) == [])
  }

  /// Each of the variables names the next one ten times: 10⁸ texts.
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
    #expect(
      problem.map { "\($0)" }?.contains("a.stringsdict: all: its variables name one another")
        == true)
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
