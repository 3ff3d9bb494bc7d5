extension UIStepper {
  /// Whether a half would change the value.
  func canStep(_ half: StepperHalf) -> Bool {
    guard isEnabled else { return false }
    if wraps, minimumValue < maximumValue { return true }
    return half == .increment ? value < maximumValue : value > minimumValue
  }

  /// Steps once; returns whether the value changed.
  func step(_ half: StepperHalf) -> Bool {
    let before = value
    let next = half == .increment ? value + stepValue : value - stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    return value != before
  }

  func reportStep(_ step: Double) {
    // The wording of UIKit's exception is recalled (medium).
    refuse(
      SimulationIssue(
        where: summary, what: "Stepper step value must be greater than 0, not \(step).",
        advice: "Set a step above 0; the old one stays."))
  }
}
