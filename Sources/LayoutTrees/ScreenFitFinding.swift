/// A view that doesn't fit the screen of a folding device, as data; ``words`` describes it in a
/// line.
package struct ScreenFitFinding: Hashable, Sendable {
  /// The kind of misfit; lengths are in points.
  package enum Kind: Hashable, Sendable {
    /// Both sides have the same inset, but the safe area has it on one side only.
    case mirroredInset(Double, safe: Double, isAtRight: Bool)
    /// The view has the window's size on another display.
    case keptSize(LayoutArea, of: ScreenFit.OtherSize)
    /// The view crosses the fold.
    case acrossFold(LayoutArea)
  }

  /// The view, by the nearest names that identify it.
  package var view: String
  package var kind: Kind

  package init(view: String, kind: Kind) {
    self.view = view
    self.kind = kind
  }

  /// A description in one line.
  package var words: String {
    let text = LayoutValue.format
    switch kind {
    case .mirroredInset(let points, let safe, let isAtRight):
      return "\(view) keeps \(text(points)) free on both sides, but the safe area has "
        + "\(text(safe)) at the \(isAtRight ? "right" : "left") only"
    case .keptSize(let area, let other):
      let isWhole = abs(area.height - other.height) < 0.5
      return isWhole
        ? "\(view) has the size of \(other.name), \(text(other.width)) × \(text(other.height))"
        : "\(view) has the width of \(other.name), \(text(other.width))"
    case .acrossFold(let fold):
      let (axis, start, length) =
        fold.height > fold.width ? ("x", fold.x, fold.width) : ("y", fold.y, fold.height)
      return "\(view) crosses the fold, \(axis) \(text(start)) to \(text(start + length))"
    }
  }
}
