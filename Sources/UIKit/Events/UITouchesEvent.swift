/// The event of the fingers on the screen, one object from the first one to the last one's leaving, as
/// on a device.
final class UITouchesEvent: UIEvent {
  private var moment: TimeInterval = 0
  private var fingers: [UITouch] = []

  override var timestamp: TimeInterval { moment }
  override var allTouches: Set<UITouch>? { Set(fingers) }

  /// The touches in the order in which the fingers came down.
  var touches: [UITouch] { fingers }

  func update(_ touches: [UITouch], at time: TimeInterval) {
    fingers = touches
    moment = time
  }
}
