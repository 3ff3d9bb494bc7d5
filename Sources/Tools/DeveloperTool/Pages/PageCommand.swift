import ArgumentParser
import ChildProcesses
import Foundation
import Symbols
import SystemFacts
import TestSupport

struct PageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "page", abstract: "Writes a page of documentation.",
    subcommands: [API.self, Facts.self, SymbolsPage.self, Truth.self])

  struct Options: ParsableArguments {
    @Flag(help: "Only say whether the page is up to date.") var check = false

    /// Writes a page, or compares it with what is there.
    func put(_ text: String, in path: String, by script: String) throws {
      guard check else {
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        return try Data(text.utf8).write(to: file)
      }
      if try text != readText(path) {
        say("\(path) is out of date; run \(script)")
        throw ExitCode(1)
      }
    }
  }

  struct API: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "api",
      abstract: "docs/reference/api.md: what is declared, and what public code uses.")

    @OptionGroup var options: Options

    func run() throws {
      let graphs = try TemporaryWork("graphs")
      try DeclaredAPI.extractGraphs(into: graphs.path)
      var page = APIPage(
        declared: try DeclaredAPI(folder: URL(fileURLWithPath: graphs.path)),
        census: try Census(contentsOf: URL(fileURLWithPath: "scripts/api-census.tsv")))
      try options.put(page.text, in: "docs/reference/api.md", by: "scripts/api")
    }
  }

  struct Facts: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "docs/reference/facts.md: the tables in Sources/Base/SystemFacts.")

    @OptionGroup var options: Options

    func run() throws {
      try options.put(FactPage.text, in: "docs/reference/facts.md", by: "scripts/facts")
    }
  }

  struct SymbolsPage: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "symbols",
      abstract: ".build/reference/symbols.md: how each system symbol is drawn.")

    @OptionGroup var options: Options

    func run() throws {
      let path = ".build/reference/symbols.md"
      try options.put(SymbolPage.text, in: path, by: "scripts/symbol-page")
      if !options.check { say(path) }
    }
  }

  struct Truth: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "docs/truth.md: the table in Tests/TestSupport, whose counts the tests verify.")

    @OptionGroup var options: Options

    func run() throws {
      try options.put(TruthPage.text, in: "docs/truth.md", by: "scripts/truth")
    }
  }
}
