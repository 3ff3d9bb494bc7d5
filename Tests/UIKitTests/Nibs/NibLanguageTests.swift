import Foundation
import StringTables
import TestSupport
import Testing
import UIKit

@testable import UIKit

/// Documents in the user's language: another document, or a table of texts for the one in Base.lproj.
@Suite("Localised nibs")
@MainActor
struct NibLanguageTests {
  private func host(_ language: String, pseudo: PseudoLanguage? = nil) -> SimulationHost {
    var options = SimulationHost.Options()
    options.pseudoLanguage = pseudo
    options.locale = Locale(identifier: language)
    return SimulationHost(device: .iPhone8, os: "15.0", options: options)
  }

  private let objects = """
    <view id="v"><subviews>
    <label text="Hello" id="l"><accessibility key="accessibilityConfiguration" label="Greeting"/></label>
    <button id="b"><state key="normal" title="Go"/><state key="selected" title="Gone"/></button>
    <textField placeholder="Name" id="f"/>
    <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
    <label text="Kept" id="k"/>
    </subviews></view>
    """

  /// The nib's texts for a user of a language.
  private func texts(
    _ language: String, pseudo: PseudoLanguage? = nil, in bundle: Bundle
  ) throws -> [String?] {
    let objects = host(language, pseudo: pseudo).use {
      UINib(nibName: "Greeting", bundle: bundle).instantiate(withOwner: nil)
    }
    let view = try #require(objects.first as? UIView)
    let parts = view.subviews
    let button = try #require(parts[1] as? UIButton)
    let segments = try #require(parts[3] as? UISegmentedControl)
    return [
      (parts[0] as? UILabel)?.text, parts[0].accessibilityLabel, button.title(for: .normal),
      button.title(for: .selected), (parts[2] as? UITextField)?.placeholder,
      segments.titleForSegment(at: 1), (parts[4] as? UILabel)?.text,
    ]
  }

  @Test("the texts of Base.lproj come from the language's table")
  func tables() throws {
    let folder = try TemporaryFolder()
    try folder.write(NibSamples.nib(objects), "Base.lproj/Greeting.xib")
    try folder.write(
      Data(
        """
        "l.text" = "Hallo"; "l.accessibilityLabel" = "Gruß"; "b.normalTitle" = "Los";
        "b.selectedTitle" = "Weg"; "f.placeholder" = "Dein Name"; "s.segmentTitles[1]" = "Zwei";
        """.utf8), "de.lproj/Greeting.strings")
    let bundle = try #require(Bundle(path: folder.path("")))
    #expect(
      try texts("de-CH", in: bundle) == [
        "Hallo", "Gruß", "Los", "Weg", "Dein Name", "Zwei", "Kept",
      ])
    #expect(try texts("fr", in: bundle).first == "Hello")
    #expect(try texts("en", pseudo: .bounded, in: bundle).first == "[# Hello #]")
    #expect(try texts("de", pseudo: .bounded, in: bundle).first == "[# Hallo #]")
  }

  @Test("a string catalog with the document's name provides its texts")
  func catalogs() throws {
    let folder = try TemporaryFolder()
    try folder.write(NibSamples.nib(objects), "Greeting.xib")
    try folder.write(
      Data(
        """
        {"sourceLanguage":"en","version":"1.0","strings":{"l.text":{"localizations":{"it":{"stringUnit":{"state":"translated","value":"Ciao"}}}}}}
        """.utf8), "Greeting.xcstrings")
    let bundle = try #require(Bundle(path: folder.path("")))
    #expect(try texts("it", in: bundle).first == "Ciao")
  }

  @Test("the document in the user's language comes first, and has its own texts")
  func documents() throws {
    let folder = try TemporaryFolder()
    try folder.write(NibSamples.nib(objects), "en.lproj/Greeting.xib")
    try folder.write(
      NibSamples.nib(objects.replacing("Hello", with: "Bonjour")), "fr.lproj/Greeting.xib")
    try folder.write(Data(#""l.text" = "never";"#.utf8), "fr.lproj/Greeting.strings")
    let bundle = try #require(Bundle(path: folder.path("")))
    #expect(try texts("fr-CA", in: bundle).first == "Bonjour")
    #expect(try texts("ja", in: bundle).first == "Hello")
  }
}
