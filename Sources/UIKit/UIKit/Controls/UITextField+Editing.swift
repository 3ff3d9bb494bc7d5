extension UITextField {
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when text is typed, such as by ``insertText(_:)``.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  func didBeginEditing() {
    sizesDidChange()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func didEndEditing() {
    sizesDidChange()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// The reason that editing ended. Values: UIKit's.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }
}

extension UITextField: TapHandling {
  func takesTap(at point: CGPoint) -> Bool {
    isEnabled && (isFirstResponder || canBecomeFirstResponder)
  }

  /// Handles a tap: begins editing the field, or moves the caret to the nearest character boundary.
  func tapped(at point: CGPoint) {
    inOwnWorld {
      guard isFirstResponder else { return _ = becomeFirstResponder() }
      let offset = closestOffset(to: point.x, in: 0...length)
      selectText(from: offset, to: offset)
    }
  }
}
