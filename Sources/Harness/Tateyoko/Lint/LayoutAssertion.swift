import Findings
import Foundation
import RunRecord
import UIKit

/// A layout assertion: checks each cell, and describes the failures.
struct LayoutAssertion {
  let matrix: SnapshotMatrix
  let rules: Set<FindingRule>
  let suppressions: [FindingSuppression]
  let known: String?
  let least: FindingSeverity
  let name: String?
  let record: SnapshotTestingConfiguration.Record?
  let place: SourcePlace
  let testName: String
  /// The folder of the file of known findings, if it isn't the test file's own.
  var directory: String?

  /// Records an issue for each rule that found a fault.
  func report(_ subject: @MainActor () -> LintSubject) {
    for message in messages(subject) { IssueReporter.report(message, at: place) }
  }

  /// Returns the messages of the test's failures, one for each rule, and adds the result to the run's
  /// record.
  ///
  /// - Parameter note: Called with messages that are no failures.
  func messages(
    note: (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) },
    _ subject: @MainActor () -> LintSubject
  ) -> [String] {
    let session = SnapshotSession.current
    let underWay = session.process.begin("\(testName) (\(place.file):\(place.line))")
    defer { session.process.end(underWay) }
    let decision = session.decision(call: record)
    let here = AssertionPlace(file: "\(place.file)", testName: testName, line: place.line)
    if let problem = session.shard.problem {
      return [
        session.failure(problem, cause: problem, at: nil, place: here, decision: decision).message
      ]
    }
    let checked = CheckedLayout(
      here, named: name ?? CheckedLayout.number(here, in: session), "layout")
    guard checked.isDue(in: session, decision) else { return [] }
    let watch = Stopwatch()
    let verdict = verdict(session, mode: decision.mode, note: note, subject)
    var messages = verdict.messages.map { HarmlessText.lines($0).joined(separator: "\n") }
    var record = checked.record
    record.seconds = watch.seconds
    guard !messages.isEmpty else {
      _ = session.take(record, of: nil, decision: decision)
      return []
    }
    record.outcome = verdict.isRecorded ? .recorded : .error
    record.message = messages.map { CappedText.lines($0) }.joined(separator: "\n")
    var failure = SnapshotFailure(
      kind: .error, title: screenName, headline: messages[0], cause: messages[0])
    if let worst = verdict.problems.first?.smallestCell {
      record.take(worst)
      record.findings = verdict.problems.filter { $0.smallestCell.name == worst.name }
        .map { SnapshotFinding($0.finding, onlyIn: $0.onlyIn) }
      do {
        let capture = try picture(of: worst, subject)
        let kept = try session.artifacts.keepShown(record, capture, decision)
        record = kept.snapshot
        failure.details = [
          "picture   \(fileAddress(kept.picture.path))", "report    \(fileAddress(kept.page.path))",
        ]
        failure.files = [("findings", kept.picture)]
      } catch {
        failure.details = ["The findings could not be pictured: \(error)"]
      }
    }
    let told = session.take(
      record, leftFiles: !failure.files.isEmpty, of: failure, decision: decision)
    let details = told?.details ?? []
    if !details.isEmpty { messages[messages.count - 1] += "\n" + details.joined(separator: "\n") }
    return messages
  }

  /// The result of checking all cells.
  private struct Verdict {
    /// The messages of the test's failures.
    var messages: [String]
    /// The findings that fail the test, the worst first.
    var problems: [Findings.ScreenProblem] = []
    /// Whether the test only fails because known findings were recorded or removed.
    var isRecorded = false
  }

  private func verdict(
    _ session: SnapshotSession, mode: SnapshotTestingConfiguration.Record,
    note: (String) -> Void, _ subject: @MainActor () -> LintSubject
  ) -> Verdict {
    let linted: LintedScreen
    do {
      linted = try runOnMainThread { try linter.lint(subject(), named: screenName) }
    } catch {
      return Verdict(messages: ["No layout to check: \(error)"])
    }
    var verdict = Verdict(messages: linted.troubles.map { "A cell could not be checked: \($0)" })
    for unused in FindingSuppression.unused(suppressions, by: rules, in: [linted]) {
      let file = URL(fileURLWithPath: "\(place.file)").lastPathComponent
      note(
        HarmlessText.line(
          "ignored   nothing by \(unused.words) in ignoring: at \(file):\(place.line); docs/lint.md "
            + "says how views are named."))
    }
    var problems = linted.problems.filter { $0.ignored == nil && $0.finding.severity >= least }
    if let known {
      do {
        let file = KnownFindingsFile(try knownFile(known), session: session)
        let judged = try file.judge(
          problems.map { KnownFinding($0.finding, in: screenName) }, of: screenName, by: rules,
          mode: mode, isWhole: linted.troubles.isEmpty)
        let new = Set(judged.new)
        problems.removeAll { !new.contains(KnownFinding($0.finding, in: screenName)) }
        verdict.isRecorded =
          verdict.messages.isEmpty && problems.isEmpty && !judged.messages.isEmpty
        verdict.messages += judged.messages
        judged.notes.forEach(note)
      } catch {
        verdict.messages.append("The known findings can't be compared: \(error)")
      }
    }
    for rule in FindingRule.allCases {
      let own = problems.filter { $0.finding.rule == rule }
      guard !own.isEmpty else { continue }
      verdict.messages.append(FindingText.message(rule, own, cellCount: linted.cells.count))
    }
    verdict.problems = problems
    return verdict
  }

  @MainActor private var linter: ScreenLinter {
    ScreenLinter(matrix: matrix, rules: rules, suppressions: suppressions)
  }

  /// Pictures the screen in a cell.
  private func picture(
    of cell: FindingCell, _ subject: @MainActor () -> LintSubject
  ) throws -> Capture {
    try runOnMainThread {
      let subject = subject()
      let planned = try linter.plan(for: subject).cells.first { $0.described.name == cell.name }
      guard let planned else { throw SnapshotMatrixProblem.impossible("the name \(cell.name)") }
      return try subject.capture(at: planned.config)
    }
  }

  /// The screen's name in the file of known findings.
  private var screenName: String {
    let suite = URL(fileURLWithPath: "\(place.file)").deletingPathExtension().lastPathComponent
    let function = SnapshotNames.sanitized(String(testName.prefix { $0 != "(" }))
    return (["\(suite)/\(function)"] + [TestArguments.name, name].compactMap(\.self))
      .joined(separator: ".")
  }

  private func knownFile(_ name: String) throws -> BaselineSite {
    let source = URL(fileURLWithPath: "\(place.file)")
    let stem = SnapshotNames.sanitized(
      name.hasSuffix(".json") ? String(name.dropLast(".json".count)) : name)
    guard !stem.isEmpty else { throw SnapshotNameProblem.unnameable(name) }
    let folder =
      directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? source.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__", isDirectory: true)
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent, isDirectory: true)
    return BaselineSite(
      folder.appendingPathComponent("\(stem).json", isDirectory: false),
      below: directory == nil ? source.deletingLastPathComponent() : folder)
  }
}
