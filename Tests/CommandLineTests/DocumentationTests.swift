import Foundation
import Testing

@testable import BaselineCommands
@testable import TateyokoCLI

/// What the documentation promises is there.
@Suite struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Every test of the package by its suite, read from the sources.
  private static let tests: [String: Set<String>] = {
    var result: [String: Set<String>] = [:]
    let folder = root.appendingPathComponent("Tests")
    for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
      guard path.hasSuffix(".swift"), !path.hasPrefix("Clients/") else { continue }
      let file = folder.appendingPathComponent(path)
      var text: String?
      // Other tests of the process may have all files open that it may have at a time.
      for _ in 0..<50 where text == nil {
        text = try? String(contentsOf: file, encoding: .utf8)
        if text == nil { usleep(100_000) }
      }
      guard let text else { continue }
      var suite = ""
      for line in text.split(separator: "\n") {
        if let match = line.firstMatch(
          of: /^(?:@\w+(?:\(.*\))? |public |final )*(?:struct|class|extension) (\w+)/)
        {
          suite = String(match.1)
        }
        if let match = line.firstMatch(of: /func (\w+)/) {
          result[suite, default: []].insert(String(match.1))
        }
      }
    }
    return result
  }()

  @Test func theTestsThatWhyNamesExist() throws {
    let names = try text("docs/why.md").matches(of: /`(\w+)\/(\w+)`/)
      .map { (suite: String($0.1), test: String($0.2)) }
      .filter { !["Examples", "scripts"].contains($0.suite) }
    #expect(names.count > 60)
    for name in names {
      let isThere = Self.tests[name.suite]?.contains(name.test) == true
      let suites = Self.tests.filter { $0.value.contains(name.test) }.keys.sorted()
      #expect(isThere, "\(name.suite)/\(name.test); it is in \(suites)")
    }
  }

  @Test func theFifteenComplaintsAreAnswered() throws {
    let rows = try text("docs/why.md").split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^\| (\d+) \|/).flatMap { Int($0.1) }
    }
    #expect(rows == Array(1...15))
  }

  @Test(arguments: [
    "docs/baselines.md", "docs/ci.md", "docs/comparing.md", "docs/diffs.md", "docs/run-record.md",
    "docs/why.md",
    "Examples/Weather/README.md", "Examples/Checklist/README.md", "docs/adopting.md",
  ])
  func commandsAndOptionsExist(path: String) throws {
    let known = Set(
      TateyokoCommand.configuration.subcommands.compactMap { $0.configuration.commandName })
    for match in try text(path).matches(of: /(?:run |`|“|\n)tateyoko ([a-z-]+)([^`\n]*)/) {
      let command = String(match.1)
      #expect(known.contains(command), "\(path): tateyoko \(command)")
      guard known.contains(command) else { continue }
      let help = try CommandLineRun(["help", command]).output
      for option in match.2.matches(of: /--[a-z-]+/) {
        #expect(help.contains(String(option.0)), "\(path): tateyoko \(command) \(option.0)")
      }
    }
  }
}
