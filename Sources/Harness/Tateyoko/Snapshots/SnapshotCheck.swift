import Devices
import Foundation
import Pixels
import RunRecord
import UIKit

/// Compares one assertion with its baseline, and records according to the mode.
struct SnapshotCheck {
  let session: SnapshotSession
  let decision: RecordDecision
  let diffTool: SnapshotTestingConfiguration.DiffTool?
  let location: SnapshotLocation
  let line: UInt
  /// Whether it may be compared in another shard than the test's other snapshots.
  let isIndependent: Bool
  /// The step of a story; `nil` for a separate snapshot.
  var step: SnapshotRecord.Step?
  /// The difference within the tolerance, if any.
  private var tolerated: SnapshotDifference?
  /// The snapshot with the files that were kept for its failure.
  private var kept: SnapshotRecord?

  init(
    in session: SnapshotSession, decision: RecordDecision,
    diffTool: SnapshotTestingConfiguration.DiffTool?,
    location: SnapshotLocation, line: UInt, isIndependent: Bool = false
  ) {
    self.session = session
    self.decision = session.listed.decision(decision, for: location.file.path)
    self.diffTool = diffTool
    self.location = location
    self.line = line
    self.isIndependent = isIndependent
  }

  private var path: String { location.file.path }
  private var baselineLine: String { "baseline  \(fileAddress(path))" }

  /// Compares, records if required, and returns the test's failure, if any.
  mutating func run<Format>(_ value: Format, diffing: Diffing<Format>) -> SnapshotFailure? {
    if let problem = diffing.problem(session.selfCheck) {
      return failure(.error, problem, cause: problem)
    }
    let content = diffing.contentIdentity(value)
    if let other = session.names.claim(
      path, named: location.givenName, line: line, content: content)
    {
      return failure(.nameTaken, SnapshotNames.advice(location.title, line: line, other: other))
    }
    if let other = session.names.claimCase(of: path) {
      return failure(.nameTaken, SnapshotNames.caseAdvice(location.title, other: other))
    }
    session.artifacts.noteUse(path, location: place, decision)
    if let library = location.library, let capture = (value as? UIImage)?.capture {
      session.artifacts.noteLibraryReference(
        library, fits: library.hasSize(capture.points), location: place)
    }
    do {
      return try judge(value, try diffing.compare(value, with: location.file), diffing)
    } catch {
      return failure(
        .error, "\(location.title) could not be compared or recorded.", "\(error)",
        keepPending(value, diffing, .error, "\(error)"), cause: "\(error)")
    }
  }

  private mutating func judge<Format>(
    _ value: Format, _ verdict: SnapshotVerdict, _ diffing: Diffing<Format>
  ) throws -> SnapshotFailure? {
    switch (verdict, decision.mode) {
    case (.missing, _):
      if let other = session.names.neighbour(of: location.file) {
        return failure(.nameTaken, SnapshotNames.caseAdvice(location.title, other: other))
      }
      return try act(value, verdict, diffing)
    case (.tolerated, .all), (.different, .all), (.different, .failed):
      // A baseline that this run recorded is its own.
      if !session.recorded.contains(path), let problem = Namesakes.problem(location) {
        return refusal(problem, value, verdict, diffing)
      }
      return try act(value, verdict, diffing)
    default:
      return try act(value, verdict, diffing)
    }
  }

  /// Handles a snapshot that would replace what may be another one's baseline.
  private mutating func refusal<Format>(
    _ problem: String, _ value: Format, _ verdict: SnapshotVerdict, _ diffing: Diffing<Format>
  ) -> SnapshotFailure {
    guard case .different(let difference) = verdict else {
      return failure(.nameTaken, problem, baselineLine)
    }
    let kept = keepArtifacts(of: value, diffing: diffing, difference)
    var result = failure(.nameTaken, problem, shortened(difference), kept.words, baselineLine)
    result.files = kept.files
    return result
  }

  private mutating func act<Format>(
    _ value: Format, _ verdict: SnapshotVerdict, _ diffing: Diffing<Format>
  ) throws -> SnapshotFailure? {
    switch (verdict, decision.mode) {
    case (.equal, .all):
      return try recordEqual(value, diffing)
    case (.equal, _):
      return afterRecording()
    case (.tolerated(let difference), .all):
      try write(value, diffing: diffing)
      return failure(
        .recordedAnew, "\(location.title) differed within its tolerance and was recorded again.",
        difference.message, baselineLine, again)
    case (.tolerated(let difference), _):
      tolerated = difference
      return afterRecording()
    case (.missing, .never):
      var result = failure(
        .missing, "\(location.title) has no baseline, and none was recorded.",
        Self.text(foldLines(of: value)), baselineLine, libraryLines(of: value),
        keepPending(value, diffing, .missing, "The baseline \(pathFromHere(path)) does not exist."),
        acceptLine("missing"), cause: "no baseline")
      result.foldLines = foldLines(of: value)
      return result
    case (.missing, _):
      try write(value, diffing: diffing)
      var result = failure(
        .recorded, "\(location.title) had no baseline; the current snapshot was recorded.",
        Self.text(foldLines(of: value)), baselineLine, libraryLines(of: value), again,
        cause: "no baseline")
      result.foldLines = foldLines(of: value)
      return result
    case (.different(let difference), let mode):
      let kept = keepArtifacts(of: value, diffing: diffing, difference)
      let isRecording = mode == .all || mode == .failed
      if isRecording { try write(value, diffing: diffing) }
      var result =
        isRecording
        ? failure(
          .recordedAnew,
          "\(location.title) did not match its baseline, which was recorded again.",
          difference.message, kept.words, baselineLine, again)
        : failure(
          .different, "\(location.title) does not match its baseline.",
          shortened(difference), kept.words, acceptLine("failed"))
      result.cause = difference.groupCause
      result.foldLines = foldLines(of: value)
      result.files = kept.files
      return result
    case (.unreadable(let reason), .all) where !LFSPointer.isOne(location.file),
      (.unreadable(let reason), .failed) where !LFSPointer.isOne(location.file):
      try write(value, diffing: diffing)
      return failure(
        .recordedAnew,
        "\(location.title) had a baseline that could not be compared; it was recorded again.",
        reason, cause: reason)
    case (.unreadable(let reason), _):
      return failure(
        .unreadable,
        "\(location.title) can't be compared with its baseline, which was left unchanged.",
        reason, keepPending(value, diffing, .error, reason),
        LFSPointer.isOne(location.file) ? "" : acceptLine("failed"), cause: reason)
    }
  }

  /// The part of the difference that a failure reports: all of it a few times, then only the cause
  /// and location.
  private func shortened(_ difference: SnapshotDifference) -> String {
    guard let picture = difference.picture?.difference,
      let cause = picture.cause.causes.first, session.artifacts.isKnownCause(cause)
    else { return difference.message }
    return Self.text(
      picture.cause.lines + ["picture   \(picture.comparison.summary)"] + picture.foldLines)
  }

  private static func text(_ lines: [String]) -> String { lines.joined(separator: "\n") }

  /// Lines about how a foldable device's posture relates to a picture.
  private func foldLines<Format>(of value: Format) -> [String] {
    (value as? UIImage)?.capture?.foldLines ?? []
  }

  /// Lines about the picture of swift-snapshot-testing in place of the baseline.
  private func libraryLines<Format>(of value: Format) -> String {
    guard let library = location.library, let capture = (value as? UIImage)?.capture else {
      return ""
    }
    return library.words(about: capture.points)
  }

  private var place: String { "\(location.testFileName).swift:\(line)" }

  /// Keeps a future baseline, so that it can be accepted; returns the line with its path.
  private mutating func keepPending<Format>(
    _ value: Format, _ diffing: Diffing<Format>, _ outcome: SnapshotOutcome, _ message: String
  ) -> String {
    var record = begun(outcome, message)
    do {
      let capture = (value as? UIImage)?.capture
      record.note = capture?.note(after: nil)
      let pending = try session.artifacts.keepPending(
        record, capture == nil ? diffing.toData(value) : Data(), capture: capture,
        decision: decision)
      kept = pending.snapshot
      return labelled("pending", pending.file)
    } catch {
      return "The current snapshot could not be saved: \(error)"
    }
  }

  private var again: String {
    decision.mode == .all
      ? "Turn recording off (\(decision.source)) and run the test again; it will pass."
      : "Run the test again and it will pass."
  }

  /// Handles an equal snapshot when everything is recorded: its file is only written to add
  /// information.
  private func recordEqual<Format>(
    _ value: Format, _ diffing: Diffing<Format>
  ) throws -> SnapshotFailure {
    let left = "equals its baseline, which was left unchanged."
    let headline: String
    if try diffing.explainsFile?(value, location.file) ?? true {
      headline = "\(location.title) \(left)"
    } else {
      try write(value, diffing: diffing)
      headline = """
        \(location.title) equals its baseline; the layout and renderer stored with it were \
        recorded again.
        """
    }
    return failure(
      .recording, headline,
      "The test fails because recording is on; run it again with recording off.",
      cause: "recording is on")
  }

  /// Returns the result of an equal snapshot, which passes unless this run recorded it.
  private func afterRecording() -> SnapshotFailure? {
    guard session.recorded.contains(path) else { return nil }
    return failure(
      .recording, "\(location.title) equals its baseline, which was recorded in this run.",
      baselineLine, "Review it; the test will pass in the next run.", cause: "recorded in this run")
  }

  private func write<Format>(_ value: Format, diffing: Diffing<Format>) throws {
    try location.site.write(try diffing.toData(value), in: session)
    session.recorded.note(path)
    session.names.folders.note(location.file)
  }

  /// Keeps the files of a failure in the artifacts folder, and lists them.
  private mutating func keepArtifacts<Format>(
    of value: Format, diffing: Diffing<Format>, _ difference: SnapshotDifference
  ) -> (words: String, files: [(name: String, file: URL)]) {
    do {
      let kept = try session.artifacts.keep(
        record(difference, outcome: nil), difference: difference, reference: location.file,
        new: difference.picture == nil ? diffing.toData(value) : nil,
        pathExtension: location.file.pathExtension, decision: decision)
      self.kept = kept.snapshot
      var lines: [String] = []
      if let diffTool, let reference = kept.reference, let actual = kept.actual {
        lines.append(diffTool(currentFilePath: reference.path, failedFilePath: actual.path))
      } else {
        if let file = kept.reference { lines.append(labelled("reference", file)) }
        if let file = kept.actual { lines.append(labelled("actual", file)) }
      }
      lines += kept.others.map { labelled($0.label, $0.file) }
      if let page = kept.page { lines.append(labelled("report", page)) }
      let files =
        [("reference", kept.reference), ("actual", kept.actual)]
        + kept.others.map {
          ($0.label, $0.file)
        }
      return (
        lines.joined(separator: "\n"),
        files.compactMap { name, file in file.map { (name, $0) } }
      )
    } catch {
      return ("The files of this failure could not be saved: \(error)", [])
    }
  }

  /// Returns the parts of the record that don't depend on the result.
  private func begun(_ outcome: SnapshotOutcome, _ message: String? = nil) -> SnapshotRecord {
    var record = SnapshotRecord(
      id: location.identity.id, scenario: location.identity.scenario, name: location.fileStem,
      location: place, outcome: outcome, message: message, baseline: pathFromHere(path))
    record.sourceFile = pathFromHere(location.testFile)
    record.sourceLine = Int(line)
    if isIndependent { record.unit = location.identity.id }
    record.step = step
    return record
  }

  private func record(
    _ difference: SnapshotDifference, outcome: SnapshotOutcome?
  ) -> SnapshotRecord {
    var record = begun(.changed, CappedText.lines(difference.message))
    if let cause = difference.cause {
      record.result = .changed(ComparedSnapshot(causes: [.statement(cause)], content: .data))
    }
    if let picture = difference.picture {
      record.take(picture.difference)
      record.note = picture.capture.note(after: record.note)
      if !picture.capture.log.isEmpty { record.log = picture.capture.log }
    }
    if let outcome { record.outcome = outcome }
    record.take(origin: difference.picture?.capture.origin ?? [])
    return record
  }

  /// Adds the snapshot's result and cost to the run's record, once.
  ///
  /// - Returns: The failure, which also mentions it if the report can't be written.
  func finish(_ failure: SnapshotFailure?, seconds: Double) -> SnapshotFailure? {
    let outcome: SnapshotOutcome =
      switch failure?.kind {
      case nil: .equal
      case .different: .changed
      case .missing: .missing
      case .recorded, .recordedAnew: .recorded
      case .recording: .recorded
      case .unreadable, .nameTaken, .error: .error
      }
    var record =
      kept ?? tolerated.map { self.record($0, outcome: outcome) } ?? begun(outcome)
    record.outcome = outcome
    // A repeat of what this run recorded stays recorded; others were equal before.
    if failure?.kind == .recording, !session.recorded.contains(path) { record.result = .unchanged }
    // Snapshots with files to review explain themselves.
    if let failure, kept == nil || outcome == .error || outcome == .recorded {
      record.message = failure.record
    }
    record.seconds = seconds
    if outcome == .equal || outcome == .recorded { session.listed.settle([path]) }
    return session.take(record, leftFiles: kept != nil, of: failure, decision: decision)
  }

  private func labelled(_ label: String, _ file: URL) -> String {
    label.padding(toLength: 10, withPad: " ", startingAt: 0) + fileAddress(file.path)
  }

  private func acceptLine(_ mode: String) -> String {
    if session.listed.contains(path) {
      return """
        merge     Both sides of a merge changed this baseline, which shows only one of them.
        accept    TATEYOKO_RECORD=listed \(OwnCommand.tests)
        """
    }
    // The code takes precedence over the environment.
    if decision.isFromCode {
      return "accept    \(decision.advice(toRecord: mode)), and run the test again"
    }
    let filter = TestInvocation.current.filterOption(function: location.function)
    return "accept    TATEYOKO_RECORD=\(mode) \(OwnCommand.tests)\(filter)"
  }

  private func failure(
    _ kind: SnapshotFailure.Kind, _ headline: String, _ details: String..., cause: String? = nil
  ) -> SnapshotFailure {
    SnapshotFailure(
      kind: kind, title: location.title, headline: headline, details: details,
      footer: ["record    \(decision.words)"] + (decision.warning.map { [$0] } ?? []),
      cause: cause ?? headline)
  }
}

extension SnapshotDifference {
  /// The cause that other differences share, without numbers, which vary from device to device.
  var groupCause: String {
    guard let difference = picture?.difference else {
      if let cause { return SnapshotCause.statement(cause).key }
      return message.split(separator: "\n").first { $0.hasPrefix("− ") || $0.hasPrefix("+ ") }
        .map(String.init) ?? message
    }
    return difference.cause.causes.first?.key ?? difference.comparison.summary
  }
}
