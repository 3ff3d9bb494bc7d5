import ArgumentParser
import Foundation

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Checks the sources and the documentation.",
    subcommands: [
      Floors.self, Globals.self, Links.self, Words.self, Warnings.self, Sources.self,
    ])

  struct Floors: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: """
        Finds forbidden dependencies between modules, comparisons of releases, listed classes, and \
        calls that traces miss.
        """)

    @Option(help: "What `swift package dump-package` has printed.") var manifest: String?

    func run() throws { try FloorsCheck.run(Manifest(contentsOf: manifest)).report() }
  }

  struct Globals: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Finds mutable globals without a reason in \(GlobalsCheck.page).",
      discussion: "Rows of what no longer exists are rejected, too.")

    @Flag(help: "Also reject globals whose reason begins with “to go”.") var strict = false
    @Argument(help: "The package's folder.") var folder = "."

    func run() throws { try GlobalsCheck.run(in: folder, isStrict: strict).report() }
  }

  struct Links: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Finds links between pages of documentation that lead nowhere.")

    func run() throws { try LinksCheck.run().report() }
  }

  struct Words: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Counts stilted phrases in the comments of Sources.",
      discussion: "docs/development.md has a glossary of what to write instead.")

    @Flag(help: "Print each line that has one.") var list = false

    func run() throws { try WordsCheck.run(list: list).report() }
  }

  struct Warnings: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Finds compiler warnings in what depending packages build.",
      discussion: """
        A warning of an earlier log counts until its file is compiled again, as a build doesn't \
        mention what it need not compile.
        """)

    @Argument(help: "The output of `swift build`.") var log: String
    @Argument(help: "Keeps the warnings of earlier logs.") var kept = ".build/warnings"

    func run() throws { try WarningsCheck.run(log: log, kept: kept).report() }
  }

  struct Sources: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "All checks of sources and documentation that scripts/test begins with.")

    static func results() throws -> [CheckResult] {
      try [
        FloorsCheck.run(Manifest()), GlobalsCheck.run(in: ".", isStrict: true), LinksCheck.run(),
        WordsCheck.run(list: false),
      ]
    }

    func run() throws {
      let results = try Self.results()
      for result in results { result.print() }
      if results.contains(where: { !$0.problems.isEmpty }) { throw ExitCode(1) }
    }
  }
}

/// The result of a check.
struct CheckResult {
  var problems: [String]
  /// The last line.
  var summary: String?

  init(_ name: String? = nil, problems: [String], passed: String? = nil) {
    self.problems = problems
    let count = "\(problems.count) problem\(problems.count == 1 ? "" : "s")"
    let summary = problems.isEmpty ? passed : name == nil ? nil : count
    self.summary = summary.map { (name.map { "\($0): " } ?? "") + $0 }
  }

  func print() {
    for line in problems + (summary.map { [$0] } ?? []) { say(line) }
  }

  func report() throws {
    print()
    if !problems.isEmpty { throw ExitCode(1) }
  }
}
