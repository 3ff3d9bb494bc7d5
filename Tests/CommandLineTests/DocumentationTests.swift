import Foundation
import TestProcesses
import TestSupport
import Testing

@testable import BaselineCommands
@testable import TateyokoCLI

/// What the documentation promises is there.
@Suite(.waitingForProcesses) struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// All pages of documentation.
  static func pages() throws -> [String] {
    let examples = ["Checklist", "Garden", "Postcards", "Weather"].map { "Examples/\($0)" }
    return try ["README.md"]
      + (["docs", "docs/decisions", "docs/reference", "scenarios"] + examples).flatMap { folder in
        try FileManager.default.contentsOfDirectory(
          atPath: root.appendingPathComponent(folder).path
        ).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
      }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Every test of the package by its suite, read from the sources.
  private static func tests() throws -> [String: Set<String>] {
    // Line by line it would take a debug build half a minute.
    let declarations = try FinishedProcess(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "grep", "-rhoE", "--include=*.swift", "--exclude-dir=Clients",
        #"^(@[A-Za-z]+(\(.*\))? |public |final )*(struct|class|extension) \w+|func \w+"#,
        root.appendingPathComponent("Tests").path,
      ])
    var result: [String: Set<String>] = [:]
    var suite = ""
    for line in declarations.lines {
      let words = line.split(separator: " ").suffix(2).map(String.init)
      if words[0] == "func" {
        result[suite, default: []].insert(words[1])
      } else {
        suite = words[1]
      }
    }
    return result
  }

  @Test func theTestsThatWhyNamesExist() throws {
    let names = try text("docs/why.md").matches(of: /`(\w+)\/(\w+)`/)
      .map { (suite: String($0.1), test: String($0.2)) }
      .filter { !["Examples", "scripts"].contains($0.suite) }
    #expect(names.count > 60)
    let tests = try Self.tests()
    for name in names {
      let isThere = tests[name.suite]?.contains(name.test) == true
      let suites = tests.filter { $0.value.contains(name.test) }.keys.sorted()
      #expect(isThere, "\(name.suite)/\(name.test); it is in \(suites)")
    }
  }

  @Test func theFifteenComplaintsAreAnswered() throws {
    let rows = try text("docs/why.md").split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^\| (\d+) \|/).flatMap { Int($0.1) }
    }
    #expect(rows == Array(1...15))
  }

  @Test func commandsOptionsAndScriptsExist() throws {
    let known = Set(
      TateyokoCommand.configuration.subcommands.compactMap { $0.configuration.commandName })
    var helps: [String: String] = [:]
    var count = 0
    for path in try Self.pages() {
      let page = try text(path)
      for match in page.matches(of: /(?:run |`|“|\n)tateyoko ([a-z-]+)([^`\n]*)/) {
        let command = String(match.1)
        count += 1
        #expect(known.contains(command), "\(path): tateyoko \(command)")
        guard known.contains(command) else { continue }
        let help = try helps[command] ?? CommandLineRun(["help", command]).output
        helps[command] = help
        for option in match.2.matches(of: /--[a-z-]+/) {
          #expect(help.contains(String(option.0)), "\(path): tateyoko \(command) \(option.0)")
        }
      }
      for match in page.matches(of: /`scripts\/([a-z-]+)/) {
        let script = Self.root.appendingPathComponent("scripts/\(match.1)").path
        #expect(FileManager.default.fileExists(atPath: script), "\(path): scripts/\(match.1)")
      }
    }
    #expect(count > 60)
  }
}
