/// The preferred widths of a split view controller's columns.
package struct SplitWidths: Equatable {
  package var fraction = SplitWidths.automatic
  package var preferred = SplitWidths.automatic
  package var minimum = SplitWidths.automatic
  package var maximum = SplitWidths.automatic

  package init(
    fraction: CGFloat = SplitWidths.automatic,
    preferred: CGFloat = SplitWidths.automatic,
    minimum: CGFloat = SplitWidths.automatic,
    maximum: CGFloat = SplitWidths.automatic
  ) {
    self.fraction = fraction
    self.preferred = preferred
    self.minimum = minimum
    self.maximum = maximum
  }

  /// A width determined by the controller.
  package static let automatic = -CGFloat.greatestFiniteMagnitude

  /// Returns the width for a total width.
  ///
  /// By default, the primary column of the old style takes 0.4 of the width, at least 0 and at most
  /// 320 (0 and 320: useyourloaf.com, high; 0.4 recalled, medium); columns of the new style take
  /// 320 (recalled; low).
  package func width(in whole: CGFloat, hasColumns: Bool) -> CGFloat {
    func given(_ value: CGFloat) -> CGFloat? {
      value != Self.automatic && value.isFinite ? value : nil
    }
    let least = given(minimum) ?? 0
    let wish: CGFloat
    if let preferred = given(preferred) {
      wish = preferred
    } else if let fraction = given(fraction) {
      wish = fraction * whole
    } else {
      wish = hasColumns ? 320 : 0.4 * whole
    }
    let isChosen = given(preferred) != nil
    let most = given(maximum) ?? (isChosen ? .greatestFiniteMagnitude : 320)
    return min(max(least, min(max(wish, least), max(least, most))), whole)
  }
}
