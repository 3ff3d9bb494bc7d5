/// An action method and the object to call it on.
@MainActor
package struct TargetAction {
  /// The object, which isn't retained; nil if the responder chain is searched, or if the object is
  /// gone.
  package private(set) weak var target: AnyObject?
  /// Whether to call the first object in the responder chain that has the method.
  package let asksResponders: Bool
  package let action: Selector

  /// Pairs an object with a method; without an object, the responder chain is searched.
  package init(target: Any?, action: Selector) {
    let target = target.map { $0 as AnyObject }
    self.target = target
    asksResponders = target == nil
    self.action = action
  }

  /// Whether the object is gone, so that nothing is ever called.
  package var isOver: Bool { !asksResponders && target == nil }

  /// Calls the method with the sender and the event, as far as it takes them.
  ///
  /// A target without the method is an issue in UIKit's words. Nothing is called if no object in
  /// the responder chain has the method, or if the target is gone.
  ///
  /// - Returns: Whether there was an object to call.
  @discardableResult
  package func send(sender: Any?, event: UIEvent?) -> Bool {
    guard !isOver else { return false }
    return UIApplication.shared.sendAction(action, to: target, from: sender, for: event)
  }
}
