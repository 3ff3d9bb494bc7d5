extension UIView {
  /// Ends editing if the first responder is in this view; see ``endEditing(_:)``.
  func endEditingWithin(force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder,
      (responder as? UIView)?.isDescendant(of: self) ?? false
    else { return false }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}
