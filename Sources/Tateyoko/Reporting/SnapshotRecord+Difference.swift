import Comparing
import ImageDiff
import RunRecord

extension SnapshotRecord {
  /// Takes in how a picture differs from its baseline.
  mutating func take(_ difference: PictureDifference) {
    outcome = difference.isRenderedElsewhere ? .renderedElsewhere : .changed
    message = difference.words
    note = difference.note
    cause = difference.cause.line
    effect = difference.cause.effect
    otherCauses = difference.cause.others.isEmpty ? nil : difference.cause.others
    comparison = ComparisonRecord(difference.comparison)
    layoutChanges = difference.layout
    rendererChanges = difference.renderer
  }
}
