extension UIStepper {
  /// Seconds until a finger that rests goes on counting, and between two counts (recalled; low).
  private static let repeatDelay = 0.5
  private static let repeatInterval = 0.1

  /// Counts as a finger comes down (recalled; low), and goes on while it rests where ``autorepeat``
  /// says so.
  func press(_ place: CGPoint) -> Bool {
    let half = place.x < bounds.midX ? StepperHalf.decrement : .increment
    guard canStep(half) else { return false }
    touchedHalf = half
    count(half)
    if autorepeat { awaitCount(of: half, after: Self.repeatDelay) }
    return true
  }

  func letGo() {
    guard touchedHalf != nil else { return }
    touchedHalf = nil
    if let repetition { hostOfView.callOff(repetition) }
    repetition = nil
    if !isContinuous { sendValueChanged() }
  }

  private func count(_ half: StepperHalf) {
    if step(half), isContinuous { sendValueChanged() }
  }

  /// A settled screen doesn't wait for this: a finger may rest for ever.
  private func awaitCount(of half: StepperHalf, after delay: TimeInterval) {
    let host = hostOfView
    repetition = host.events.addedCount
    host.events.add(at: host.time + delay, kind: .repetition) { [weak self, unowned host] in
      host.perform {
        guard let self, self.touchedHalf == half else { return }
        if self.isTouchInside { self.count(half) }
        self.awaitCount(of: half, after: Self.repeatInterval)
      }
    }
  }
}
