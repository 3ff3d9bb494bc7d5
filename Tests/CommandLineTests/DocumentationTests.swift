import Foundation
import TestProcesses
import TestSupport
import Testing

@testable import BaselineCommands
@testable import TateyokoCLI

/// The documentation's links and claims are valid.
@Suite(.waitingForProcesses) struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// All pages of documentation.
  static func pages() throws -> [String] {
    let examples = ["Checklist", "Garden", "Postcards", "Recipes", "Weather"]
      .map { "Examples/\($0)" }
    let docs = ["docs", "docs/decisions", "docs/fidelity", "docs/reference"]
    return try ["README.md"]
      + (docs + ["scenarios"] + examples).flatMap { folder in
        try FileManager.default.contentsOfDirectory(
          atPath: root.appendingPathComponent(folder).path
        ).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
      }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
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
