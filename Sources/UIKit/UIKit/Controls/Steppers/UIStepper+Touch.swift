extension UIStepper {
  /// The delay before a stationary touch repeats steps, and the interval between them, in seconds
  /// (recalled; low).
  private static let repeatDelay = 0.5
  private static let repeatInterval = 0.1

  /// Steps when a touch begins (recalled; low), and repeats while it is stationary if
  /// ``autorepeat`` is set.
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

  /// Schedules the next step. Settling doesn't wait for it: a touch may last forever.
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
