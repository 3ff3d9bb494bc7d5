import Foundation
import Testing

/// The suite in docs/by-source.md matches `SettingsTests.swift`.
@Suite struct ReadmeTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = (0..<4).reduce(tests) { url, _ in url.deletingLastPathComponent() }

  /// The blocks of Swift in the section “In your package”.
  private func blocks() throws -> [String] {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("docs/by-source.md"), encoding: .utf8)
    let section = try #require(
      page.components(separatedBy: "\n## ").first { $0.hasPrefix("In your package\n") })
    return section.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```\n").first
    }
  }

  @Test func theSuiteIsThePages() throws {
    let blocks = try blocks()
    try #require(blocks.count == 4, "The section has another number of blocks; look at each.")
    let suite = try String(
      contentsOf: Self.tests.appendingPathComponent("SettingsTests.swift"), encoding: .utf8)
    let expected = """
      \(blocks[1])
      extension SettingsTests {
        @Test func calls() {
      \(blocks[2])  }

        @Test func everyDevice() {
      \(blocks[3])  }
      }

      """
    #expect(
      suite == expected,
      "SettingsTests.swift and the section “In your package” of docs/by-source.md have to say the same."
    )
  }

  /// The manifest contains the page's targets, in addition to whatever else the package has.
  @Test func theTargetsAreThePages() throws {
    let manifest = try String(
      contentsOf: Self.root.appendingPathComponent("Tests/Clients/Package.swift"), encoding: .utf8)
    let names = try blocks()[0].components(separatedBy: "name: \"").dropFirst().compactMap {
      $0.components(separatedBy: "\"").first
    }
    #expect(Set(names).isSuperset(of: ["Screens", "ScreensTests", "Tateyoko", "UIKit"]))
    for name in names { #expect(manifest.contains("name: \"\(name)\""), "\(name)") }
  }
}
