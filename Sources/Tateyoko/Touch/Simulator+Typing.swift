import UIKit

extension Simulator {
  /// Whether a hardware keyboard is connected, with which no keyboard comes up on the screen.
  public var hasHardwareKeyboard: Bool {
    get { host.hasHardwareKeyboard }
    set {
      host.use {
        host.hasHardwareKeyboard = newValue
        host.settle()
      }
    }
  }

  /// Where the keyboard lies with its accessory view, in points of the screen; nil while it is away.
  public var keyboardFrame: CGRect? { settled.keyboardFrame }

  /// Taps something and types into it, a character at a time; the delegate is asked about each.
  ///
  /// - Parameters:
  ///   - text: What to type; a line break is the return key.
  ///   - target: A name, a view or a point of the window; nil is whatever is being edited. What is being
  ///     edited already isn't tapped; a text view that isn't is gone on with at its end. A target that the keyboard
  ///     covers, or that is scrolled out of sight, is scrolled to.
  /// - Throws: ``TouchError`` if it can't be touched, or can't be typed into.
  public func type(_ text: String, into target: (any Touchable)? = nil) throws {
    try edit("type", target)
    try host.use {
      guard host.delivering({ host.typeByHand(text) }) else { throw notTyping("type(\"\(text)\")") }
      host.settle()
    }
  }

  /// Takes the text of something away, as by selecting and deleting it.
  ///
  /// - Parameter target: A name, a view or a point of the window; nil is whatever is being edited.
  /// - Throws: ``TouchError`` if it can't be touched, or can't be typed into.
  public func clear(_ target: (any Touchable)? = nil) throws {
    try edit("clear", target)
    try host.use {
      guard host.delivering({ host.clearByHand() }) else { throw notTyping("clear") }
      host.settle()
    }
  }

  /// Has whatever is being edited end that, which takes the keyboard away.
  public func dismissKeyboard() {
    host.noteStep("dismissKeyboard", "")
    host.use {
      host.delivering { _ = host.typingResponder?.resignFirstResponder() }
      host.settle()
    }
  }

  /// Presses a key of a hardware keyboard, and releases it.
  ///
  /// A key command of the responder chain comes first; then the responders get the press; then the key
  /// types where something is edited. Escape presses an alert's cancelling button, and closes a popover.
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
      // The error of the first try says more than one about scrolling.
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
