extension UIView {
  /// Has this view, or the one in it that is first responder, give that up.
  ///
  /// - Parameter force: Whether one that refuses is not asked.
  /// - Returns: Whether there was one that gave it up.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder,
      (responder as? UIView)?.isDescendant(of: self) ?? false
    else { return false }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}
