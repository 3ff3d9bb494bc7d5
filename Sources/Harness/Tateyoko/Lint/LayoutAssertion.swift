import Findings
import Foundation
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

  /// Returns the messages of the test's failures, one for each rule.
  ///
  /// - Parameter note: Called with messages that are no failures.
  func messages(
    note: (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) },
    _ subject: @MainActor () -> LintSubject
  ) -> [String] {
    let session = SnapshotSession.current
    let underWay = session.process.begin("\(testName) (\(place.file):\(place.line))")
    defer { session.process.end(underWay) }
    session.process.note(compared: 1)
    let linted: LintedScreen
    do {
      linted = try runOnMainThread {
        try ScreenLinter(matrix: matrix, rules: rules, suppressions: suppressions)
          .lint(subject(), named: screenName)
      }
    } catch {
      return ["No layout to check: \(error)"]
    }
    var messages = linted.troubles.map { "A cell could not be checked: \($0)" }
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
        let verdict = try file.judge(
          problems.map { KnownFinding($0.finding, in: screenName) }, of: screenName, by: rules,
          mode: session.decision(call: record).mode,
          isWhole: linted.troubles.isEmpty)
        let new = Set(verdict.new)
        problems.removeAll { !new.contains(KnownFinding($0.finding, in: screenName)) }
        messages += verdict.messages
        verdict.notes.forEach(note)
      } catch {
        messages.append("The known findings can't be compared: \(error)")
      }
    }
    for rule in FindingRule.allCases {
      let own = problems.filter { $0.finding.rule == rule }
      guard !own.isEmpty else { continue }
      messages.append(FindingText.message(rule, own, cellCount: linted.cells.count))
    }
    return messages.map { HarmlessText.lines($0).joined(separator: "\n") }
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
