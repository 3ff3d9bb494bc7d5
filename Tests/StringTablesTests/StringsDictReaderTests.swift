import Foundation
import Testing

@testable import StringTables

@Suite struct StringsDictReaderTests {
  private func table(_ values: [String: Any]) throws -> StringTable {
    let data = try PropertyListSerialization.data(
      fromPropertyList: values, format: .xml, options: 0)
    return try StringsDictReader.table(data, path: "L.stringsdict")
  }

  private func rule(_ texts: [String: String], type: String = "d") -> [String: Any] {
    var rule: [String: Any] = [
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": type,
    ]
    for (key, text) in texts { rule[key] = text }
    return rule
  }

  private func format(
    _ text: LocalizedText?, _ numbers: [Int], _ language: String = "en"
  ) throws -> String? {
    try #require(text).format(
      arguments: numbers.map(StringArgument.integer), in: StringContext(language: language))
  }

  @Test("a number selects the text, which has its position")
  func plural() throws {
    let table = try table([
      "files": [
        "NSStringLocalizedFormatKey": "%#@n@ left",
        "n": rule(["zero": "nothing", "one": "%d file", "other": "%d files"]),
      ]
    ])
    #expect(try format(table["files"], [0]) == "nothing left")
    #expect(try format(table["files"], [1]) == "%1$d file left")
    #expect(try format(table["files"], [5]) == "%1$d files left")
    #expect(try format(table["files"], [1], "ja") == "%1$d files left")
    // Without a number there is no category but the last.
    #expect(try format(table["files"], []) == "%1$d files left")
  }

  @Test("languages with more categories select among them")
  func russian() throws {
    let table = try table([
      "n": [
        "NSStringLocalizedFormatKey": "%#@n@",
        "n": rule(
          ["one": "%ld файл", "few": "%ld файла", "many": "%ld файлов", "other": "%ld файла"],
          type: "ld"),
      ]
    ])
    #expect(try format(table["n"], [21], "ru") == "%1$ld файл")
    #expect(try format(table["n"], [22], "ru") == "%1$ld файла")
    #expect(try format(table["n"], [11], "ru-RU") == "%1$ld файлов")
  }

  @Test("two variables, other arguments between them, and variables within variables")
  func nested() throws {
    let table = try table([
      "k": [
        "NSStringLocalizedFormatKey": "%@: %#@files@ in %#@folders@, %d%%",
        "files": rule(["one": "one file", "other": "%d files"]),
        "folders": rule(["one": "a folder", "other": "%d folders"]),
      ],
      "positions": [
        "NSStringLocalizedFormatKey": "%2$#@b@ of %1$#@a@ by %3$@",
        "a": rule(["one": "%d A", "other": "%d As"]), "b": rule(["one": "%d B", "other": "%d Bs"]),
      ],
      "inner": [
        "NSStringLocalizedFormatKey": "%#@a@",
        "a": rule(["one": "%d apple %#@b@", "other": "%d apples %#@b@"]),
        "b": rule(["one": "in %d bag", "other": "in %d bags"]),
      ],
    ])
    let text = try #require(table["k"])
    let arguments: [StringArgument] = [.object("Home"), .integer(1), .integer(3), .integer(50)]
    #expect(
      text.format(arguments: arguments, in: StringContext(language: "en"))
        == "%1$@: one file in %3$d folders, %4$d%%")
    #expect(try format(table["positions"], [1, 2, 0]) == "%2$d Bs of %1$d A by %3$@")
    #expect(try format(table["inner"], [1, 4]) == "%1$d apple in %2$d bags")
  }

  @Test("widths and devices select without a number")
  func widthsAndDevices() throws {
    let table = try table([
      "w": ["NSStringVariableWidthRuleType": ["5": "Hi", "20": "Hello", "50": "Hello there"]],
      "d": ["NSStringDeviceSpecificRuleType": ["ipad": "Tap it", "other": "Click it"]],
      "plain": "just text",
    ])
    func text(_ key: String, _ context: StringContext) throws -> String? {
      try #require(table[key]).format(arguments: [], in: context)
    }
    #expect(try text("w", StringContext(language: "en")) == "Hello there")
    #expect(try text("w", StringContext(language: "en", width: 30)) == "Hello")
    #expect(try text("w", StringContext(language: "en", width: 1)) == "Hi")
    #expect(try text("d", StringContext(language: "en", device: "ipad")) == "Tap it")
    #expect(try text("d", StringContext(language: "en", device: "iphone")) == "Click it")
    #expect(try text("plain", StringContext(language: "en")) == "just text")
  }

  @Test("errors are reported with the key")
  func problems() throws {
    func problem(_ values: [String: Any]) -> StringTableProblem? {
      do {
        _ = try table(values)
        return nil
      } catch {
        return error as? StringTableProblem
      }
    }
    let path = "L.stringsdict"
    #expect(
      problem(["k": ["n": rule(["other": "x"])]])
        == .wrongValue(
          path: path, key: "k", problem: "the key NSStringLocalizedFormatKey is missing"))
    #expect(
      problem(["k": ["NSStringLocalizedFormatKey": "%#@n@", "n": rule(["one": "x"])]])
        == .wrongValue(path: path, key: "k.n", problem: "the category other is missing"))
    #expect(
      problem(["k": 1]) == .wrongValue(path: path, key: "k", problem: "a dictionary is expected"))
    #expect(throws: StringTableProblem.self) {
      try StringsDictReader.table(Data("nothing".utf8), path: path)
    }
  }
}
