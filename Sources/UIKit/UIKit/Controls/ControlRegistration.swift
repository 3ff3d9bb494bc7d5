/// A handler that a control runs on events: an action, or a method of an object.
@MainActor
struct ControlRegistration {
  enum Handler {
    case action(UIAction)
    case method(TargetAction)
  }

  let handler: Handler
  var events: UIControl.Event

  init(_ handler: Handler, on events: UIControl.Event) {
    self.handler = handler
    self.events = events
  }

  /// Whether the method's object has been deallocated.
  var isOver: Bool {
    if case .method(let method) = handler { method.isOver } else { false }
  }

  var selector: Selector? {
    if case .method(let method) = handler { method.action } else { nil }
  }

  /// Whether it's a method of the first object in the responder chain that implements it.
  var asksResponders: Bool {
    if case .method(let method) = handler { method.asksResponders } else { false }
  }

  /// The method's object; `nil` for the responder chain, and for an action.
  var target: AnyHashable? {
    guard case .method(let method) = handler, let target = method.target else { return nil }
    return (target as? NSObject).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(target))
  }

  func isAction(_ identifier: UIAction.Identifier) -> Bool {
    if case .action(let action) = handler { action.identifier == identifier } else { false }
  }

  /// Whether it's a method of an object, or of the responder chain if the object is `nil`; matches
  /// any method if no action is given.
  func isMethod(_ action: Selector?, of target: Any?) -> Bool {
    guard case .method(let method) = handler, action == nil || method.action == action else {
      return false
    }
    guard let target else { return method.asksResponders }
    return method.target === target as AnyObject
  }

  /// Whether it's a method of an object, or of any object if none is given.
  func isMethod(_ action: Selector?, ofAny target: Any?) -> Bool {
    if target != nil { return isMethod(action, of: target) }
    guard case .method(let method) = handler else { return false }
    return action == nil || method.action == action
  }
}
