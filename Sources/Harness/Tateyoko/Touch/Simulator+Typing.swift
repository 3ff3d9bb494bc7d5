import UIKit

extension Simulator {
  /// Whether a hardware keyboard is connected, so that no keyboard appears on the screen.
  public var hasHardwareKeyboard: Bool {
    get { host.hasHardwareKeyboard }
    set {
      host.use {
        host.hasHardwareKeyboard = newValue
        host.settle()
      }
    }
  }

  /// The frame of the keyboard and its accessory view, in points of the screen; `nil` while it's
  /// hidden.
  public var keyboardFrame: CGRect? { settled.keyboardFrame }

  /// Taps a target and types into it, a character at a time; the delegate is queried for each.
  ///
  /// - Parameters:
  ///   - text: The text to type; a newline is the return key.
  ///   - target: A name, a view or a point of the window; `nil` for the text being edited. A target
  ///     that is being edited already isn't tapped; in any other text view, typing continues at the
  ///     end of its text. A target that the keyboard covers, or that is scrolled out of sight, is
  ///     scrolled to.
  /// - Throws: ``TouchError`` if it can't be touched, or can't be typed into.
  public func type(_ text: String, into target: (any Touchable)? = nil) throws {
    try edit("type", target)
    try host.use {
      guard host.delivering({ host.typeByHand(text) }) else { throw notTyping("type(\"\(text)\")") }
      host.settle()
    }
  }

  /// Deletes the text of a target, as by selecting and deleting it.
  ///
  /// - Parameter target: A name, a view or a point of the window; `nil` for the text being edited.
  /// - Throws: ``TouchError`` if it can't be touched, or can't be typed into.
  public func clear(_ target: (any Touchable)? = nil) throws {
    try edit("clear", target)
    try host.use {
      guard host.delivering({ host.clearByHand() }) else { throw notTyping("clear") }
      host.settle()
    }
  }

  /// Ends editing, which hides the keyboard.
  public func dismissKeyboard() {
    host.noteStep("dismissKeyboard", "")
    host.use {
      host.delivering { _ = host.typingResponder?.resignFirstResponder() }
      host.settle()
    }
  }

  /// Presses a key of a hardware keyboard, and releases it.
  ///
  /// Key commands of the responder chain take precedence; then the responders receive the press;
  /// then the key types if a text is being edited. Escape presses an alert's cancel button, and
  /// closes a popover.
  public func press(_ key: SimulatedKey, modifiers: UIKeyModifierFlags = []) {
    let isPossible = accepts {
      guard key.input.isEmpty, key.code == .keyboardErrorUndefined else { return }
      throw GestureArguments(call: "press").refusal(
        "key", "empty", "a key that types something or has a code")
    }
    guard isPossible else { return }
    host.noteStep("press", key.input)
    host.use {
      host.settle()
      host.delivering { deliver(key, modifiers) }
      host.settle()
    }
  }

  private func deliver(_ key: SimulatedKey, _ modifiers: UIKeyModifierFlags) {
    let isTaken = host.press(key.input, modifiers: modifiers, code: key.code)
    guard !isTaken, modifiers.isSubset(of: .shift) else { return }
    switch key {
    case .escape: host.escapeByHand()
    case .delete: _ = host.deleteByHand()
    case .return: _ = host.typeByHand("\n")
    default:
      if key.input.count == 1, !key.input.contains("\t") {
        _ = host.typeByHand(modifiers.isEmpty ? key.input : key.input.uppercased())
      }
    }
  }

  private func edit(_ call: String, _ target: (any Touchable)?) throws {
    guard let target else {
      host.noteStep(call, "")
      return host.settle()
    }
    host.settle()
    let finder = TouchPlace(host: host, call: "\(call)(\(Self.text(of: target)))")
    let view = try finder.view(target)
    let refusal = TypingRefusal(host: host, view: view)
    func refuse(_ reason: TouchError.Reason) -> TouchError {
      TouchError(call: finder.call, reason: reason)
    }
    if view.isFirstResponder {
      if let reason = refusal?.ownReason { throw refuse(.notEditable(reason)) }
      return host.noteStep(call, Self.text(of: target))
    }
    do {
      try tap(target)
    } catch let error as TouchError {
      if let reason = refusal?.untouchable { throw refuse(.notEditable(reason)) }
      // The error of the first attempt is more helpful than one about scrolling.
      guard error.reason.isOutOfReach, bringIntoSight(view) else { throw error }
      try tap(target)
    }
    if let reason = refusal?.reason { throw refuse(reason) }
    host.use { host.delivering { host.goToEndByHand() } }
  }

  private func notTyping(_ call: String) -> TouchError {
    TouchError(call: call, reason: .notTyping)
  }
}

extension TouchError.Reason {
  /// Whether scrolling may help.
  fileprivate var isOutOfReach: Bool {
    switch self {
    case .outOfSight, .covered: true
    default: false
    }
  }
}
