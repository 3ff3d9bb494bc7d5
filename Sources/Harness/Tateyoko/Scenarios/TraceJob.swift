import Foundation
import Pixels
import Report
import RunRecord
import Traces

/// The trace of a screen on a variant, ready for comparison.
struct TraceJob: Sendable {
  var trace: Trace
  /// What couldn't be simulated as requested, which invalidates the trace.
  var issues: [String]
  var baseline: BaselineSite
  var mode: ScenarioRun.Mode
  /// The trace's record before the comparison.
  var record: SnapshotRecord
}

extension PictureWorker {
  /// Compares a trace with its baseline, or records it.
  func run(_ job: TraceJob) throws -> SnapshotRecord {
    var record = job.record
    guard job.issues.isEmpty else { throw RenderProblem(issues: job.issues) }
    let text = job.trace.text
    let file = job.baseline.url
    let data: Data
    do throws(ForeignFile.Problem) {
      data = try ForeignFile.read(file, maximumSize: ForeignFile.maximumListSize)
    } catch {
      guard error.isMissing else {
        return try unreadable("\(file.path) can't be read: \(error.reason).", text, job, record)
      }
      record.outcome = .missing
      record.message = "The baseline \(file.path) does not exist."
      keep(in: &record) { try $0.keepPending(Data(text.utf8), ending: "txt", in: &$1) }
      if job.mode == .verify { return record }
      record.message = nil
      return try write(text, job, record)
    }
    do {
      guard let stored = String(data: data, encoding: .utf8) else {
        return try unreadable("\(file.path) is not a text file.", text, job, record)
      }
      if stored == text {
        record.outcome = .equal
        return record
      }
      let reference = try Trace(text: stored)
      let difference = TraceDifference(from: reference, to: job.trace)
      record.result = .equal(nil)
      guard !difference.isEmpty else { return record }
      let changes = difference.changes.map(\.description)
      record.result = .changed(
        ComparedSnapshot(
          causes: [.statement(difference.cause)],
          content: .text(TextFindings(traceChanges: changes))))
      record.message = "cause     \(difference.cause)\n\(difference.summary())"
      let lines = UnifiedDiff.text(from: reference.text, to: text)
      keep(in: &record) {
        $1.parts.texts = .init(
          reference: try $0.keep(text: stored, as: "reference.txt", of: $1),
          actual: try $0.keep(text: text, as: "actual.txt", of: $1),
          difference: try $0.keep(text: lines, as: "diff.txt", of: $1))
        try $0.keepPending(Data(text.utf8), ending: "txt", in: &$1)
      }
    } catch {
      return try unreadable("\(error)", text, job, record)
    }
    return job.mode == .record ? try write(text, job, record) : record
  }

  private func unreadable(
    _ reason: String, _ text: String, _ job: TraceJob, _ record: SnapshotRecord
  ) throws -> SnapshotRecord {
    var record = record
    record.outcome = .error
    record.message = reason
    if job.mode != .record { return record }
    record.message = "It replaced a file that could not be compared:\n\(reason)"
    return try write(text, job, record)
  }

  private func write(
    _ text: String, _ job: TraceJob, _ record: SnapshotRecord
  ) throws -> SnapshotRecord {
    try job.baseline.write(Data(text.utf8))
    var record = record
    record.outcome = .recorded
    return record
  }
}
