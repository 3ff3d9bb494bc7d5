extension UIAlertController {
  /// Presses an action's button: the alert is dismissed, then the handler is called.
  func press(_ action: UIAlertAction) {
    inOwnWorld {
      guard action.isEnabled, !isBeingDismissed else { return }
      guard let presenter = presentingViewController else { return }
      presenter.dismiss(animated: true) { action.handler?(action) }
    }
  }

  /// Cancels like a tap outside an action sheet or the Escape key: presses the cancel button, if
  /// there is one. Without one, only a popover is dismissed (recalled; medium).
  func cancelByHand() {
    if let cancel = actions.first(where: { $0.style == .cancel }) { return press(cancel) }
    guard preferredStyle == .actionSheet, form == .popover else { return }
    presentingViewController?.dismiss(animated: true)
  }
}
