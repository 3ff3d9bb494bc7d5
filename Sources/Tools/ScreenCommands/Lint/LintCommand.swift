import ChildProcesses
import CommandLines
import Findings
import Foundation
import Pixels
import Report
import RunRecord
import Tateyoko
import UIKit

/// `tateyoko lint`: checks the screens of a program, without a baseline.
struct LintCommand: Subcommand {
  enum Format: String, CaseIterable {
    case text, json, sarif, junit, gitlab, markdown
  }

  static let syntax = CommandSyntax(
    name: "lint",
    abstract: "Checks screens for layout problems on many devices.",
    discussion: """
      Needs no baselines: it lays out the screens for each combination of device, orientation, \
      posture, text size, style and language, and reports truncated text, unreachable controls, \
      low contrast and more. In a package it builds the tests first, without --skip-build. Exit \
      status: 0 when no finding fails the run (see --fail-on), 1 when one does, 2 when it could \
      not run.
      """,
    operand: ScreenSelection.operand,
    options: [ScreenSelection.kind] + LintAxes.options + [
      .init(
        names: ["--rule"], value: "rule",
        help: "Only this rule, such as contrast. May be repeated.",
        isRepeated: true, standard: "all"),
      .init(
        names: ["--ignore"], value: "rule[:view]=reason",
        help: """
          Ignore findings of a rule, or of any, in views with this accessibility identifier, \
          title, text or class, as in contrast:logo='a brand colour'. May be repeated.
          """, isRepeated: true),
      .init(
        names: ["--known"], value: "file",
        help: "A JSON list of known findings, which don't fail the run; it can only get shorter."),
      .init(
        names: ["--update-known"],
        help: """
          Write the list: all findings if there is none yet, or else without those that are gone.
          """),
      .init(
        names: ["-f", "--format"], value: Format.allCases.map(\.rawValue).joined(separator: "|"),
        help: "The output format.", choices: Format.allCases.map(\.rawValue),
        standard: Format.text.rawValue),
      .init(
        names: ["-o", "--output"], value: "file",
        help: "The file to write to instead of standard output."),
      .init(
        names: ["--report"], value: "folder",
        help: "Write a report with a picture for each finding, in its smallest cell."),
      .init(
        names: ["--fail-on"], value: "error|warning|note",
        help: "The severity from which a finding fails the run.",
        choices: ["error", "warning", "note"], standard: "warning"),
      .init(
        names: ["--jobs"], value: "number",
        help: "The number of processes that check layouts.", standard: "the number of cores"),
      .init(names: ["-l", "--list"], help: "Only list the screens."),
    ])

  let words: CommandWords
  let rules: Set<FindingRule>
  let suppressions: [FindingSuppression]
  let format: Format
  let failing: FindingSeverity
  private let jobs: Int

  init(_ words: CommandWords) throws(UsageError) {
    self.words = words
    let named = try (words.values["--rule"] ?? []).map { (name) throws(UsageError) in
      try Self.rule(name)
    }
    rules = named.isEmpty ? Set(FindingRule.allCases) : Set(named)
    suppressions = try (words.values["--ignore"] ?? []).map { (text) throws(UsageError) in
      try Self.suppression(text)
    }
    format = words.value("--format").flatMap(Format.init(rawValue:)) ?? .text
    failing = words.value("--fail-on").flatMap(FindingSeverity.init(rawValue:)) ?? .warning
    jobs = try Self.jobs(words.value("--jobs"))
    if words.has("--update-known"), words.value("--known") == nil {
      throw UsageError("--update-known requires --known.")
    }
  }

  @MainActor
  func run() throws {
    ProcessEnds.endWithParent()
    let terminal = Terminal()
    guard let screens = try ScreenSelection.screensUnlessListed(words, of: Self.syntax.name)
    else { return }
    let known = try knownFindings()
    let matrix = try LintAxes.matrix(words, languages: Bundle.main.textLanguages)
    if !words.has("--device"), let line = MatrixOptions.leftOut(matrix, of: .lint) { note(line) }
    let linter = ScreenLinter(matrix: matrix, rules: rules, suppressions: suppressions)
    var run = LintRun(linter, processes: jobs)
    run.skipsShown = ScreenSelection.isOpen(words)
    if showsProgress {
      run.progress = { screen, done, total in
        let name = "\(screen + 1) of \(screens.count)  \(screens[screen].id)"
        terminal.progress(Terminal.harmless("\(name)  \(done) of \(total) layouts"))
      }
    }
    let looked: [(screen: FoundScreen, linted: LintedScreen)]
    do {
      looked = try run.lint(screens)
    } catch let problem as SnapshotMatrixProblem {
      terminal.clearProgress()
      throw Self.couldNotRun("Nothing to check: \(problem)")
    }
    terminal.clearProgress()
    var linted = looked.map { Self.seenFromHere($0.linted) }
    Self.locate(&linted, looked.map(\.screen))
    let results = known?.list.marking(linted) ?? linted
    try write(results, terminal)
    if format == .text, words.value("--output") == nil {
      let list = known.flatMap { $0.isNew ? nil : $0.path }
      FindingsText.advice(results, known: list).forEach(note)
    }
    if let folder = words.value("--report") {
      try report(results, of: looked.map(\.screen), matrix, in: folder, terminal)
    }
    if let known { try update(known, found: linted) }
    for unused in FindingSuppression.unused(suppressions, by: rules, in: linted) {
      note("ignored   nothing by --ignore \(unused.words); docs/lint.md says how views are named.")
    }
    if results.contains(where: { !$0.troubles.isEmpty }) { throw ExitStatus.couldNotRun }
    if fails(results, known) { throw ExitStatus.different }
  }

  private func fails(_ results: [LintedScreen], _ known: KnownFile?) -> Bool {
    // Findings that were just recorded are known from now on.
    if words.has("--update-known"), known?.isNew == true { return false }
    return FindingTally(results).count(atLeast: failing) > 0
  }

  // MARK: Options

  private static func rule(_ name: String) throws(UsageError) -> FindingRule {
    guard let rule = FindingRule(rawValue: name.lowercased()) else {
      let known = FindingRule.allCases.map(\.rawValue)
      throw UsageError(ScreenNames.unknown("rule", name, among: known).description)
    }
    return rule
  }

  private static func jobs(_ text: String?) throws(UsageError) -> Int {
    guard let text else { return max(1, ProcessInfo.processInfo.activeProcessorCount) }
    guard let number = Int(text), (1...256).contains(number) else {
      throw UsageError("--jobs takes a number from 1 to 256, not “\(text)”.")
    }
    return number
  }

  /// Parses `contrast:logo=a brand colour`; `any` means every rule.
  static func suppression(_ text: String) throws(UsageError) -> FindingSuppression {
    // A title in quotes may contain the sign.
    var depth = 0
    let outside = text.indices.first { index in
      if text[index] == "“" { depth += 1 }
      if text[index] == "”" { depth -= 1 }
      return text[index] == "=" && depth <= 0
    }
    let sign = outside ?? text.firstIndex(of: "=")
    let parts = sign.map { [text[..<$0], text[text.index(after: $0)...]] } ?? [text[...]]
    let reason = parts.count == 2 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
    guard !reason.isEmpty else {
      throw UsageError(
        "--ignore takes rule=reason or rule:view=reason, as in contrast:logo='a brand colour'; "
          + "“\(text)” gives no reason.")
    }
    let head = parts[0].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let view = head.count == 2 ? String(head[1]) : nil
    // As of a shell's variable without a value; it doesn't mean every view.
    guard view?.allSatisfy(\.isWhitespace) != true else {
      throw UsageError(
        "--ignore \(parts[0]) has an empty view; without a colon it means every view.")
    }
    let name = String(head[0])
    if name == "any" {
      guard view != nil else {
        throw UsageError("--ignore any needs a view, as in any:logo='a drawing'.")
      }
      return FindingSuppression(rule: nil, view: view, reason: reason)
    }
    return FindingSuppression(rule: try rule(name), view: view, reason: reason)
  }

  // MARK: Outputs

  /// Whether to show progress, which must not be mixed with output for another program.
  private var showsProgress: Bool { format == .text || words.value("--output") != nil }

  /// Prints a line about the run itself, separate from output for another program.
  private func note(_ text: String) {
    if showsProgress {
      print(Terminal.harmless(text))
    } else {
      Terminal.printError(text)
    }
  }

  private func write(_ results: [LintedScreen], _ terminal: Terminal) throws {
    let repository = RepositoryPath()
    // A screen may come from a package whose sources are elsewhere, or no longer exist.
    let path = { (file: String) in
      FileManager.default.fileExists(atPath: file) ? repository.relative(file) : nil
    }
    let manifest = path("Package.swift") ?? "Package.swift"
    let text: String
    do {
      switch format {
      case .text: text = Self.text(results, words.value("--output") == nil ? terminal : nil)
      case .json: text = String(decoding: try FindingsJSON.data(results), as: UTF8.self)
      case .sarif:
        text = String(
          decoding: try FindingsSARIF.data(results, fallback: manifest, path: path), as: UTF8.self)
      case .gitlab:
        text = String(
          decoding: try FindingsCodeQuality.data(results, fallback: manifest, path: path),
          as: UTF8.self)
      case .junit: text = FindingsJUnit.xml(results, rules: rules, failing: failing)
      case .markdown: text = FindingsMarkdown.text(results, failing: failing)
      }
    } catch {
      throw Self.couldNotRun("\(error)")
    }
    if let output = words.value("--output") {
      do {
        try AtomicFile.write(Data(text.utf8), to: output, isDurable: false)
      } catch {
        throw Self.couldNotRun("The findings cannot be written to \(output): \(error)")
      }
      if format != .text { print(Terminal.harmless(Self.sentence(FindingTally(results)))) }
      return
    }
    let shown =
      switch format {
      case .json, .sarif, .gitlab: HarmlessText.json(text)
      case .junit, .markdown: HarmlessText.lines(text).joined(separator: "\n")
      // Its lines are sanitized, and its colours are control sequences.
      case .text: text
      }
    FileHandle.standardOutput.write(Data(shown.utf8))
  }

  private static func text(_ results: [LintedScreen], _ terminal: Terminal?) -> String {
    var lines = FindingsText.lines(results) { text, part in
      guard let terminal else { return text }
      switch part {
      case .screen: return terminal.colored(text, .bold)
      case .detail: return terminal.colored(text, .dim)
      case .severity(.error), .trouble: return terminal.colored(text, .red)
      case .severity(.warning): return terminal.colored(text, .yellow)
      case .severity(.note): return text
      }
    }
    if !lines.isEmpty { lines.append("") }
    let tally = FindingTally(results)
    let isGood = tally.count == 0 && results.allSatisfy(\.troubles.isEmpty)
    let words = sentence(tally)
    lines.append(terminal.map { $0.colored(words, isGood ? .green : .bold) } ?? words)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func sentence(_ tally: FindingTally) -> String {
    let words = tally.words
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  @MainActor
  private func report(
    _ results: [LintedScreen], of screens: [FoundScreen], _ matrix: SnapshotMatrix,
    in folder: String, _ terminal: Terminal
  ) throws {
    do {
      let report = try FindingsReport(
        at: URL(fileURLWithPath: folder, isDirectory: true), matrix: matrix, failing: failing)
      // Output of the screens would otherwise be mixed with the result.
      let page = try AppOutput.aside {
        try report.write(results, of: screens) { done, total, name in
          guard showsProgress else { return }
          terminal.progress(Terminal.harmless("picture \(done + 1) of \(total)  \(name)"))
        }
      }
      terminal.clearProgress()
      note("report    \(page.absoluteString)")
    } catch {
      terminal.clearProgress()
      throw Self.couldNotRun("\(error)")
    }
  }

  // MARK: Known findings

  private struct KnownFile {
    var path: String
    var list: KnownFindings
    /// Whether the file doesn't exist yet.
    var isNew: Bool
  }

  private func knownFindings() throws -> KnownFile? {
    guard let path = words.value("--known") else { return nil }
    guard FileManager.default.fileExists(atPath: path) else {
      guard words.has("--update-known") else {
        throw Self.couldNotRun(
          "\(path) doesn't exist. Create it with --update-known.")
      }
      return KnownFile(path: path, list: KnownFindings(), isNew: true)
    }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return KnownFile(path: path, list: try KnownFindings(data), isNew: false)
    } catch let problem as KnownFindingsError {
      throw Self.couldNotRun("\(path) can't be used. \(problem)")
    } catch {
      throw Self.couldNotRun("\(path) can't be read: \(error.localizedDescription)")
    }
  }

  private func update(_ known: KnownFile, found: [LintedScreen]) throws {
    let comparison = known.list.compared(with: found, by: rules)
    let gone = comparison.vanished
    guard words.has("--update-known") else {
      guard !gone.isEmpty else { return }
      let one = gone.count == 1
      note(
        "\(gone.count) known \(one ? "finding is" : "findings are") gone; --update-known removes "
          + "\(one ? "it" : "them") from \(known.path).")
      return
    }
    let list = known.isNew ? KnownFindings(found) : comparison.remaining
    guard known.isNew || !gone.isEmpty else {
      note("known     \(known.path) stays as it is.")
      return
    }
    do {
      try AtomicFile.write(list.data(), to: known.path)
    } catch {
      throw Self.couldNotRun("\(known.path) can't be written: \(error)")
    }
    note(
      known.isNew
        ? "known     \(known.path) has \(list.all.count) findings now."
        : "known     \(gone.count) removed from \(known.path), \(list.all.count) left.")
  }

  /// Returns the screen with relative paths; the compiler's are absolute.
  private static func seenFromHere(_ linted: LintedScreen) -> LintedScreen {
    var result = linted
    if let source = result.source { result.source?.file = pathFromHere(source.file) }
    for index in result.problems.indices {
      if let source = result.problems[index].finding.source {
        result.problems[index].finding.source?.file = pathFromHere(source.file)
      }
    }
    return result
  }

  /// Finds the declarations of controller classes that the program doesn't know.
  private static func locate(_ linted: inout [LintedScreen], _ screens: [FoundScreen]) {
    func name(_ index: Int) -> String? {
      guard screens[index].kind == .controller, linted[index].source == nil,
        !linted[index].problems.isEmpty
      else { return nil }
      return screens[index].id.split(separator: ".").last.map(String.init)
    }
    let finder = DeclarationFinder(
      Set(linted.indices.compactMap(name)), in: FileManager.default.currentDirectoryPath)
    for index in linted.indices {
      if let name = name(index) { linted[index].source = finder[name] }
    }
  }

  private static func couldNotRun(_ message: String) -> ExitStatus {
    Terminal.printError("Error: \(message)")
    return .couldNotRun
  }
}
