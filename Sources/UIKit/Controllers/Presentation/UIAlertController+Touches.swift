extension UIAlertController {
  /// Does what a tap on an action's button does: the alert goes, and then the handler is called.
  func press(_ action: UIAlertAction) {
    inOwnWorld {
      guard action.isEnabled, !isBeingDismissed else { return }
      guard let presenter = presentingViewController else { return }
      presenter.dismiss(animated: true) { action.handler?(action) }
    }
  }

  /// Does what a tap beside an action sheet, or the Escape key, does: it presses the cancelling button, if
  /// there is one. Without one, only a popover goes (recalled; medium).
  func cancelByHand() {
    if let cancel = actions.first(where: { $0.style == .cancel }) { return press(cancel) }
    guard preferredStyle == .actionSheet, form == .popover else { return }
    presentingViewController?.dismiss(animated: true)
  }
}
