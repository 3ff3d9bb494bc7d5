import SystemFacts

/// The positions of a stepper's parts.
package struct StepperGeometry: Equatable {
  package var release: OSRelease
  package var bounds: CGRect

  package init(release: OSRelease, bounds: CGRect) {
    self.release = release
    self.bounds = bounds
  }

  /// Returns the size of a stepper, which is fixed.
  package static func size(_ release: OSRelease) -> CGSize { ControlFacts.stepperSize[release] }

  /// The length of a symbol's bar: the minus is at x 17…30 of 47 (pictures of iOS 26; medium).
  private static let barLength: CGFloat = 13
  /// By eye; low.
  private static let barWidth: CGFloat = 1.5
  /// The line between the halves (pictures of iOS 26; medium), and its distance from the edges of
  /// a filled stepper (by eye; low).
  private static let dividerWidth: CGFloat = 1
  private static let dividerInset: CGFloat = 7

  package var cornerRadius: CGFloat { ControlFacts.stepperRadius[release] ?? bounds.height / 2 }

  package var isFilled: Bool { ControlFacts.steppersAreFilled[release] }

  package var decrementHalf: CGRect {
    CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height)
  }

  package var incrementHalf: CGRect {
    CGRect(x: bounds.midX, y: bounds.minY, width: bounds.width / 2, height: bounds.height)
  }

  package var divider: CGRect {
    let inset = isFilled ? Self.dividerInset : 0
    return CGRect(
      x: bounds.midX - Self.dividerWidth / 2, y: bounds.minY + inset, width: Self.dividerWidth,
      height: bounds.height - 2 * inset)
  }

  /// The bars of the minus.
  package var minus: [CGRect] { [bar(in: decrementHalf)] }

  /// The bars of the plus.
  package var plus: [CGRect] {
    let across = bar(in: incrementHalf)
    return [
      across,
      CGRect(
        x: across.midX - across.height / 2, y: across.midY - across.width / 2,
        width: across.height, height: across.width),
    ]
  }

  private func bar(in half: CGRect) -> CGRect {
    CGRect(
      x: half.midX - Self.barLength / 2, y: half.midY - Self.barWidth / 2, width: Self.barLength,
      height: Self.barWidth)
  }
}
