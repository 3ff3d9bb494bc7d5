extension UIScrollView {
  /// The recognizers of a scroll view, created on first access.
  @MainActor
  final class Recognizers {
    let pan: UIPanGestureRecognizer = UIScrollViewPanGestureRecognizer(target: nil, action: nil)
    /// The pinch recognizer, created when there is something to zoom.
    var pinch: UIPinchGestureRecognizer?
    let delay: UIScrollViewDelayedTouchesBeganGestureRecognizer
    /// Not one of the view's recognizers, as there is no remote control.
    let directionalPress = UIGestureRecognizer(target: nil, action: nil)

    init(of scrollView: UIScrollView) {
      delay = UIScrollViewDelayedTouchesBeganGestureRecognizer(scrollView)
    }
  }

  var madeRecognizers: Recognizers {
    if let recognizers { return recognizers }
    let made = Recognizers(of: self)
    recognizers = made
    attach(made.pan)
    made.pan.ownAction = { [weak self] in
      guard let pan = $0 as? UIPanGestureRecognizer else { return }
      self?.dragged(pan)
    }
    updatePinch(made)
    return made
  }
}
