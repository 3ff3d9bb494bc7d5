/// A method that is called when something happens, with the object whose method it is.
@MainActor
package struct TargetAction {
  /// The object, which isn't kept alive; nil where the responder chain is asked, or where the object
  /// has ended.
  package private(set) weak var target: AnyObject?
  /// Whether the first object of the responder chain that has the method is called.
  package let asksResponders: Bool
  package let action: Selector

  /// Pairs an object with a method; without an object the responder chain is asked.
  package init(target: Any?, action: Selector) {
    let target = target.map { $0 as AnyObject }
    self.target = target
    asksResponders = target == nil
    self.action = action
  }

  /// Whether the object is gone, so that nothing is ever called.
  package var isOver: Bool { !asksResponders && target == nil }

  /// Calls the method with as many of the sender and the event as it takes.
  ///
  /// A target without the method is an issue in UIKit's words. Nothing is called if no object of the
  /// responder chain has the method, or if the target has ended.
  ///
  /// - Returns: Whether there was an object to call.
  @discardableResult
  package func send(sender: Any?, event: UIEvent?) -> Bool {
    guard !isOver else { return false }
    return UIApplication.shared.sendAction(action, to: target, from: sender, for: event)
  }
}
