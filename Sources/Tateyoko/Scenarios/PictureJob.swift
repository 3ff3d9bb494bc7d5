import Foundation
import RunRecord

/// One picture of a run, laid out and ready to be rasterised on any thread.
struct PictureJob: Sendable {
  var source: ScreenSource
  var baseline: URL
  var mode: ScenarioRun.Mode
  /// What is known of the picture before it is compared.
  var record: SnapshotRecord
}
