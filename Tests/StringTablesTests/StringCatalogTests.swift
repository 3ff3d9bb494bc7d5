import Foundation
import Testing

@testable import StringTables

@Suite struct StringCatalogTests {
  private static let source = """
    {
      "sourceLanguage": "en", "version": "1.0",
      "strings": {
        "Hello": {"comment": "c", "extractionState": "manual", "localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
          "fr": {"stringUnit": {"state": "new", "value": ""}}}},
        "Untouched": {},
        "Brand": {"shouldTranslate": false},
        "%lld items": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}},
          "pl": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld rzecz"}},
            "few": {"stringUnit": {"state": "translated", "value": "%lld rzeczy"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld rzecz."}}}}}}},
        "Tap": {"localizations": {"en": {"variations": {"device": {
          "ipad": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "One tap"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld taps"}}}}},
          "other": {"stringUnit": {"state": "translated", "value": "Click"}}}}}}},
        "birds": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%1$@ saw %#@birds@ in %#@yards@"},
          "substitutions": {
            "birds": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg bird"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg birds"}}}}},
            "yards": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "my yard"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg yards"}}}}}}}}}
      }
    }
    """

  private func catalog(_ text: String = source) throws(StringTableProblem) -> StringCatalog {
    try StringCatalog(Data(text.utf8), path: "L.xcstrings")
  }

  private func format(
    _ key: String, _ language: String, _ arguments: [StringArgument] = [],
    device: String = "iphone"
  ) throws -> String? {
    try catalog().tables[language]?[key]?.format(
      arguments: arguments, in: StringContext(language: language, device: device))
  }

  @Test("texts are found by language; a state doesn't matter, and missing texts aren't found")
  func languages() throws {
    let catalog = try catalog()
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.tables.keys.sorted() == ["de", "en", "fr", "pl"])
    #expect(try format("Hello", "de") == "Hallo")
    #expect(try format("Hello", "fr") == "")
    #expect(try format("Hello", "en") == nil)
    #expect(try format("Untouched", "en") == nil)
  }

  @Test("plurals vary by the text's integer, devices come before plurals")
  func variations() throws {
    #expect(try format("%lld items", "en", [.integer(1)]) == "%1$lld item")
    #expect(try format("%lld items", "pl", [.integer(3)]) == "%1$lld rzeczy")
    // Polish has `many` for 5; if it is missing, `other` is used.
    #expect(try format("%lld items", "pl", [.integer(5)]) == "%1$lld rzecz.")
    #expect(try format("Tap", "en", [.integer(1)]) == "Click")
    #expect(try format("Tap", "en", [.integer(1)], device: "ipad") == "One tap")
    #expect(try format("Tap", "en", [.integer(2)], device: "ipad") == "%1$lld taps")
  }

  @Test(
    "a plural text without a number is chosen by the number in another text or the key")
  func silentPlurals() throws {
    func table(_ key: String, one: String, other: String) throws -> LocalizedText {
      let source = """
        {"sourceLanguage": "en", "strings": {"\(key)": {"localizations": {"en": {"variations":
         {"plural": {"one": {"stringUnit": {"value": "\(one)"}},
          "other": {"stringUnit": {"value": "\(other)"}}}}}}}}}
        """
      return try #require(try catalog(source).tables["en"]?[key])
    }
    let context = StringContext(language: "en")
    let inOther = try table("%lld items", one: "%lld item", other: "many items")
    #expect(inOther.argumentKinds(in: context) == [.integer])
    #expect(inOther.format(arguments: [.integer(1)], in: context) == "%1$lld item")
    #expect(inOther.format(arguments: [.integer(2)], in: context) == "many items")
    let inOne = try table("items", one: "%lld item", other: "many items")
    #expect(inOne.argumentKinds(in: context) == [.integer])
    #expect(inOne.format(arguments: [.integer(1)], in: context) == "%1$lld item")
    let inKey = try table("%@ has %lld items", one: "a single item", other: "many items")
    #expect(inKey.argumentKinds(in: context) == [.integer, .integer])
    #expect(inKey.format(arguments: [.object("1"), .integer(1)], in: context) == "a single item")
    #expect(inKey.format(arguments: [.object("1"), .integer(2)], in: context) == "many items")
    // After the number nothing is queried.
    let behind = try table("%lld of %f", one: "%lld of %f", other: "%lld of %f")
    #expect(behind.argumentKinds(in: context) == [.integer])
    let before = try table("%f %lld", one: "one", other: "%f %lld")
    #expect(before.argumentKinds(in: context) == [.floating, .integer])
  }

  @Test("a text's digest depends on its content, not on the order of its parts or of lookups")
  func digests() throws {
    let context = StringContext(language: "en")
    func text(_ keys: [PluralCategory]) -> LocalizedText {
      var variants: [PluralCategory: StringVariation] = [:]
      for key in keys { variants[key] = .text("%d \(key.rawValue)") }
      return LocalizedText(variation: .plural(variants))
    }
    let digest = text([.one, .few, .other]).digest(in: context)
    #expect(text([.other, .few, .one]).digest(in: context) == digest)
    // Other processes get the same value.
    #expect(digest == 15_066_669_162_961_862_501)
    #expect(text([.one, .other]).digest(in: context) != digest)
    #expect(text([.one, .few, .other]).digest(in: StringContext(language: "de")) != digest)
    var keyed = text([.one, .few, .other])
    keyed.key = "k"
    #expect(keyed.digest(in: context) != digest)
  }

  @Test("substitutions use their arguments' numbers")
  func substitutions() throws {
    #expect(
      try format("birds", "en", [.object("Ann"), .integer(1), .integer(2)])
        == "%1$@ saw %2$lld bird in %3$lld yards")
    #expect(
      try format("birds", "en", [.object("Ann"), .integer(7), .integer(1)])
        == "%1$@ saw %2$lld birds in my yard")
  }

  @Test("errors are reported with their path")
  func problems() {
    func problem(_ text: String) -> String {
      do throws(StringTableProblem) {
        _ = try catalog(text)
        return "it was read"
      } catch {
        return "\(error)"
      }
    }
    #expect(problem("{").hasPrefix("L.xcstrings is damaged: "))
    #expect(problem("{\"strings\": {}}").contains("the key sourceLanguage is missing"))
    let bad = """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {"variations": {"plural": \
      {"some": {"stringUnit": {"value": "x"}}}}}}}}}
      """
    #expect(problem(bad).contains("strings.k.localizations.en"))
    #expect(problem(bad).contains("“some” is not a plural category"))
    let deep = String(repeating: "{\"variations\": {\"plural\": {\"other\": ", count: 100)
    #expect(
      problem(
        "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\"en\": \(deep)"
          + "{}" + String(repeating: "}}}", count: 100) + "}}}}"
      ).contains("nested too deep"))
  }
}
