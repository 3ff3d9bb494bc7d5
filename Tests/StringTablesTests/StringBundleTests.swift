import Foundation
import TestSupport
import Testing

@testable import StringTables

@Suite struct StringBundleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ text: String, _ name: String) throws {
    try folder.write(Data(text.utf8), name)
  }

  private func text(
    _ key: String, _ languages: [String], table: String = "Localizable", development: String? = "en"
  ) -> String? {
    let bundle = StringBundle(folders: [folder.url.path], development: development)
    return bundle.table(table, languages: languages)[key]?.text.plain
  }

  @Test("a table is found in the language, in its fallback and in Base")
  func localizations() throws {
    try write("\"k\" = \"en\"; \"only\" = \"in English\";", "en.lproj/Localizable.strings")
    try write("\"k\" = \"de\";", "de.lproj/Localizable.strings")
    try write("\"k\" = \"base\";", "Base.lproj/Main.strings")
    try write("\"k\" = \"ja\";", "ja.lproj/Other.strings")
    #expect(text("k", ["de-AT"]) == "de")
    #expect(text("k", ["fr"]) == "en")
    // A key that the chosen language lacks isn't looked up in another one.
    #expect(text("only", ["de"]) == nil)
    // A missing table is.
    #expect(text("k", ["ja"]) == "en")
    #expect(text("k", ["ja"], table: "Other") == "ja")
    #expect(text("k", ["de"], table: "Main") == "base")
    #expect(text("k", ["de"], table: "Missing") == nil)
    let bundle = StringBundle(folders: [folder.url.path])
    #expect(bundle.localizations() == ["Base", "de", "en", "ja"])
  }

  @Test("texts with numbers come before plain ones, and catalogs are read alongside files")
  func merged() throws {
    try write("\"k\" = \"plain\"; \"s\" = \"strings\";", "en.lproj/Localizable.strings")
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["k": "from the dictionary"], format: .binary, options: 0)
    try folder.write(list, "en.lproj/Localizable.stringsdict")
    try write(
      """
      {"sourceLanguage": "en", "strings": {"c": {"localizations": {"en": {"stringUnit": {"state": "", \
      "value": "catalog"}}, "de": {"stringUnit": {"state": "", "value": "Katalog"}}}}}}
      """, "Localizable.xcstrings")
    #expect(text("k", ["en"]) == "from the dictionary")
    #expect(text("s", ["en"]) == "strings")
    #expect(text("c", ["en"]) == "catalog")
    // The catalog's language is one of the bundle's.
    #expect(text("c", ["de"], development: nil) == "Katalog")
    #expect(text("c", ["fr"], development: nil) == "catalog")
  }

  @Test("a broken file is reported, and the others are read")
  func problems() throws {
    try write("\"k\" = ", "de.lproj/Localizable.strings")
    try write("\"k\" = \"en\";", "en.lproj/Localizable.strings")
    let table = StringBundle(folders: [folder.url.path], development: "en")
      .table("Localizable", languages: ["de"])
    #expect(table["k"]?.text.plain == "en")
    #expect(table["k"]?.localization == "en")
    #expect(
      table.problems == [
        .syntax(
          path: folder.path("de.lproj/Localizable.strings"), line: 1,
          problem: "a name or a value is expected, not the end of the file")
      ])
    #expect(throws: StringTableProblem.missing(path: "/nowhere")) {
      try StringTableFile.contents(of: "/nowhere")
    }
    #expect(throws: StringTableProblem.self) { try StringTableFile.contents(of: "/dev/zero") }
  }

  @Test("a bundle's languages and tables come from its folders and catalogs")
  func contents() throws {
    try write("\"k\" = \"v\";", "en.lproj/Localizable.strings")
    try write("\"k\" = \"v\";", "Base.lproj/Main.strings")
    try write("\"k\" = \"v\";", "en.lproj/InfoPlist.strings")
    try write(
      """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {
        "ar": {"stringUnit": {"value": "v"}}, "pt-BR": {"stringUnit": {"value": "v"}}}}}}
      """, "Things.xcstrings")
    try write("{", "Broken.xcstrings")
    let bundle = StringBundle(folders: [folder.url.path])
    #expect(bundle.languages() == ["ar", "en", "pt-BR"])
    #expect(bundle.tableNames() == ["Broken", "Localizable", "Main", "Things"])
    #expect(bundle.table("Missing", languages: ["en"]).isMissing)
    #expect(!bundle.table("Broken", languages: ["en"]).isMissing)
    #expect(!bundle.table("Things", languages: ["de"]).isMissing)
  }
}
