import Graphics

// Programmatic zooming and zooming by pinches. The delegate's methods are called in the order of
// Apple's documentation (high); what isn't known is marked.
extension UIScrollView {
  /// The duration in seconds of the return to a limit, and until an animated change is reported
  /// (low; the same as for other animated scrolling).
  private static let zoomTime: TimeInterval = 0.3
  private static let frameRate: Double = 60

  /// The view that the delegate returns for zooming.
  var zoomableView: UIView? {
    guard let storedDelegate else { return nil }
    return inOwnWorld { storedDelegate.viewForZooming(in: self) }
  }

  /// The scale of the zoomed view's transform, where UIKit keeps it (recalled; medium).
  var currentZoom: CGFloat { (zoomableView ?? zooming.view)?.zoomFactor ?? 1 }

  func limitsDidChange() {
    guard let recognizers else { return }
    updatePinch(recognizers)
  }

  /// Keeps the pinch among the view's recognizers as long as there is something to zoom.
  func updatePinch(_ recognizers: Recognizers) {
    if zooming.isPossible {
      let pinch = recognizers.pinch ?? UIScrollViewPinchGestureRecognizer(target: nil, action: nil)
      recognizers.pinch = pinch
      pinch.ownAction = { [weak self] in
        guard let pinch = $0 as? UIPinchGestureRecognizer else { return }
        self?.pinched(pinch)
      }
      attach(pinch)
    } else if let pinch = recognizers.pinch {
      detach(pinch)
    }
  }

  // MARK: By calls

  /// Zooms around the centre of the visible area (medium).
  func zoom(to scale: CGFloat, animated: Bool) {
    guard scale.isFinite else { return reportNumber("zoomScale \(scale)") }
    guard let view = zoomableView else { return }
    let middle = view.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: self)
    zoom(view, to: zooming.legal(scale), animated: animated, showing: middle)
  }

  /// Makes a rectangle of the zoomed view as large as the view allows, centred.
  func zoomToShow(_ rect: CGRect, animated: Bool) {
    guard let view = zoomableView else { return }
    guard rect.isFinite else { return reportNumber("zoom(to: \(rect))") }
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    zoom(
      view, to: zooming.legal(scale), animated: animated,
      showing: CGPoint(x: rect.midX, y: rect.midY))
  }

  private func zoom(_ view: UIView, to scale: CGFloat, animated: Bool, showing middle: CGPoint) {
    guard scale > 0 else { return }
    let isZoomed = scale != view.zoomFactor
    if animated, isZoomed { tellWillBegin(view) }
    apply(scale, to: view)
    let place = convert(middle, from: view)
    let offset = clamped(
      CGPoint(x: place.x - bounds.width / 2, y: place.y - bounds.height / 2))
    let isMoved = offset != bounds.origin
    if isMoved { contentOffset = offset }
    if isZoomed { tellDidZoom() }
    guard animated else { return }
    if isZoomed {
      hostOfView.schedule(after: Self.zoomTime) { [weak self] in
        guard let self else { return }
        inOwnWorld { self.tellDidEnd(view) }
      }
    } else if isMoved {
      tellScrollingAnimationEndsLater()
    }
  }

  private func clamped(_ offset: CGPoint) -> CGPoint {
    ScrollGeometry.clamp(
      offset, contentSize: storedContentSize, boundsSize: bounds.size,
      inset: storedAdjustedContentInset)
  }

  /// Scales the view, whose top left corner stays in place in the content (medium), and adjusts the
  /// content size: it becomes the view's (medium), and if constraints determine the size, it keeps
  /// the space around the view (low).
  private func apply(_ scale: CGFloat, to view: UIView) {
    zooming.view = view
    let old = view.zoomFactor
    guard scale != old else { return }
    zooming.isApplying = true
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let moved = view.frame.origin
    view.center = CGPoint(
      x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
    let size = view.bounds.size
    let sized = sizesContentByConstraints
    contentSize = CGSize(
      width: sized.width ? contentSize.width + size.width * (scale - old) : size.width * scale,
      height: sized.height ? contentSize.height + size.height * (scale - old) : size.height * scale)
    zooming.isApplying = false
    observedPropertiesDidChange()
  }

  private var sizesContentByConstraints: (width: Bool, height: Bool) {
    guard takesContentSizeFromConstraints, let record = layoutItem?.record, record.content != nil
    else { return (false, false) }
    return record.sizesContent
  }

  /// The size that zooming adds to the content size from constraints, in points.
  var zoomedContentGrowth: CGSize {
    guard let view = zooming.view, view.superview === self,
      view.layoutItem?.record?.isPinned == false
    else { return .zero }
    let growth = view.zoomFactor - 1
    return CGSize(width: view.bounds.width * growth, height: view.bounds.height * growth)
  }

  // MARK: By fingers

  func pinched(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began:
      beginZooming(recognizer)
      zoom(recognizer)
    case .changed: zoom(recognizer)
    case .ended, .cancelled: endZooming()
    case .possible, .failed: break
    }
  }

  private func beginZooming(_ recognizer: UIPinchGestureRecognizer) {
    guard let view = zoomableView else { return }
    _ = fingerCameDown()
    zooming.view = view
    let place = recognizer.location(in: self)
    zooming.pinch = ZoomState.Pinch(
      start: view.zoomFactor, focus: view.convert(place, from: self), place: placeInView(place))
    tellWillBegin(view)
  }

  /// Converts a point of the content to one relative to the view's top left corner.
  private func placeInView(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
  }

  private func zoom(_ recognizer: UIPinchGestureRecognizer) {
    guard let pinch = zooming.pinch, let view = zooming.view else { return }
    let scale = zooming.shown(pinch.start * recognizer.scale, bounces: bouncesZoom)
    let isZoomed = scale != view.zoomFactor && scale > 0
    zooming.pinch?.place = placeInView(recognizer.location(in: self))
    if isZoomed { apply(scale, to: view) }
    let offset = self.offset(of: zooming.pinch ?? pinch, view)
    let shown = onPixels(bounces ? offset : clamped(offset))
    if shown != bounds.origin { contentOffset = shown }
    if activity.drag != nil { goOnAfterZooming(panGestureRecognizer.translation(in: self)) }
    if isZoomed { tellDidZoom() }
  }

  /// Returns the offset that puts a point of the zoomed view under the fingers.
  private func offset(of pinch: ZoomState.Pinch, _ view: UIView) -> CGPoint {
    let place = convert(pinch.focus, from: view)
    return CGPoint(x: place.x - pinch.place.x, y: place.y - pinch.place.y)
  }

  private func endZooming() {
    guard let pinch = zooming.pinch else { return }
    zooming.pinch = nil
    guard let view = zooming.view else { return }
    let target = zooming.legal(view.zoomFactor)
    guard target != view.zoomFactor else { return finishZooming(view) }
    zooming.bounce = ZoomState.Bounce(
      start: view.zoomFactor, target: target, pinch: pinch, began: hostOfView.time)
    awaitZoomFrame()
  }

  private func finishZooming(_ view: UIView) {
    tellDidEnd(view)
    comeBackIntoRange()
  }

  private func awaitZoomFrame() {
    guard let bounce = zooming.bounce else { return }
    let host = hostOfView
    let next = bounce.began + Double(bounce.frames + 1) / Self.frameRate
    zooming.bounce?.event = host.performLater(after: next - host.time) { [weak self] in
      guard let self else { return }
      inOwnWorld { self.showZoomFrame() }
    }
  }

  private func showZoomFrame() {
    guard var bounce = zooming.bounce else { return }
    bounce.frames += 1
    bounce.event = nil
    zooming.bounce = bounce
    let share = min(1, Double(bounce.frames) / Self.frameRate / Self.zoomTime)
    guard share < 1, window != nil else { return endZoomBounce() }
    showBounce(bounce, CGFloat(1 - cos(.pi * share)) / 2)
    awaitZoomFrame()
  }

  /// Shows a fraction of the return to a limit; the point between the fingers stays in place unless
  /// the content has to return to its range, too.
  private func showBounce(_ bounce: ZoomState.Bounce, _ share: CGFloat) {
    guard let view = zooming.view else { return }
    apply(bounce.start + (bounce.target - bounce.start) * share, to: view)
    let free = offset(of: bounce.pinch, view)
    let legal = clamped(free)
    contentOffset = onPixels(
      CGPoint(x: free.x + (legal.x - free.x) * share, y: free.y + (legal.y - free.y) * share))
    tellDidZoom()
  }

  /// Ends the return to a limit at that limit.
  func endZoomBounce() {
    guard let bounce = zooming.bounce else { return }
    if let event = bounce.event { hostOfView.callOff(event) }
    showBounce(bounce, 1)
    zooming.bounce = nil
    if let view = zooming.view { tellDidEnd(view) }
  }

  // MARK: The delegate

  private func tellWillBegin(_ view: UIView) {
    tellDelegate("scrollViewWillBeginZooming(_:with:)") {
      $0.scrollViewWillBeginZooming($1, with: view)
    }
  }

  private func tellDidZoom() {
    tellDelegate("scrollViewDidZoom(_:)", "zoomScale: \(currentZoom.shortText)") {
      $0.scrollViewDidZoom($1)
    }
  }

  private func tellDidEnd(_ view: UIView) {
    let scale = view.zoomFactor
    tellDelegate("scrollViewDidEndZooming(_:with:atScale:)", scale.shortText) {
      $0.scrollViewDidEndZooming($1, with: view, atScale: scale)
    }
  }
}

extension UIView {
  /// The scale of the transform.
  var zoomFactor: CGFloat {
    let transform = transform
    return transform.b == 0 ? abs(transform.a) : hypot(transform.a, transform.b)
  }
}
