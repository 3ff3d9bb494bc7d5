extension UIScrollView {
  /// The recognizers of a scroll view, made when they are first asked for.
  @MainActor
  final class Recognizers {
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    /// Not one of the view's recognizers, as there is no remote control.
    let directionalPress = UIGestureRecognizer(target: nil, action: nil)
  }

  var madeRecognizers: Recognizers {
    if let recognizers { return recognizers }
    let made = Recognizers()
    recognizers = made
    attach(made.pan)
    return made
  }
}
