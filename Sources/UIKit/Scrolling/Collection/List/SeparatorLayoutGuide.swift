/// Where the separator of a list's cell begins and ends, to be tied to something in the cell.
///
/// Its edges are those of the separator in lists unless a constraint of the app's moves them.
final class SeparatorLayoutGuide: UILayoutGuide {
  private var leading: NSLayoutConstraint?
  private var trailing: NSLayoutConstraint?

  func attach(to cell: UIView) {
    cell.addLayoutGuide(self)
    let leading = leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    let trailing = cell.trailingAnchor.constraint(equalTo: trailingAnchor)
    for constraint in [leading, trailing] {
      // Below whatever an app sets.
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

  /// The distances of the separator's ends from the cell's, in reading direction.
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
