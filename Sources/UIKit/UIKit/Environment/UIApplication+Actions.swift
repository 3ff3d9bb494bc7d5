extension UIApplication {
  /// Returns the receiver of an action without a target: the first object in the responder chain
  /// that can perform it, beginning with the first responder, or with the sender if there is none.
  ///
  /// Source: Apple's documentation of `sendAction(_:to:from:for:)`.
  func receiver(of action: Selector, from sender: Any?) -> AnyObject? {
    let first = host.firstResponder.responder ?? sender as? UIResponder
    if let target = first?.target(forAction: action, withSender: sender) {
      return target as AnyObject
    }
    // The chain ends with the app and its delegate.
    if canPerformAction(action, withSender: sender) { return self }
    if let responder = delegate as? UIResponder {
      return responder.canPerformAction(action, withSender: sender) ? responder : nil
    }
    return delegate.flatMap { action.isRecognized(by: $0) ? $0 : nil }
  }
}
