extension UIApplication {
  /// The object that gets an action without a target: the first of the responder chain with such a
  /// method, from the key window's first responder on, or from the sender if there is none.
  ///
  /// Source: Apple's documentation of `sendAction(_:to:from:for:)`.
  func receiver(of action: Selector, from sender: Any?) -> AnyObject? {
    var responder = keyWindow?.firstResponder ?? sender as? UIResponder
    while let current = responder {
      if action.isRecognized(by: current) { return current }
      responder = current.next
    }
    // The chain ends with the app and its delegate.
    if action.isRecognized(by: self) { return self }
    return delegate.flatMap { action.isRecognized(by: $0) ? $0 : nil }
  }
}
