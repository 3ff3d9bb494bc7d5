/// A guide for the horizontal extent of a cell's separator, to be constrained to something in the
/// cell.
///
/// Its edges match the separator's in lists unless the app's constraints move them.
final class SeparatorLayoutGuide: UILayoutGuide {
  private var leading: NSLayoutConstraint?
  private var trailing: NSLayoutConstraint?

  func attach(to cell: UIView) {
    cell.addLayoutGuide(self)
    let leading = leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    let trailing = cell.trailingAnchor.constraint(equalTo: trailingAnchor)
    for constraint in [leading, trailing] {
      // Lower than any priority that an app uses.
      constraint.priority = UILayoutPriority(1)
      constraint.isActive = true
    }
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: cell.topAnchor),
      bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
    (self.leading, self.trailing) = (leading, trailing)
  }

  override func solvedFrameDidChange() {
    owningView?.setNeedsLayout()
  }

  /// Returns the insets of the separator's ends from the cell's, in reading direction.
  func distances(leading start: CGFloat, trailing end: CGFloat) -> (CGFloat, CGFloat) {
    leading?.constant = start
    trailing?.constant = end
    guard let cell = owningView, let engine = cell.rootLayoutEngine else { return (start, end) }
    engine.update()
    let frame = layoutFrame
    guard frame.width > 0 else { return (start, end) }
    let (left, right) = (frame.minX, cell.bounds.width - frame.maxX)
    return cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? (right, left) : (left, right)
  }
}
