import Graphics

// Scrolling by touch. Physics and numbers: facts, controls §7 (traces of iOS 26.1); what isn't
// known there is marked. The delegate's methods are called in the order of Apple's documentation.
extension UIScrollView {
  /// Frames per second.
  private static let frameRate: Double = 60

  private var insets: UIEdgeInsets { storedAdjustedContentInset }

  private var sidewaysRange: ClosedRange<CGFloat> {
    let low = -insets.left
    return low...max(low, storedContentSize.width + insets.right - bounds.width)
  }

  private var uprightRange: ClosedRange<CGFloat> {
    let low = -insets.top
    return low...max(low, contentSize.height + insets.bottom - bounds.height)
  }

  /// Whether horizontal drags scroll.
  var scrollsSideways: Bool {
    guard isScrollEnabled else { return false }
    let range = sidewaysRange
    return range.upperBound > range.lowerBound || bounces && alwaysBounceHorizontal
  }

  /// Whether vertical drags scroll; always true for views with a refresh control.
  var scrollsUpright: Bool {
    guard isScrollEnabled else { return false }
    let range = uprightRange
    return range.upperBound > range.lowerBound
      || bounces && (alwaysBounceVertical || followsEachDrag || refreshControl != nil)
  }

  private var pixels: CGFloat { max(traitCollection.displayScale, 1) }

  func onPixels(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: (offset.x * pixels).rounded() / pixels, y: (offset.y * pixels).rounded() / pixels)
  }

  // MARK: Fingers

  /// Stops any motion.
  ///
  /// - Returns: Whether something was moving.
  func fingerCameDown() -> Bool {
    activity.isFingerDown = true
    guard activity.coasting != nil else { return false }
    stopCoasting()
    return true
  }

  func fingerLeft() {
    guard activity.isFingerDown else { return }
    activity.isFingerDown = false
    guard activity.drag == nil, activity.coasting == nil, !zooming.isUnderWay else { return }
    // Content that was stopped beyond an end returns.
    let place = bounds.origin
    if !sidewaysRange.contains(place.x) || !uprightRange.contains(place.y) {
      coast(.zero)
    } else if isPagingEnabled {
      // A page that was stopped continues to the nearest one.
      coast(
        motion(
          place.x, 0, proposedEnd(place.x, 0, place.x, in: sidewaysRange, page: bounds.width),
          in: sidewaysRange),
        motion(
          place.y, 0, proposedEnd(place.y, 0, place.y, in: uprightRange, page: bounds.height),
          in: uprightRange))
    }
  }

  func dragged(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      beginDragging(recognizer)
      drag(recognizer)
    case .changed: drag(recognizer)
    case .ended: endDragging(recognizer, isCancelled: false)
    case .cancelled: endDragging(recognizer, isCancelled: true)
    case .possible, .failed: break
    }
  }

  private func beginDragging(_ recognizer: UIPanGestureRecognizer) {
    let way = recognizer.translation(in: self)
    var drag = ScrollActivity.Drag(
      start: CGPoint(
        x: unbanded(bounds.minX, in: sidewaysRange, extent: bounds.width),
        y: unbanded(bounds.minY, in: uprightRange, extent: bounds.height)),
      page: bounds.origin, scrollsSideways: scrollsSideways, scrollsUpright: scrollsUpright,
      began: hostOfView.time)
    if isDirectionalLockEnabled, drag.scrollsSideways, drag.scrollsUpright {
      // A drag that is close to a diagonal isn't locked (Apple; the 30 degrees are low).
      let share = tan(CGFloat.pi / 6)
      if abs(way.y) <= abs(way.x) * share { drag.scrollsUpright = false }
      if abs(way.x) <= abs(way.y) * share { drag.scrollsSideways = false }
    }
    activity.drag = drag
    activity.onDrag?()
    tellDelegate("scrollViewWillBeginDragging(_:)") { $0.scrollViewWillBeginDragging($1) }
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
      window?.host.endEditingByHand()
    }
  }

  private func drag(_ recognizer: UIPanGestureRecognizer) {
    guard let drag = activity.drag else { return }
    let way = recognizer.translation(in: self)
    if zooming.pinch != nil, recognizer.numberOfTouches > 1 { return goOnAfterZooming(way) }
    var offset = bounds.origin
    if drag.scrollsSideways {
      offset.x = banded(
        drag.start.x - way.x, in: sidewaysRange, extent: bounds.width,
        stretches: bounces && (alwaysBounceHorizontal || !sidewaysRange.isPoint))
    }
    if drag.scrollsUpright {
      offset.y = banded(
        drag.start.y - way.y, in: uprightRange, extent: bounds.height, stretches: bounces)
    }
    contentOffset = onPixels(offset)
    activity.drag?.speed.add(bounds.origin, at: hostOfView.time)
    activity.onMove?()
    pullToRefresh()
    if keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory {
      dismissKeyboardUnderFinger(recognizer)
    }
  }

  /// Continues a drag after zooming, as a pinch moves the content as well.
  func goOnAfterZooming(_ way: CGPoint) {
    activity.drag?.start = CGPoint(
      x: unbanded(bounds.minX, in: sidewaysRange, extent: bounds.width) + way.x,
      y: unbanded(bounds.minY, in: uprightRange, extent: bounds.height) + way.y)
    activity.drag?.speed = FingerSpeed()
    activity.drag?.scrollsSideways = scrollsSideways
    activity.drag?.scrollsUpright = scrollsUpright
  }

  /// Returns content that was released beyond an end.
  func comeBackIntoRange() {
    let place = bounds.origin
    guard activity.drag == nil, activity.coasting == nil,
      !sidewaysRange.contains(place.x) || !uprightRange.contains(place.y)
    else { return }
    coast(.zero)
  }

  /// Dismisses the keyboard when a finger drags down into it; here the keyboard doesn't follow the
  /// finger.
  private func dismissKeyboardUnderFinger(_ recognizer: UIPanGestureRecognizer) {
    guard let window, let keyboard = hostOfView.keyboard.shownFrame else { return }
    let place = hostOfView.touches.screenPlace(recognizer.location(in: nil), in: window)
    if place.y > keyboard.minY { window.host.endEditingByHand() }
  }

  private func banded(
    _ offset: CGFloat, in range: ClosedRange<CGFloat>, extent: CGFloat, stretches: Bool
  ) -> CGFloat {
    let nearest = min(max(offset, range.lowerBound), range.upperBound)
    guard stretches else { return nearest }
    return nearest + RubberBand.shown(offset - nearest, extent: extent)
  }

  private func unbanded(
    _ offset: CGFloat, in range: ClosedRange<CGFloat>, extent: CGFloat
  ) -> CGFloat {
    let nearest = min(max(offset, range.lowerBound), range.upperBound)
    return nearest + RubberBand.way(offset - nearest, extent: extent)
  }

  /// Begins refreshing when the content has been pulled down by the control's height (low).
  private func pullToRefresh() {
    guard let refreshControl, !refreshControl.isRefreshing, activity.drag?.hasRefreshed == false,
      uprightRange.lowerBound - bounds.minY >= refreshControl.ownHeight
    else { return }
    activity.drag?.hasRefreshed = true
    refreshControl.beginRefreshing()
    refreshControl.sendValueChanged()
  }

  /// Returns the velocity of the content when the finger is lifted.
  ///
  /// It is measured by the content's offsets. A drag shorter than the measured period has the
  /// finger's velocity (iOS 26.1: equal to a scripted finger's to seven digits; medium), unless the
  /// content is stretched.
  private func releaseVelocity(
    of drag: ScrollActivity.Drag, _ recognizer: UIPanGestureRecognizer
  ) -> CGPoint {
    let time = hostOfView.time
    var velocity = drag.speed.velocity(at: time)
    guard time - drag.began < FingerSpeed.window + 1e-6 else { return velocity }
    let finger = recognizer.velocity(in: self)
    if drag.scrollsSideways, sidewaysRange.contains(bounds.minX) { velocity.x = -finger.x }
    if drag.scrollsUpright, uprightRange.contains(bounds.minY) { velocity.y = -finger.y }
    return velocity
  }

  private func endDragging(_ recognizer: UIPanGestureRecognizer, isCancelled: Bool) {
    guard let drag = activity.drag else { return }
    // Zoomed content stays in place, or is already moving.
    let isZooming = zooming.isUnderWay || activity.coasting != nil
    let velocity = isCancelled || isZooming ? .zero : releaseVelocity(of: drag, recognizer)
    let place = bounds.origin
    var target = CGPoint(
      x: proposedEnd(place.x, velocity.x, drag.page.x, in: sidewaysRange, page: bounds.width),
      y: proposedEnd(place.y, velocity.y, drag.page.y, in: uprightRange, page: bounds.height))
    let proposed = target
    let speed = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    // With paging, pages stay in place, and a layout isn't queried (answers on Stack Overflow say
    // to switch paging off for that, medium).
    if !isPagingEnabled, !isZooming {
      let wanted = restingOffset(proposed, velocity: speed)
      if wanted.x.isFinite, wanted.y.isFinite { target = wanted }
    }
    tellDelegate("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
      $0.scrollViewWillEndDragging($1, withVelocity: speed, targetContentOffset: &target)
    }
    if isPagingEnabled, target != proposed {
      refusePagingTarget()
      target = proposed
    }
    activity.drag = nil
    activity.isFingerDown = false
    let isRetargeted = abs(target.x - proposed.x) > 0.01 || abs(target.y - proposed.y) > 0.01
    let motions: (AxisMotion, AxisMotion)
    if isRetargeted, target.x.isFinite, target.y.isFinite {
      motions = (
        .approaching(target.x, from: place.x, velocity: velocity.x),
        .approaching(target.y, from: place.y, velocity: velocity.y)
      )
    } else {
      motions = (
        motion(place.x, velocity.x, proposed.x, in: sidewaysRange),
        motion(place.y, velocity.y, proposed.y, in: uprightRange)
      )
    }
    let goesOn = !isZooming && (motions.0.duration > 0 || motions.1.duration > 0)
    tellDelegate("scrollViewDidEndDragging(_:willDecelerate:)", "\(goesOn)") {
      $0.scrollViewDidEndDragging($1, willDecelerate: goesOn)
    }
    // The delegate may have moved the content itself.
    guard goesOn, bounds.origin == place, !isZooming else {
      activity.onRest?()
      return
    }
    tellDelegate("scrollViewWillBeginDecelerating(_:)") { $0.scrollViewWillBeginDecelerating($1) }
    coast(motions.0, motions.1)
    if isRetargeted { activity.coasting?.target = target }
  }

  /// Reports what a device logs in these words (gist 8543312 of PimCoumans, high).
  private func refusePagingTarget() {
    refuse(
      SimulationIssue(
        where: summary, what: "Stop offset can not be modified for paging scroll views",
        advice: "Switch isPagingEnabled off to set targetContentOffset.", isLogged: true))
  }

  /// Returns the natural resting offset of the content: an offset within its ends, or a page.
  private func proposedEnd(
    _ place: CGFloat, _ velocity: CGFloat, _ start: CGFloat, in range: ClosedRange<CGFloat>,
    page: CGFloat
  ) -> CGFloat {
    func within(_ place: CGFloat) -> CGFloat { min(max(place, range.lowerBound), range.upperBound) }
    guard isPagingEnabled, page > 0 else {
      let rate = decelerationRate.rawValue
      return within(AxisMotion.proposedEnd(from: place, velocity: velocity, rate: rate))
    }
    // A flick goes to the next page, a slow drag to the nearest; never by more than one (low).
    let now = (place - range.lowerBound) / page
    let first = ((start - range.lowerBound) / page).rounded()
    let flick: CGFloat = 300
    let wanted =
      velocity > flick ? now.rounded(.up) : velocity < -flick ? now.rounded(.down) : now.rounded()
    return within(range.lowerBound + min(max(wanted, first - 1), first + 1) * page)
  }

  private func motion(
    _ place: CGFloat, _ velocity: CGFloat, _ end: CGFloat, in range: ClosedRange<CGFloat>
  ) -> AxisMotion {
    if isPagingEnabled, range.contains(place) { return .turningPage(from: place, to: end) }
    return AxisMotion(
      from: place, velocity: velocity, in: range, rate: decelerationRate.rawValue,
      bounces: bounces)
  }

  // MARK: Coasting

  private func coast(_ velocity: CGPoint) {
    let place = bounds.origin
    coast(
      motion(place.x, velocity.x, place.x, in: sidewaysRange),
      motion(place.y, velocity.y, place.y, in: uprightRange))
  }

  private func coast(_ x: AxisMotion, _ y: AxisMotion) {
    guard x.duration > 0 || y.duration > 0 else { return }
    activity.coasting = ScrollActivity.Coasting(
      began: hostOfView.time, x: x, y: y, sidewaysRange: sidewaysRange, uprightRange: uprightRange,
      offset: bounds.origin)
    awaitFrame()
  }

  /// Continues at the same speed if the content's ends have moved since the motion was planned.
  private func planAgain(at time: TimeInterval) {
    guard let coasting = activity.coasting,
      coasting.sidewaysRange != sidewaysRange || coasting.uprightRange != uprightRange
    else { return }
    let frame = 1 / Self.frameRate
    func plan(
      _ motion: AxisMotion, _ place: CGFloat, _ range: ClosedRange<CGFloat>, page: CGFloat
    ) -> AxisMotion {
      let speed = (motion.position(at: time + frame) - motion.position(at: time)) / frame
      return self.motion(
        place, speed, proposedEnd(place, speed, place, in: range, page: page), in: range)
    }
    let place = bounds.origin
    var x = plan(coasting.x, place.x, sidewaysRange, page: bounds.width)
    var y = plan(coasting.y, place.y, uprightRange, page: bounds.height)
    // A chosen target is kept.
    if let target = coasting.target {
      func goOn(_ motion: AxisMotion, to end: CGFloat, in range: ClosedRange<CGFloat>) -> AxisMotion
      {
        let now = motion.position(at: time)
        return .approaching(
          min(max(end, range.lowerBound), range.upperBound), from: now,
          velocity: (motion.position(at: time + frame) - now) / frame)
      }
      x = goOn(coasting.x, to: target.x, in: sidewaysRange)
      y = goOn(coasting.y, to: target.y, in: uprightRange)
    }
    activity.coasting = ScrollActivity.Coasting(
      began: hostOfView.time, x: x, y: y, sidewaysRange: sidewaysRange, uprightRange: uprightRange,
      offset: place, target: coasting.target)
  }

  private func awaitFrame() {
    guard let coasting = activity.coasting else { return }
    let host = hostOfView
    let next = coasting.began + Double(coasting.frames + 1) / Self.frameRate
    activity.coasting?.event = host.performLater(after: next - host.time) { [weak self] in
      guard let self else { return }
      inOwnWorld { self.showFrame() }
    }
  }

  private func showFrame() {
    guard var coasting = activity.coasting else { return }
    // Stop if something else has moved the content in the meantime.
    let isMoved =
      abs(bounds.minX - coasting.offset.x) > 1 || abs(bounds.minY - coasting.offset.y) > 1
    guard !isMoved, window != nil else { return endCoasting() }
    coasting.frames += 1
    let time = Double(coasting.frames) / Self.frameRate
    let offset = onPixels(
      CGPoint(x: coasting.x.position(at: time), y: coasting.y.position(at: time)))
    activity.coasting?.frames = coasting.frames
    if offset != bounds.origin { contentOffset = offset }
    activity.coasting?.offset = bounds.origin
    guard time < coasting.duration else { return endCoasting() }
    planAgain(at: time)
    guard let planned = activity.coasting, planned.duration > 0 else { return endCoasting() }
    awaitFrame()
  }

  private func endCoasting() {
    guard activity.coasting != nil else { return }
    stopCoasting()
  }

  private func stopCoasting() {
    if let event = activity.coasting?.event { hostOfView.callOff(event) }
    activity.coasting = nil
    activity.onRest?()
    tellDelegate("scrollViewDidEndDecelerating(_:)") { $0.scrollViewDidEndDecelerating($1) }
  }

  // MARK: The status bar

  /// Performs a tap on the status bar: scrolls to the top, if the delegate allows it.
  ///
  /// - Returns: Whether the content is moving to the top or was there already.
  package func scrollToTopByTap() -> Bool {
    guard scrollsToTop, window != nil, !isHidden else { return false }
    if let storedDelegate, !inOwnWorld({ storedDelegate.scrollViewShouldScrollToTop(self) }) {
      return false
    }
    let top = uprightRange.lowerBound
    guard bounds.minY > top else { return true }
    contentOffset = CGPoint(x: bounds.minX, y: top)
    // The duration of other animated scrolling (low).
    hostOfView.schedule(after: 0.3) { [weak self] in
      self?.tellDelegate("scrollViewDidScrollToTop(_:)") { $0.scrollViewDidScrollToTop($1) }
    }
    return true
  }

  func tellDelegate(
    _ name: String, _ argument: String = "",
    _ message: (any UIScrollViewDelegate, UIScrollView) -> Void
  ) {
    guard let storedDelegate else { return }
    traced(name, argument) { inOwnWorld { message(storedDelegate, self) } }
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var isPoint: Bool { lowerBound == upperBound }
}
