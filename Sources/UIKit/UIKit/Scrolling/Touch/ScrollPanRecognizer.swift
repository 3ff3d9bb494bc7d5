/// The recognizer of drags that scroll, with the class name it has in descriptions.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if play != nil, scrollView?.fingerCameDown() == true {
      // A touch that stops the content does nothing else.
      for touch in touches { touch.contact?.delivery = .over }
    }
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if let play, play.touchesOnScreen.isEmpty, state == .failed { scrollView?.fingerLeft() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if play != nil, state == .failed { scrollView?.fingerLeft() }
  }

  override func reset() {
    super.reset()
    scrollView?.fingerLeft()
  }

  /// A view that scrolls along one axis only leaves drags along the other to its superviews
  /// (comparing the two distances is a guess: low).
  override func wayBegun(by travel: CGPoint) -> CGPoint? {
    guard let scrollView else { return nil }
    switch (scrollView.scrollsSideways, scrollView.scrollsUpright) {
    case (true, true): return super.wayBegun(by: travel)
    case (true, false):
      guard abs(travel.x) > Self.slop, abs(travel.x) >= abs(travel.y) else { return nil }
      return CGPoint(x: travel.x - (travel.x > 0 ? Self.slop : -Self.slop), y: travel.y)
    case (false, true):
      guard abs(travel.y) > Self.slop, abs(travel.y) >= abs(travel.x) else { return nil }
      return CGPoint(x: travel.x, y: travel.y - (travel.y > 0 ? Self.slop : -Self.slop))
    case (false, false): return nil
    }
  }

  /// A content view keeps a touch that it has already received, unless that may be cancelled.
  override var ownShouldBegin: Bool {
    guard let scrollView, let play else { return true }
    if let sheet = scrollView.sheetAround, sheet.wants(translation(in: nil), from: scrollView) {
      return false
    }
    return scrollView.mayTake(play.everyTouch)
  }

  /// Pinching zooms and scrolls at once.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isPinch(preventedGestureRecognizer) && super.canPrevent(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isPinch(preventingGestureRecognizer) && super.canBePrevented(by: preventingGestureRecognizer)
  }

  private func isPinch(_ other: UIGestureRecognizer) -> Bool {
    other is UIScrollViewPinchGestureRecognizer && other.view === view
  }
}

extension UIScrollView {
  /// Returns whether the view's own gesture may take touches from content that has received them.
  func mayTake(_ touches: [UITouch]) -> Bool {
    touches.allSatisfy { touch in
      guard touch.contact?.delivery == .begun, let content = touch.contact?.view, content !== self
      else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: content)
    }
  }
}

/// Delays touches to a scroll view's content until it is clear whether they scroll; with the class
/// name it has in descriptions.
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  /// The delay in seconds (facts: controls §8; medium).
  private static let delay: TimeInterval = 0.15

  private weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  /// The scroll view. The recognizer isn't one of its `gestureRecognizers`, as app code may rely on
  /// their number.
  override var view: UIView? { scrollView }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    guard let scrollView else { return false }
    return scrollView.delaysContentTouches && scrollView.isScrollEnabled
      && (scrollView.scrollsSideways || scrollView.scrollsUpright)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    play?.schedule(after: Self.delay) { [weak self] in self?.state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if let play, play.touchesOnScreen.isEmpty { state = .failed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if play != nil { state = .failed }
  }
}

extension UIView {
  /// The sheet that contains the view.
  fileprivate var sheetAround: UISheetPresentationController? {
    var view: UIView? = self
    while let current = view {
      if let card = current as? UIDropShadowView {
        return card.gestureRecognizers?.lazy.compactMap { $0 as? SheetPanRecognizer }.first?
          .presentation
      }
      view = current.superview
    }
    return nil
  }
}
