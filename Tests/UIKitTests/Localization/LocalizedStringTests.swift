import Devices
import Foundation
import StringTables
import TestSupport
import Testing

@testable import UIKit

/// String tables are the simulation's language's, whatever the machine's settings.
@Suite(.serialized) @MainActor struct LocalizedStringTests {
  private let folder: TemporaryFolder
  private let bundle: Bundle

  init() throws {
    let folder = try TemporaryFolder()
    func write(_ text: String, _ name: String) throws {
      try folder.write(Data(text.utf8), name)
    }
    try write(
      """
      "hello" = "Hello"; "of" = "%1$d of %2$@"; "both" = "both"; "swap" = "%@ and %@";
      """, "en.lproj/Localizable.strings")
    try write(
      """
      "hello" = "Hallo"; "of" = "von %2$@ %1$d"; "swap" = "%2$@ und %1$@";
      "%lld of %@" = "%2$@: %1$lld";
      """, "de.lproj/Localizable.strings")
    func rule(_ texts: [String: String], _ type: String) -> [String: Any] {
      var rule: [String: Any] = [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": type,
      ]
      for (key, text) in texts { rule[key] = text }
      return rule
    }
    let english: [String: Any] = [
      "files": [
        "NSStringLocalizedFormatKey": "%@ has %#@n@",
        "n": rule(["one": "a file", "other": "%ld files"], "ld"),
      ],
      "amount": [
        "NSStringLocalizedFormatKey": "%.1f in %#@n@ (%@)",
        "n": rule(["one": "%d box", "other": "%d boxes"], "d"),
      ],
    ]
    let polish: [String: Any] = [
      "files": [
        "NSStringLocalizedFormatKey": "%@: %#@n@",
        "n": rule(
          ["one": "%ld plik", "few": "%ld pliki", "many": "%ld plików", "other": "?"], "ld"),
      ]
    ]
    for (language, values) in [("en", english), ("pl", polish)] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: values, format: .xml, options: 0)
      try folder.write(data, "\(language).lproj/Localizable.stringsdict")
    }
    try write(
      """
      {"sourceLanguage": "en", "strings": {"%lld items": {"localizations": {
        "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld item"}},
          "other": {"stringUnit": {"value": "%lld items"}}}}},
        "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld Ding"}},
          "other": {"stringUnit": {"value": "%lld Dinge"}}}}}}},
        "tap": {"localizations": {"en": {"variations": {"device": {
          "ipad": {"stringUnit": {"value": "Tap the pad"}},
          "other": {"stringUnit": {"value": "Tap"}}}}}}},
        "Save": {"localizations": {"de": {"stringUnit": {"value": "Sichern"}}}}}}
      """, "Things.xcstrings")
    try write(
      """
      <?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key>
      <string>en</string></dict></plist>
      """, "Info.plist")
    self.folder = folder
    bundle = try #require(Bundle(path: folder.url.path))
  }

  private func host(_ locale: String, _ device: Device = .iPhoneX) -> SimulationHost {
    var options = SimulationHost.Options()
    options.locale = Locale(identifier: locale)
    return SimulationHost(device: device, os: "16.0", options: options)
  }

  private func text(_ key: String, _ table: String? = nil) -> String {
    NSLocalizedString(key, tableName: table, bundle: bundle, comment: "")
  }

  @Test("the simulation's language chooses the table, with the development region as fallback")
  func languages() {
    let german = host("de_AT")
    german.perform {
      #expect(text("hello") == "Hallo")
      #expect(bundle.localizedString(forKey: "hello", value: nil, table: nil) == "Hallo")
      // For a key that the language lacks, the key or its value is shown.
      #expect(text("both") == "both")
      #expect(bundle.localizedString(forKey: "none", value: "Value", table: nil) == "Value")
      #expect(bundle.localizedString(forKey: "none", value: "", table: nil) == "none")
      #expect(text("hello", "Missing") == "hello")
    }
    let japanese = host("ja_JP")
    japanese.perform { #expect(text("hello") == "Hello") }
    german.perform { #expect(text("hello") == "Hallo") }
  }

  @Test("formats are filled in the language's order")
  func formats() {
    host("de_DE").perform {
      #expect(String(format: text("of"), 3, "Zehn") == "von Zehn 3")
      #expect(String(format: text("swap"), "a", "b") == "b und a")
    }
    host("en_US").perform {
      #expect(String(format: text("swap"), "a", "b") == "a and b")
    }
  }

  @Test("plurals follow the number and the language, in every formatting function")
  func plurals() {
    host("en_US").perform {
      let format = text("files")
      #expect(String(format: format, "Ann", 1) == "Ann has a file")
      #expect(String(format: format, "Ann", 5) == "Ann has 5 files")
      #expect(String.localizedStringWithFormat(format, "Ann", 1234) == "Ann has 1,234 files")
      #expect(String(format: format, arguments: ["Ann", 2]) == "Ann has 2 files")
      #expect(NSString(format: format as NSString, "Ann" as NSString, 2) == "Ann has 2 files")
      #expect(
        String(format: text("amount"), 2.5, 1, "x") == "2.5 in 1 box (x)")
      #expect(
        String(format: text("amount"), 2.5, Int32(7), "x") == "2.5 in 7 boxes (x)")
    }
    host("pl_PL").perform {
      let expected = [
        (1, "1 plik"), (2, "2 pliki"), (5, "5 plików"), (12, "12 plików"), (22, "22 pliki"),
      ]
      for (number, words) in expected {
        #expect(String(format: text("files"), "Ann", number) == "Ann: \(words)")
      }
    }
  }

  @Test("string catalogs are read, with plurals and devices")
  func catalogs() {
    host("de_DE").perform {
      #expect(String(format: text("%lld items", "Things"), 1) == "1 Ding")
      #expect(String(format: text("%lld items", "Things"), 2) == "2 Dinge")
    }
    host("en_US").perform { #expect(text("tap", "Things") == "Tap") }
    host("en_US", .iPadPro11).perform { #expect(text("tap", "Things") == "Tap the pad") }
  }

  @Test("String(localised:) builds its key from the interpolations")
  func localized() {
    let count = 3
    let name = "Zehn"
    host("de_DE").perform {
      #expect(String(localized: "hello", bundle: bundle) == "Hallo")
      #expect(String(localized: "\(count) of \(name)", bundle: bundle) == "Zehn: 3")
      #expect(String(localized: "\(count) items", table: "Things", bundle: bundle) == "3 Dinge")
      #expect(String(localized: "\(1) items", table: "Things", bundle: bundle) == "1 Ding")
      #expect(String(localized: "none", defaultValue: "N \(count)", bundle: bundle) == "N 3")
      #expect(String(localized: "hello", defaultValue: "Hi", bundle: bundle) == "Hallo")
    }
    host("en_US").perform {
      #expect(String(localized: "\(count)% of \(2.5)", bundle: bundle) == "3% of 2.500000")
      #expect(String(localized: "100% sure", bundle: bundle) == "100% sure")
      #expect(
        String(localized: "\(2.5, specifier: "%.1f") m and \(UInt8(7))", bundle: bundle)
          == "2.5 m and 7")
      // The keys that Xcode extracts.
      #expect(String(localized: "\(Int32(1))\(UInt16(2))\(UInt(3))", bundle: bundle) == "123")
      let signed: String.LocalizationValue = "\(Int32(1)) \(Int8(1)) \(1)"
      let unsigned: String.LocalizationValue = "\(UInt16(2)) \(UInt(2))"
      let floating: String.LocalizationValue = "\(Float(1)) \(1.5) \(CGFloat(2))"
      #expect(signed.key == "%d %d %lld")
      #expect(unsigned.key == "%u %llu")
      #expect(floating.key == "%lf %lf %lf")
    }
  }

  @Test("a text whose values differ from its key's is reported, and the key shown")
  func unfitTexts() throws {
    try folder.write(
      Data(
        """
        "%lld a" = "%@ a"; "%lld b" = "%lld %lld b"; "%lld c" = "%*lld c"; "%lld d" = "%s d";
        "%lld e" = "%2$lld e"; "%@ f" = "100% of %@ f"; "%lf g" = "%lld g"; "%lld h" = "%arg h";
        "%lld i" = "%#@n@ i"; "%lld j" = "%1$lld %1$lld j"; "%@ k" = "k"; "%lf l" = "%.1f l";
        "%@ o" = "%s o"; "%@ p" = "%lld p";
        """.utf8), "de.lproj/Unfit.strings")
    try folder.write(
      Data(
        """
        {"sourceLanguage": "en", "strings": {"%lld m of %@": {"localizations": {"de": {"variations":
          {"plural": {"one": {"stringUnit": {"value": "%lld m"}},
            "other": {"stringUnit": {"value": "%lld m von %lf"}}}}}}}}}
        """.utf8), "Unfit.xcstrings")
    let german = host("de_DE")
    german.perform {
      func text(_ value: String.LocalizationValue) -> String {
        String(localized: value, table: "Unfit", bundle: bundle)
      }
      #expect(text("\(1) a") == "1 a" && text("\(1) b") == "1 b" && text("\(1) c") == "1 c")
      #expect(text("\(1) d") == "1 d" && text("\(1) e") == "1 e" && text("\("x") f") == "x f")
      #expect(text("\(1.5) g").hasSuffix(" g") && text("\(1) h") == "1 h")
      #expect(text("\(1) i") == "1 i" && german.issues.count == 9)
      #expect(text("\(1) j") == "1 1 j" && text("\("x") k") == "k")
      #expect(text("\(1.5) l").hasSuffix("5 l") && german.issues.count == 9)
      #expect(text("\(1) m of \("x")") == "1 m")
      #expect(text("\(2) m of \("x")") == "2 m of x")
      #expect(german.issues.count == 10)
      // No text in the table, then one that can't be formatted either, and one that can.
      #expect(text("\(1, specifier: "%@") n") == "%@ n" && german.issues.count == 11)
      #expect(text("\(1, specifier: "%@") o") == "%@ o" && german.issues.count == 13)
      #expect(text("\(1, specifier: "%@") p") == "1 p" && german.issues.count == 13)
    }
    #expect(
      german.issues.suffix(3).map(\.problem) == [
        "The text “%@ n” has different format specifiers than the interpolated values.",
        "The text “%s o” for “%@ o” has different format specifiers than its key.",
        "The text “%@ o” has different format specifiers than the interpolated values.",
      ])
    #expect(
      german.issues.first?.problem
        == "The text “%@ a” for “%lld a” has different format specifiers than its key.")
  }

  @Test("other formats are Foundation's own")
  func otherFormats() {
    #expect(String(format: "%d %@ %.2f", 1, "x", 2.5) == "1 x 2.50")
    #expect(String(format: "\u{2063}%d", 1) == "\u{2063}1")
    #expect(String(format: "\u{2063}\u{200B}%d", 1) == "\u{2063}\u{200B}1")
    #expect(
      String(format: "\u{2063}\(String(repeating: "\u{200C}", count: 60))\u{2063}%d", 1)
        .hasSuffix("1"))
  }

  @Test("without arguments a text with plurals stays a format, and reads none")
  func noArguments() {
    host("en_US").perform {
      let format = String(localized: "files", bundle: bundle)
      #expect(format == text("files"))
      #expect(String(format: format, "Ann", 1) == "Ann has a file")
    }
  }

  @Test("a plural text's mark doesn't depend on earlier lookups")
  func marks() {
    let english = host("en_US")
    let first = english.perform { text("files") }
    #expect(english.perform { text("amount") } != first)
    #expect(english.perform { text("files") } == first)
  }

  @Test("localisations are preferred by the simulation's language")
  func preferredLocalizations() {
    host("de_CH").perform {
      #expect(bundle.preferredLocalizations == ["de"])
      #expect(Bundle.preferredLocalizations(from: ["fr", "de", "en"]) == ["de"])
      #expect(
        Bundle.preferredLocalizations(from: ["fr", "de", "en"], forPreferences: ["fr-CA"])
          == ["fr"])
    }
    host("en_GB").perform {
      #expect(bundle.preferredLocalizations == ["en"])
      #expect(Bundle.preferredLocalizations(from: ["fr", "de"]) == ["fr"])
    }
  }

  @Test("a resource is looked up when it is converted to a string")
  func resources() {
    let count = 3
    let resource = LocalizedStringResource(
      "\(count) items", table: "Things", bundle: .atURL(folder.url))
    let other = LocalizedStringResource(
      "none", defaultValue: "N \(count)", bundle: .atURL(folder.url))
    host("de_DE").perform {
      #expect(String(localized: resource) == "3 Dinge")
      #expect(String(localized: other) == "N 3")
    }
    #expect(resource.key == "%lld items" && resource.table == "Things")
    #expect(resource == resource && resource != other)
  }

  @Test("pseudolanguages change texts from tables, including their plurals")
  func pseudoLanguages() {
    func host(_ language: PseudoLanguage) -> SimulationHost {
      var options = SimulationHost.Options()
      options.pseudoLanguage = language
      return SimulationHost(device: .iPhoneX, os: "16.0", options: options)
    }
    host(.double).perform {
      #expect(text("hello") == "Hello Hello")
      #expect(String(format: text("swap"), "a", "b") == "a and b  and ")
      #expect(text("none") == "none")
      // A catalog doesn't repeat its source language's text if that is the key.
      #expect(text("Save", "Things") == "Save Save")
      #expect(text("Kept", "Things") == "Kept")
    }
    host(.accented).perform {
      #expect(text("hello") == "Ĥéļļö")
      #expect(String(format: text("files"), "Ann", 2) == "Ann ĥåš 2 ḟîļéš")
    }
    host(.bounded).perform { #expect(text("hello") == "[# Hello #]") }
    self.host("en_US").perform { #expect(text("hello") == "Hello") }
  }

  @Test("a language without a region has the likely one, and is written unchanged")
  func userLanguages() {
    #expect(Locale(userLanguage: "de").region?.identifier == "DE")
    #expect(Locale(userLanguage: "de-CH").region?.identifier == "CH")
    #expect(Locale(userLanguage: "pt-BR").identifier(.bcp47) == "pt-BR")
    #expect(Locale(userLanguage: "zh-Hant").region?.identifier == "TW")
    #expect(Locale(userLanguage: "ar-u-nu-latn").region?.identifier == "EG")
    #expect(Locale(userLanguage: "ar-u-nu-latn").numberingSystem.identifier == "latn")
    #expect(Locale(userLanguage: "ar").isRightToLeft && Locale(userLanguage: "he").isRightToLeft)
    #expect(!Locale(userLanguage: "de").isRightToLeft)
    #expect(bundle.textLanguages == ["de", "en", "pl"])
  }

  @Test("damaged and missing tables are reported once, with file and line")
  func issues() throws {
    try folder.write(Data("\"a\" = \"b\"\n\"c\" = ;".utf8), "en.lproj/Broken.strings")
    let german = host("de_DE")
    german.perform {
      for _ in 0..<3 {
        #expect(text("a", "Broken") == "a")
        #expect(text("hello", "Localisable") == "hello")
        // English has it, German doesn't.
        #expect(text("both") == "both")
        // The key is the text: nothing is missing.
        #expect(text("A sentence.") == "A sentence.")
      }
    }
    let issues = german.issues
    #expect(issues.count == 3 && issues.allSatisfy(\.isLogged))
    #expect(issues.first?.problem.contains("Broken.strings:2:") == true)
    #expect(issues.dropFirst().first?.advice == "Did you mean “Localizable”?")
    #expect(
      issues.last?.problem == "It has no text for “both” in de, but one in en.")
  }
}
