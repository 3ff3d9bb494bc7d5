/// An object of the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Guarded by a lock of ``AssociatedValues``.
  nonisolated(unsafe) final var associatedValues: AssociatedValues?

  public override init() {
    super.init()
  }

  /// The next object that may respond, or nil at the end of the chain.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this the first responder of its window; false where something refuses.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard let window = responderWindow else { return false }
    return window.inOwnWorld {
      guard canBecomeFirstResponder else { return false }
      if let previous = window.firstResponder, !previous.resignFirstResponder() { return false }
      window.firstResponder = self
      return true
    }
  }

  /// Gives up being first responder; false where ``canResignFirstResponder`` refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { responderWindow?.firstResponder = nil }
    return true
  }

  /// The window whose first responder this object can be.
  package var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      responder = current.next
    }
    return nil
  }
}
