extension UIView {
  func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for gone in storedGestureRecognizers ?? []
    where !recognizers.contains(where: { $0 === gone }) {
      removeGestureRecognizer(gone)
    }
    for new in recognizers { addGestureRecognizer(new) }
    // Existing recognizers take their positions in the new order.
    storedGestureRecognizers?.sort { a, b in
      let place = recognizers.firstIndex { $0 === a } ?? recognizers.count
      return place < recognizers.firstIndex { $0 === b } ?? recognizers.count
    }
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedView !== self else { return }
    recognizer.storedView?.removeGestureRecognizer(recognizer)
    recognizer.storedView = self
    storedGestureRecognizers = (storedGestureRecognizers ?? []) + [recognizer]
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedView === self else { return }
    recognizer.storedView = nil
    recognizer.leavePlay()
    storedGestureRecognizers?.removeAll { $0 === recognizer }
  }
}

extension UIGestureRecognizer {
  /// Ends the current recognition, since a recognizer without a view tracks no finger.
  fileprivate func leavePlay() {
    guard let play else { return }
    play.callOffTimers()
    play.router?.forget(self)
    self.play = nil
    storedState = .possible
  }
}

extension UIView {
  /// Whether the touched view prevents an ancestor's gesture from beginning.
  ///
  /// Controls that act on a tap keep single taps to themselves (Apple, “UIGestureRecognizer”,
  /// Interacting with Other User Interface Controls).
  func keepsForItself(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.view !== self, let control = self as? UIControl, control.isEnabled
    else { return false }
    // A finger on the knob of a slider or switch moves the knob (Apple, “UIGestureRecognizer”) if
    // it moves in the knob's direction, even if the touch hasn't been delivered to the control yet.
    if let pan = recognizer as? UIPanGestureRecognizer, control is UISlider || control is UISwitch {
      if control.isTracking { return true }
      let way = pan.translation(in: control)
      guard let start = pan.start, abs(way.x) > abs(way.y) else { return false }
      return (control as? UISlider)?.canGrab(control.convert(start, from: nil)) ?? true
    }
    guard control.keepsTaps, let tap = recognizer as? UITapGestureRecognizer
    else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Whether the enclosing scroll views allow a touch to begin on this view.
  func contentMayBegin(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    var view = superview
    while let current = view {
      if let scroll = current as? UIScrollView,
        !scroll.touchesShouldBegin(touches, with: event, in: self)
      {
        return false
      }
      view = current.superview
    }
    return true
  }
}
