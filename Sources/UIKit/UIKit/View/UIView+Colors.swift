extension UIView {
  func resolved(_ color: UIColor?) -> CGColor? {
    color?.resolvedColor(with: storedTraits).cgColor
  }

  /// Resolves the dynamic colours again after a change of traits that may affect them.
  func resolveColors() {
    backingLayer.backgroundColor = resolved(backgroundColor)
    setNeedsDisplay()
  }
}
