extension UIView {
  /// Searches from the front; hidden, nearly transparent and disabled views let touches through.
  ///
  /// Below an alpha of 0.01 a view receives no touches (Apple's documentation of `hitTest`).
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      let inner = view.convert(point, from: self)
      if let found = view.hitTest(inner, with: event) { return found }
    }
    return self
  }
}
