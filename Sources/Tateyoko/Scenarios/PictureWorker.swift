import Foundation
import Pixels
import RunRecord

/// Turns jobs into records, one after the other, with buffers of its own.
final class PictureWorker {
  private let renderer = PictureRenderer()
  private let keeper: (any PictureKeeper)?

  init(keeper: (any PictureKeeper)?) {
    self.keeper = keeper
  }

  func run(_ job: PictureJob) -> SnapshotRecord {
    var record = job.record
    do {
      let capture = try renderer.capture(job.source)
      let baseline = PictureBaseline(file: job.baseline)
      let verdict = baseline.compare(capture, tolerance: .exact)
      try judge(capture, verdict, baseline, job.mode, &record)
    } catch {
      record.outcome = .error
      record.message = "\(error)"
    }
    return record
  }

  private func judge(
    _ capture: Capture, _ verdict: PictureVerdict, _ baseline: PictureBaseline,
    _ mode: ScenarioRun.Mode, _ record: inout SnapshotRecord
  ) throws {
    switch verdict {
    case .equal:
      record.outcome = .equal
      try keeper?.keepEqual(baseline.file, capture, in: &record)
      guard mode == .record, !baseline.explains(capture) else { return }
    case .missing:
      record.outcome = .missing
      record.message = "There is no baseline \(baseline.file.path)."
      try keeper?.keep(capture, in: &record)
      if mode == .verify { return }
    case .unreadable(let error):
      record.outcome = .error
      record.message = "\(error)"
      try keeper?.keep(capture, in: &record)
      if mode != .record { return }
    case .different(let difference):
      record.take(difference)
      try keeper?.keep(difference, capture, in: &record)
      if mode != .record { return }
    }
    try baseline.write(capture)
    switch record.outcome {
    case .missing: record.message = nil
    case .equal: record.message = "The picture is the same; the layout stored with it is new."
    default: break
    }
    record.outcome = .recorded
  }
}
