import Foundation
import Pixels
import RunRecord

/// One piece of a run's work, for any thread.
enum ScenarioJob: Sendable {
  case picture(PictureJob)
  case trace(TraceJob)
}

/// One picture of a run, laid out and ready to be rasterised on any thread.
struct PictureJob: Sendable {
  var source: ScreenSource
  var baseline: BaselineSite
  var mode: ScenarioRun.Mode
  /// How far the picture may differ.
  var tolerance: SnapshotTolerance
  /// What is known of the picture before it is compared.
  var record: SnapshotRecord
}
