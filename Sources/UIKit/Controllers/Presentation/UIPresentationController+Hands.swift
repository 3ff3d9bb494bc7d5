extension UIPresentationController {
  /// Does what a hand does that wants to be rid of the presentation: its delegate may refuse (Apple,
  /// `UIAdaptivePresentationControllerDelegate`).
  func dismissByHand() {
    let controller = presentedViewController
    guard controller.presentingViewController != nil, !controller.isBeingDismissed,
      !controller.isBeingPresented
    else { return }
    if let alert = controller as? UIAlertController { return alert.cancelByHand() }
    let delegate = delegate
    guard !controller.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    controller.presentingViewController?.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}

extension SimulationHost {
  /// Does what the Escape key does where nobody takes it: closes a menu, an alert by its cancelling button, or a
  /// popover (low).
  package func escapeByHand() {
    perform {
      if let menu = MenuSession.current(in: keyWindow ?? visibleWindows.last) {
        return menu.close()
      }
      var top = (keyWindow ?? visibleWindows.last)?.rootViewController
      while let presented = top?.presentedViewController { top = presented }
      guard let presentation = top?.presentation.controller, top?.presentingViewController != nil
      else { return }
      if top is UIAlertController || presentation is UIPopoverPresentationController {
        presentation.dismissByHand()
      }
    }
  }
}
