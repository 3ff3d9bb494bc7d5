import Testing

@testable import StringTables

@Suite struct PseudoLanguageTests {
  private func text(_ text: String, _ language: PseudoLanguage) -> String? {
    language.translation(of: LocalizedText(text)).plain
  }

  @Test("texts are doubled, accented, bracketed or reversed; arguments keep content and position")
  func texts() {
    let source = "Hi %1$@, 100%% of %d"
    #expect(text(source, .double) == "Hi %1$@, 100%% of %d Hi , 100%% of ")
    #expect(text("%@", .double) == "%@")
    #expect(text(source, .accented) == "Ĥî %1$@, 100%% öḟ %d")
    #expect(text(source, .bounded) == "[# Hi %1$@, 100%% of %d #]")
    #expect(text(source, .rightToLeft) == "\u{202E}Hi %1$@, 100%% of %d\u{202C}")
    #expect(text("日本 Qq", .accented) == "日本 Qq")
    for language in PseudoLanguage.allCases { #expect(text("", language) == "") }
  }

  @Test("plurals keep their variables and their numbers")
  func plurals() {
    var source = LocalizedText("%@: %#@n@")
    source.variables["n"] = .init(
      specifier: "ld", variation: .plural([.one: .text("one"), .other: .text("%ld lots")]))
    func format(_ language: PseudoLanguage, _ number: Int) -> String? {
      language.translation(of: source).format(
        arguments: [.object("x"), .integer(number)], in: StringContext(language: "en"))
    }
    #expect(format(.bounded, 1) == "[# %1$@: one #]")
    #expect(format(.bounded, 2) == "[# %1$@: %2$ld lots #]")
    #expect(format(.accented, 2) == "%1$@: %2$ld ļöţš")
    #expect(format(.double, 1) == "%1$@: one one : ")
  }
}
