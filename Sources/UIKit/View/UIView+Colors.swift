extension UIView {
  func resolved(_ color: UIColor?) -> CGColor? {
    color?.resolvedColor(with: storedTraits).cgColor
  }

  /// Takes the dynamic colours anew after traits changed that they may depend on.
  func resolveColors() {
    backingLayer.backgroundColor = resolved(backgroundColor)
    setNeedsDisplay()
  }

  // MARK: Tint

  var effectiveTint: UIColor {
    var view: UIView? = self
    while let current = view {
      if let tint = current.assignedTint { return tint }
      view = current.storedSuperview
    }
    return .systemBlue
  }

  var inheritsTint: Bool { assignedTint == nil }

  func setTint(_ color: UIColor?) {
    let old = effectiveTint
    assignedTint = color
    if effectiveTint != old { inOwnWorld { tintDidChange() } }
  }

  /// Tells this view and those below that take their tint from it.
  func tintDidChange() {
    tintColorDidChange()
    for view in storedSubviews where view.inheritsTint { view.tintDidChange() }
  }
}
