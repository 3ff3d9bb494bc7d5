import Comparing
import Devices
import ImageDiff
import RunRecord

extension SnapshotRecord {
  /// Adds a picture's difference from its baseline.
  mutating func take(_ difference: PictureDifference) {
    let compared = ComparedSnapshot(
      causes: difference.cause.causes, content: .picture(PictureFindings(difference)))
    result = difference.isRenderedElsewhere ? .renderedElsewhere(compared) : .changed(compared)
    message = difference.words
    note = difference.note
  }

  /// Adds what a picture was laid out for, as stored in its file.
  mutating func take(origin: [PictureFact]) {
    for fact in origin {
      switch fact.name {
      case "device":
        device = fact.value
        deviceName = Device(id: fact.value)?.name
      case "os": os = fact.value
      case "orientation": orientation = fact.value
      case "posture": posture = fact.value
      default: break
      }
    }
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
