import Graphics

extension UIScrollView {
  func setContentSize(_ size: CGSize) {
    guard size != storedContentSize else { return }
    guard size.width.isFinite, size.height.isFinite else {
      return reportNumber("contentSize (\(size.width), \(size.height))")
    }
    storedContentSize = size
    if layoutItem != nil { geometryDidChangeForConstraints() }
    updateAdjustedContentInset()
    clampContentOffset()
    barObserver?.contentDidChange()
    observedPropertiesDidChange()
  }

  func setOffset(_ offset: CGPoint) {
    guard offset != bounds.origin else { return }
    // Adding 0 removes the sign of a negative zero, which would be printed.
    bounds.origin = CGPoint(x: offset.x + 0, y: offset.y + 0)
  }

  // The view's own changes use the properties, too: subclasses observe those.

  /// Clamps the offset to its valid range, as UIKit does when size, content or insets change; the
  /// current page isn't preserved (facts: layout §3.2).
  func clampContentOffset() {
    guard !zooming.isApplying else { return }
    let offset = bounds.origin
    let clamped = ScrollGeometry.clamp(
      offset, contentSize: storedContentSize, boundsSize: bounds.size,
      inset: storedAdjustedContentInset)
    if clamped != offset { contentOffset = clamped }
  }

  func scroll(toReveal rect: CGRect, animated: Bool) {
    let inset = storedAdjustedContentInset
    let size = bounds.size
    let target = CGPoint(
      x: ScrollGeometry.reveal(
        rect.minX, length: rect.width, offset: bounds.minX, window: size.width,
        leading: inset.left, trailing: inset.right),
      y: ScrollGeometry.reveal(
        rect.minY, length: rect.height, offset: bounds.minY, window: size.height,
        leading: inset.top, trailing: inset.bottom))
    let legal = ScrollGeometry.clamp(
      target, contentSize: storedContentSize, boundsSize: size, inset: inset)
    setContentOffset(legal, animated: animated)
  }

  /// Responds to a new size, a scrolled origin or a new safe area.
  func scrollGeometryDidRefresh() {
    let old = settledBounds
    let new = bounds
    settledBounds = new
    updateAdjustedContentInset()
    if old.size != new.size {
      clampContentOffset()
      barObserver?.contentDidChange()
    }
    placeRefreshControl()
    if old.origin != new.origin, let storedDelegate {
      traced("scrollViewDidScroll(_:)", "contentOffset: \(TraceText.point(new.origin))") {
        inOwnWorld { storedDelegate.scrollViewDidScroll(self) }
      }
    }
    if old.origin != new.origin { barObserver?.contentDidScroll(self) }
  }

  /// Schedules the end of an animated scroll: the offset is reached immediately, and the end is
  /// reported when it would have occurred, after 0.3 seconds (recalled).
  func tellScrollingAnimationEndsLater() {
    hostOfView.schedule(after: 0.3) { [weak self] in
      guard let self, let delegate = storedDelegate else { return }
      traced("scrollViewDidEndScrollingAnimation(_:)") {
        delegate.scrollViewDidEndScrollingAnimation(self)
      }
    }
  }
}
