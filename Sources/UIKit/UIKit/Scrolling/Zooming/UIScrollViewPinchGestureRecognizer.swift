/// The recognizer of pinches that zoom, with the class name it has in descriptions.
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if play != nil { scrollView?.endZoomBounce() }
    super.touchesBegan(touches, with: event)
  }

  /// Pinching zooms and scrolls at once.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isPan(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isPan(preventingGestureRecognizer)
  }

  private func isPan(_ other: UIGestureRecognizer) -> Bool {
    other is UIScrollViewPanGestureRecognizer && other.view === view
  }

  override var ownShouldBegin: Bool {
    guard let scrollView, let play else { return true }
    return scrollView.zoomableView != nil && scrollView.mayTake(play.everyTouch)
  }
}
