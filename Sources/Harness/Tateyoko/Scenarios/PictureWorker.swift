import Foundation
import Pixels
import RunRecord

/// Turns jobs into records, one after the other, with its own buffers.
final class PictureWorker {
  private let renderer = PictureRenderer()
  private let keeper: (any PictureKeeper)?
  private let trouble: RunTrouble

  init(keeper: (any PictureKeeper)?, trouble: RunTrouble) {
    self.keeper = keeper
    self.trouble = trouble
  }

  /// Performs a job and returns the result, or `nil` if the run ended first.
  func run(_ job: ScenarioJob) -> SnapshotRecord? {
    let watch = Stopwatch()
    var record = judged(job)
    record?.add(watch.seconds)
    return record
  }

  private func judged(_ job: ScenarioJob) -> SnapshotRecord? {
    guard trouble.ofBaselines == nil else { return nil }
    var record: SnapshotRecord
    switch job {
    case .picture(let picture): record = picture.record
    case .trace(let trace): record = trace.record
    }
    do {
      switch job {
      case .trace(let trace):
        return try run(trace)
      case .picture(let picture):
        if let problem = SnapshotSession.current.selfCheck.problem(of: picture.tolerance) {
          record.message = problem
          return record
        }
        let capture = try renderer.capture(picture.source)
        if !capture.log.isEmpty { record.log = capture.log }
        let baseline = PictureBaseline(file: picture.baseline.url)
        let verdict = baseline.compare(capture, tolerance: picture.tolerance)
        try judge(capture, verdict, baseline, picture, &record)
      }
    } catch let error as PNGError where error.kind == .diskFull {
      trouble.noteBaselines(error)
      return nil
    } catch let error as FileError where error.isDiskFull {
      trouble.noteBaselines(error)
      return nil
    } catch {
      record.outcome = .error
      record.message = "\(error)"
    }
    return record
  }

  private func judge(
    _ capture: Capture, _ verdict: PictureVerdict, _ baseline: PictureBaseline,
    _ job: PictureJob, _ record: inout SnapshotRecord
  ) throws {
    let mode = job.mode
    switch verdict {
    case .equal:
      record.outcome = .equal
      keep(in: &record) { try $0.keepEqual(baseline.file, capture, in: &$1) }
      guard mode == .record, !baseline.explains(capture) else { return }
    case .tolerated(let difference):
      // The baseline stays: one that follows each tolerated change would drift unnoticed.
      record.take(difference)
      record.outcome = .equal
      keep(in: &record) { try $0.keepTolerated(difference, capture, in: &$1) }
      return
    case .missing:
      record.outcome = .missing
      record.message = "The baseline \(baseline.file.path) does not exist."
      record.note = capture.note(after: nil)
      keep(in: &record) { try $0.keep(capture, in: &$1) }
      if mode == .verify { return }
    case .unreadable(let error):
      record.outcome = .error
      record.message = "\(error)"
      keep(in: &record) { try $0.keep(capture, in: &$1) }
      if mode != .record { return }
      record.message = "It replaced a file that could not be compared:\n\(error)"
    case .different(let difference):
      record.take(difference)
      record.note = capture.note(after: record.note)
      keep(in: &record) { try $0.keep(difference, capture, in: &$1) }
      if mode != .record { return }
    }
    try PictureBaseline.write(capture, to: job.baseline)
    switch record.outcome {
    case .missing: record.message = nil
    case .equal: record.message = "The picture is unchanged; the stored layout was updated."
    default: break
    }
    record.outcome = .recorded
  }

  /// Keeps a picture; errors are reported separately and change no verdict.
  func keep(
    in record: inout SnapshotRecord,
    _ body: (any PictureKeeper, inout SnapshotRecord) throws -> Void
  ) {
    guard let keeper, trouble.ofReport == nil else { return }
    do {
      try body(keeper, &record)
    } catch {
      trouble.noteReport(error)
    }
  }
}
