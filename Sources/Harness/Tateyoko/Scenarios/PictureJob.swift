import Foundation
import Pixels
import RunRecord

/// A unit of a run's work, for any thread.
enum ScenarioJob: Sendable {
  case picture(PictureJob)
  case trace(TraceJob)
}

/// A picture of a run, laid out and ready to be rasterised on any thread.
struct PictureJob: Sendable {
  var source: ScreenSource
  var baseline: BaselineSite
  var mode: ScenarioRun.Mode
  /// How much the picture may differ.
  var tolerance: SnapshotTolerance
  /// The picture's record before the comparison.
  var record: SnapshotRecord
}
