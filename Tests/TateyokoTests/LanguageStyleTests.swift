import Foundation
import TestSupport
import Testing
import UIKit

@testable import Tateyoko

/// A screen in the user's language.
@MainActor
@Suite struct LanguageStyleTests {
  private let folder: TemporaryFolder
  private let bundle: Bundle

  init() throws {
    folder = try TemporaryFolder()
    for (language, text) in [("en", "Hello"), ("de", "Hallo"), ("ar", "مرحبا")] {
      try folder.write(
        Data("\"hello\" = \"\(text)\";".utf8), "\(language).lproj/Localizable.strings")
    }
    bundle = try #require(Bundle(path: folder.url.path))
  }

  private final class Greeting: UIViewController {
    let bundle: Bundle
    let label = UILabel()
    let number = UILabel()

    init(_ bundle: Bundle) {
      self.bundle = bundle
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = NSLocalizedString("hello", bundle: bundle, comment: "")
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      number.text = formatter.string(from: 1234.5)
      for (index, view) in [label, number].enumerated() {
        view.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(view)
        view.leadingAnchor.constraint(equalTo: self.view.leadingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: self.view.topAnchor, constant: CGFloat(index) * 40)
          .isActive = true
      }
    }
  }

  private struct Look: Equatable {
    var texts: [String?]
    var isLeft: Bool
  }

  /// The screen's text in each style of a matrix, and whether it begins at the left.
  private func looks(_ styles: [SnapshotStyle]) throws -> [Look] {
    let baselines = try BaselineFolder()
    var made: [Greeting] = []
    let check = MatrixCheck(
      matrix: SnapshotMatrix([.iPhoneX], styles: styles), name: "screen", record: .all,
      directory: baselines.url.path, file: #filePath, testName: "languages()", line: #line)
    _ = baselines.keepingArtifacts {
      check.run({
        made.append(Greeting(bundle))
        return made[made.count - 1]
      }) { (config: ViewImageConfig) in Snapshotting<UIViewController, UIImage>.image(on: config) }
    }
    return made.map {
      Look(texts: [$0.label.text, $0.number.text], isLeft: $0.label.frame.minX == 0)
    }
  }

  @Test("texts, numbers and direction follow the language")
  func languages() throws {
    let looks = try looks([
      .standard, .language("de"), .language("de-CH"), .pseudo(.double), .language("ar"),
      .pseudo(.rightToLeft),
    ])
    try #require(looks.count == 6)
    #expect(looks[0] == Look(texts: ["Hello", "1,234.5"], isLeft: true))
    #expect(looks[1] == Look(texts: ["Hallo", "1.234,5"], isLeft: true))
    #expect(looks[2] == Look(texts: ["Hallo", "1’234.5"], isLeft: true))
    #expect(looks[3] == Look(texts: ["Hello Hello", "1,234.5"], isLeft: true))
    #expect(looks[4].texts.first == "مرحبا" && !looks[4].isLeft)
    #expect(looks[5].texts.first == "\u{202E}Hello\u{202C}" && !looks[5].isLeft)
  }

  @Test(
    "a screen's or scope's locale mirrors the layout, and a later language replaces a direction")
  func directions() throws {
    var config = ViewImageConfig(.iPhoneX)
    config.locale = Locale(identifier: "ar_EG")
    #expect(config.makeSimulator().layoutDirection == .rightToLeft)
    config.locale = nil
    config.pseudoLanguage = .rightToLeft
    #expect(config.makeSimulator().layoutDirection == .rightToLeft)
    withSnapshotTesting(locale: Locale(identifier: "he")) {
      #expect(ViewImageConfig(.iPhoneX).makeSimulator().layoutDirection == .rightToLeft)
      #expect(Simulator(.iPhoneX).layoutDirection == .rightToLeft)
      #expect(UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
    let german = SnapshotStyle.language("ar").with(.language("de"))
    #expect(try looks([german]) == [Look(texts: ["Hallo", "1.234,5"], isLeft: true)])
  }

  @Test("a bundle's languages are styles, ordered by name")
  func ofBundle() {
    #expect([SnapshotStyle].languages(of: bundle).map(\.name) == ["ar", "de", "en"])
  }

  @Test("a simulator's layout is mirrored by its language, unless it specifies a direction")
  func simulators() {
    let arabic = Locale(identifier: "ar_EG")
    #expect(Simulator(.iPhoneX, locale: arabic).layoutDirection == .rightToLeft)
    #expect(
      Simulator(.iPhoneX, layoutDirection: .leftToRight, locale: arabic).layoutDirection
        == .leftToRight)
    #expect(Simulator(.iPhoneX).layoutDirection == .leftToRight)
    #expect(
      Simulator(.iPhoneX, pseudoLanguage: .rightToLeft).layoutDirection == .rightToLeft)
  }

  @Test("a scenario's variant has its language in its name")
  func variants() {
    #expect(
      Scenario.Variant(.iPhoneX, os: "16.0", language: "de-CH").id
        == "iphone-x.ios-16.0.portrait.de-CH")
    #expect(Scenario.Variant(.iPhoneX, os: "16.0").id == "iphone-x.ios-16.0.portrait")
  }
}
