/// A key of the hardware keyboard pressed by a test.
final class PressedKey: UIKey {
  private let text: String
  private let plain: String
  private let modifiers: UIKeyModifierFlags
  private let code: UIKeyboardHIDUsage

  init(_ text: String, plain: String, _ modifiers: UIKeyModifierFlags, _ code: UIKeyboardHIDUsage) {
    self.text = text
    self.plain = plain
    self.modifiers = modifiers
    self.code = code
    super.init()
  }

  override var characters: String { text }
  override var charactersIgnoringModifiers: String { plain }
  override var modifierFlags: UIKeyModifierFlags { modifiers }
  override var keyCode: UIKeyboardHIDUsage { code }
}

/// The press of a key, from its beginning to its end.
final class KeyPress: UIPress {
  private let pressedKey: PressedKey
  private weak var receiver: UIResponder?
  var currentPhase = UIPress.Phase.began

  init(_ key: PressedKey, to receiver: UIResponder?) {
    pressedKey = key
    self.receiver = receiver
    super.init()
  }

  override var phase: Phase { currentPhase }
  override var key: UIKey? { pressedKey }
  override var responder: UIResponder? { receiver }
}

/// The event of a key.
final class KeyPressEvent: UIPressesEvent {
  let press: KeyPress

  init(_ press: KeyPress) {
    self.press = press
    super.init()
  }

  override var allPresses: Set<UIPress> { [press] }
}

extension UIWindow {
  /// Delivers a key to the first responder, or to the frontmost controller.
  func deliver(_ event: UIPressesEvent) {
    let presses = event.allPresses
    guard let press = presses.first else { return }
    let receiver = press.responder ?? keyReceiver
    switch press.phase {
    case .began: receiver.pressesBegan(presses, with: event)
    case .changed, .stationary: receiver.pressesChanged(presses, with: event)
    case .ended: receiver.pressesEnded(presses, with: event)
    case .cancelled: receiver.pressesCancelled(presses, with: event)
    }
  }

  /// The receiver of keys: the first responder, or else the frontmost controller, or the window.
  var keyReceiver: UIResponder {
    if let first = host.firstResponder.responder { return first }
    var controller = rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    return controller ?? self
  }
}

extension SimulationHost {
  /// Presses and releases a key of the hardware keyboard.
  ///
  /// A key command in the responder chain comes first, then the system's undo commands; then
  /// responders receive the press (Apple, `UIKeyCommand` and `UIKey`). Typing continues with
  /// ``typeByHand(_:)``, as text input gets keys that nothing else has handled.
  ///
  /// - Returns: Whether a key command handled it.
  package func press(
    _ input: String, modifiers: UIKeyModifierFlags, code: UIKeyboardHIDUsage
  ) -> Bool {
    perform {
      guard let window = windows.key ?? windows.visible.last else { return false }
      let receiver = window.keyReceiver
      if performCommand(for: input, modifiers, from: receiver) { return true }
      if takeBack(by: input, modifiers, from: receiver) { return true }
      let text = modifiers.contains(.shift) ? input.uppercased() : input
      let press = KeyPress(PressedKey(text, plain: input, modifiers, code), to: receiver)
      let event = KeyPressEvent(press)
      application.sendEvent(event)
      press.currentPhase = .ended
      application.sendEvent(event)
      return false
    }
  }

  /// Performs the system's own commands for Command-Z and Shift-Command-Z.
  private func takeBack(
    by input: String, _ modifiers: UIKeyModifierFlags, from receiver: UIResponder
  ) -> Bool {
    guard input.lowercased() == "z", let manager = receiver.undoManager else { return false }
    switch modifiers {
    case .command where manager.canUndo: manager.undo()
    case [.command, .shift] where manager.canRedo: manager.redo()
    default: return false
    }
    return true
  }

  private func performCommand(
    for input: String, _ modifiers: UIKeyModifierFlags, from receiver: UIResponder
  ) -> Bool {
    var responder: UIResponder? = receiver
    while let current = responder {
      for command in current.keyCommands ?? [] {
        guard let own = command.input, own.lowercased() == input.lowercased(),
          command.modifierFlags == modifiers, let action = command.action
        else { continue }
        guard let target = receiver.target(forAction: action, withSender: command) else { continue }
        return application.sendAction(action, to: target, from: command, for: nil)
      }
      responder = current.next
    }
    return false
  }
}
