import Foundation
import Pixels
import RunRecord
import Traces

/// The trace of one screen on one variant, ready to be compared.
struct TraceJob: Sendable {
  var trace: Trace
  /// What could not be simulated as asked; a trace of that proves nothing.
  var issues: [String]
  var baseline: URL
  var mode: ScenarioRun.Mode
  /// What is known of the trace before it is compared.
  var record: SnapshotRecord
}

extension PictureWorker {
  /// Compares a trace with its baseline, or records it.
  func run(_ job: TraceJob) throws -> SnapshotRecord {
    var record = job.record
    guard job.issues.isEmpty else { throw ScreenProblem(issues: job.issues) }
    let text = job.trace.text
    guard FileManager.default.fileExists(atPath: job.baseline.path) else {
      record.outcome = .missing
      record.message = "There is no baseline \(job.baseline.path)."
      keep(in: &record) { try $0.keepPending(Data(text.utf8), ending: "txt", in: &$1) }
      if job.mode == .verify { return record }
      record.message = nil
      return try write(text, job, record)
    }
    do {
      let stored = try String(contentsOf: job.baseline, encoding: .utf8)
      if stored == text {
        record.outcome = .equal
        return record
      }
      let reference = try Trace(text: stored)
      let difference = TraceDifference(from: reference, to: job.trace)
      record.outcome = difference.isEmpty ? .equal : .changed
      guard !difference.isEmpty else { return record }
      record.traceChanges = difference.changes.map(\.description)
      record.cause = difference.cause
      record.message = "cause     \(difference.cause)\n\(difference.summary())"
      let lines = UnifiedDiff.text(from: reference.text, to: text)
      keep(in: &record) {
        $1.texts = .init(
          reference: try $0.keep(text: stored, as: "reference.txt", of: $1),
          actual: try $0.keep(text: text, as: "actual.txt", of: $1),
          difference: try $0.keep(text: lines, as: "diff.txt", of: $1))
        try $0.keepPending(Data(text.utf8), ending: "txt", in: &$1)
      }
    } catch {
      record.outcome = .error
      record.message = "\(error)"
      if job.mode != .record { return record }
      record.message = "It took the place of a file that could not be compared with:\n\(error)"
    }
    return job.mode == .record ? try write(text, job, record) : record
  }

  private func write(
    _ text: String, _ job: TraceJob, _ record: SnapshotRecord
  ) throws -> SnapshotRecord {
    try BaselineFile.write(Data(text.utf8), to: job.baseline.path)
    var record = record
    record.outcome = .recorded
    return record
  }
}
