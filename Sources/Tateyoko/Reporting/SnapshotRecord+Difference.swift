import Comparing
import ImageDiff
import RunRecord

extension SnapshotRecord {
  /// Takes in how a picture differs from its baseline.
  mutating func take(_ difference: PictureDifference) {
    let compared = ComparedSnapshot(
      causes: difference.cause.causes, content: .picture(PictureFindings(difference)))
    result = difference.isRenderedElsewhere ? .renderedElsewhere(compared) : .changed(compared)
    message = difference.words
    note = difference.note
  }
}

extension PictureFindings {
  fileprivate init(_ difference: PictureDifference) {
    self.init(comparison: ComparisonRecord(difference.comparison))
    effect = difference.cause.effect.map { .fact($0) }
    layoutChanges = difference.layout.map { .fact($0) }
    rendererChanges = difference.renderer.map { .fact($0) }
  }
}
