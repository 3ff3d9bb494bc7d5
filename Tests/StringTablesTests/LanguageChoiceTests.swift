import Testing

@testable import StringTables

@Suite struct LanguageChoiceTests {
  @Test(
    "a language falls back to its parent, then to the development region",
    arguments: [
      (["de", "en"], ["de-AT"], "en", ["de", "en"]),
      (["de", "de-AT", "en"], ["de-AT"], "en", ["de-AT", "de", "en"]),
      (["de-CH", "en"], ["de-AT"], "en", ["de-CH", "en"]),
      (["fr", "en"], ["de", "fr-CA"], "en", ["fr", "en"]),
      (["en", "fr"], ["de"], "en", ["en"]), (["en", "fr"], ["de"], "fr", ["fr"]),
      (["zh-Hans", "zh-Hant", "en"], ["zh-TW"], "en", ["zh-Hant", "en"]),
      (["zh-Hans", "zh-Hant", "en"], ["zh-Hans-CN"], "en", ["zh-Hans", "en"]),
      (["zh-CN", "zh-TW"], ["zh-Hant-HK"], "en", ["zh-TW"]),
      (["pt-BR", "pt-PT", "en"], ["pt-BR"], "en", ["pt-BR", "en"]),
      (["Base", "German", "English"], ["de"], "en", ["German", "English", "Base"]),
      (["Base", "ja"], ["de"], "en", ["Base"]),
      (["sr-Latn", "sr"], ["sr-Latn-RS"], "en", ["sr-Latn"]),
      (["he", "en"], ["iw"], "en", ["he", "en"]), (["de_AT"], ["de-AT"], "en", ["de_AT"]),
      ([], ["de"], "en", []),
    ] as [([String], [String], String, [String])])
  func order(available: [String], preferred: [String], development: String, expected: [String]) {
    #expect(
      LanguageChoice.order(available: available, preferred: preferred, development: development)
        == expected)
  }

  @Test("the order in which localisations are listed changes nothing")
  func isStable() {
    let names = ["en", "de", "de-AT", "de-CH", "Base", "fr"]
    let expected = LanguageChoice.order(available: names, preferred: ["de-LI"], development: "en")
    for _ in 0..<5 {
      #expect(
        LanguageChoice.order(
          available: names.shuffled(), preferred: ["de-LI"], development: "en") == expected)
    }
  }

  @Test(
    "the languages that a user reads are selected, the best first",
    arguments: [
      (["en", "de"], ["en-GB"], ["en"]), (["zh-Hans", "zh-Hant"], ["zh-CN"], ["zh-Hans"]),
      (["zh-Hans", "zh-Hant"], ["zh-TW"], ["zh-Hant"]), (["es"], ["es-MX"], ["es"]),
      (["de", "de-AT"], ["de-AT"], ["de-AT", "de"]),
      (["de", "fr"], ["fr-CA", "de"], ["fr", "de"]),
      (["de"], ["en"], []), (["en-GB"], ["en-US"], ["en-GB"]), ([], ["en"], []),
    ] as [([String], [String], [String])])
  func fitting(available: [String], preferred: [String], expected: [String]) {
    #expect(LanguageChoice.fitting(available: available, preferred: preferred) == expected)
  }

  @Test("Foundation prefers one localisation, the very first if none matches")
  func preferred() {
    #expect(LanguageChoice.preferred(among: ["fr", "de", "en"], for: ["de-CH"]) == ["de"])
    #expect(LanguageChoice.preferred(among: ["fr", "de", "en"], for: ["ja", "en-GB"]) == ["en"])
    #expect(LanguageChoice.preferred(among: ["fr", "de"], for: ["ja"]) == ["fr"])
    #expect(LanguageChoice.preferred(among: [], for: ["ja"]).isEmpty)
  }
}
