/// The recognizer of drags that scroll, named as descriptions name it.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if play != nil, scrollView?.fingerCameDown() == true {
      // A finger that stops the content does nothing else.
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

  /// A view that scrolls one way only leaves drags the other way to the views around it (which is more
  /// across than along: low).
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

  /// A touch that a content view has got already stays its own, unless that may be cancelled.
  override var ownShouldBegin: Bool {
    guard let scrollView, let play else { return true }
    if let sheet = scrollView.sheetAround, sheet.wants(translation(in: nil), from: scrollView) {
      return false
    }
    return scrollView.mayTake(play.everyTouch)
  }

  /// Two fingers zoom and scroll at once.
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
  /// Whether a gesture of the view's own may take fingers from content that has got them.
  func mayTake(_ touches: [UITouch]) -> Bool {
    touches.allSatisfy { touch in
      guard touch.contact?.delivery == .begun, let content = touch.contact?.view, content !== self
      else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: content)
    }
  }
}

/// Keeps a scroll view's content from hearing of a finger before it is clear whether it scrolls, named as
/// descriptions name it.
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  /// Seconds (facts: controls §8; medium).
  private static let delay: TimeInterval = 0.15

  private weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  /// It isn't among the view's recognizers, whose number code counts on.
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
  /// The sheet that the view lies in.
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
