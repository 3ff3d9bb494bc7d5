import Graphics

extension UIScrollView {
  /// Puts another control behind the content, and takes the old one away.
  func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    if let refreshControl { insertSubview(refreshControl, at: 0) }
    refreshControlDidChange()
  }

  /// Makes room for the control while it refreshes, and takes the room back.
  func refreshControlDidChange() {
    updateAdjustedContentInset()
    placeRefreshControl()
    setNeedsLayout()
  }

  /// What the control adds to the upper inset while it refreshes, in points (facts: controls §1).
  var refreshInset: CGFloat {
    guard let refreshControl, refreshControl.isRefreshing else { return 0 }
    return refreshControl.ownHeight
  }

  /// Keeps the control as wide as the view, where the content would begin, whatever the offset (facts:
  /// controls §1; how it moves while it refreshes is low).
  func placeRefreshControl() {
    guard let refreshControl, refreshControl.superview === self else { return }
    let top = storedAdjustedContentInset.top - refreshInset
    let frame = CGRect(
      x: 0, y: bounds.minY + top, width: bounds.width, height: refreshControl.ownHeight)
    if refreshControl.frame != frame { refreshControl.frame = frame }
  }
}
