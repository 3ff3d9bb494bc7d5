import Graphics

extension UIScrollView {
  /// Inserts the new control behind the content and removes the old one.
  func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    if let refreshControl { insertSubview(refreshControl, at: 0) }
    refreshControlDidChange()
  }

  /// Adds space for the control while it refreshes, and removes it afterwards.
  func refreshControlDidChange() {
    updateAdjustedContentInset()
    placeRefreshControl()
    setNeedsLayout()
  }

  /// The control's contribution to the top inset while it refreshes, in points (facts: controls
  /// §1).
  var refreshInset: CGFloat {
    guard let refreshControl, refreshControl.isRefreshing else { return 0 }
    return refreshControl.ownHeight
  }

  /// Keeps the control as wide as the view, at the start of the content, whatever the offset
  /// (facts: controls §1; how it moves while it refreshes is low).
  func placeRefreshControl() {
    guard let refreshControl, refreshControl.superview === self else { return }
    let top = storedAdjustedContentInset.top - refreshInset
    let frame = CGRect(
      x: 0, y: bounds.minY + top, width: bounds.width, height: refreshControl.ownHeight)
    if refreshControl.frame != frame { refreshControl.frame = frame }
  }
}
