extension UIView {
  /// Opens the menu that a touch at the view's centre would open: a control's menu, or the context
  /// menu of the view or its nearest superview that has one.
  ///
  /// - Returns: Whether there is one.
  package func openMenuByCall() -> Bool {
    guard let window else { return false }
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    var view: UIView? = self
    while let current = view {
      let place = current.convert(middle, from: nil)
      let presses = current.touchRecognizers.compactMap { $0 as? MenuPressRecognizer }
      for press in presses where press.open(at: place) { return current.window === window }
      view = current.superview
    }
    return false
  }
}
