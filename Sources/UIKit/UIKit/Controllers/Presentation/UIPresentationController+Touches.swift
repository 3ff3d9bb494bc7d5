import SystemFacts

extension UIPresentationController {
  /// Dismisses the presentation as the user's gesture does: its delegate may refuse (Apple,
  /// `UIAdaptivePresentationControllerDelegate`).
  func dismissByHand() {
    let controller = presentedViewController
    guard controller.presentingViewController != nil, !controller.isBeingDismissed,
      !controller.isBeingPresented
    else { return }
    if let alert = controller as? UIAlertController { return alert.cancelByHand() }
    guard SheetFacts.announcesDismissals[controller.hostOfView.release] else {
      return dismissAsThroughTwelve()
    }
    // A popover's adapted presentation notifies the popover's delegate (recalled; medium).
    let asked = self.delegate == nil ? origin ?? self : self
    let delegate = asked.delegate
    guard !controller.isModalInPresentation, asked.mayBeDismissed() else {
      delegate?.presentationControllerDidAttemptToDismiss(asked)
      return
    }
    delegate?.presentationControllerWillDismiss(asked)
    controller.presentingViewController?.dismiss(animated: true) {
      NotImplemented.didDismiss = false
      delegate?.presentationControllerDidDismiss(asked)
      if NotImplemented.didDismiss { asked.tellOfDismissedPopover(delegate) }
    }
  }

  /// Queries the delegate; a popover's older method applies if it lacks the one of iOS 13 (Apple
  /// names that as the older one's replacement; medium).
  private func mayBeDismissed() -> Bool {
    NotImplemented.shouldDismiss = false
    let answer = delegate?.presentationControllerShouldDismiss(self) ?? true
    guard NotImplemented.shouldDismiss, let popover = self as? UIPopoverPresentationController,
      let older = delegate as? any UIPopoverPresentationControllerDelegate
    else { return answer }
    return older.popoverPresentationControllerShouldDismissPopover(popover)
  }

  private func tellOfDismissedPopover(_ delegate: (any UIAdaptivePresentationControllerDelegate)?) {
    guard let popover = self as? UIPopoverPresentationController else { return }
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      .popoverPresentationControllerDidDismissPopover(popover)
  }

  /// Dismisses as through iOS 12, when only popovers could be dismissed by a tap and had their own
  /// delegate methods (Apple).
  private func dismissAsThroughTwelve() {
    guard let popover = self as? UIPopoverPresentationController else { return }
    let delegate = popover.delegate as? any UIPopoverPresentationControllerDelegate
    guard !popover.presentedViewController.isModalInPresentation,
      delegate?.popoverPresentationControllerShouldDismissPopover(popover) ?? true
    else { return }
    popover.presentedViewController.presentingViewController?.dismiss(animated: true) {
      delegate?.popoverPresentationControllerDidDismissPopover(popover)
    }
  }
}

extension SimulationHost {
  /// Does what the Escape key does if nothing handles it: closes a menu, an alert by its cancel
  /// button, or a popover (low).
  package func escapeByHand() {
    perform {
      if let menu = MenuSession.current(in: windows.key ?? windows.visible.last) {
        return menu.close()
      }
      var top = (windows.key ?? windows.visible.last)?.rootViewController
      while let presented = top?.presentedViewController { top = presented }
      guard let presentation = top?.presentation.controller, top?.presentingViewController != nil
      else { return }
      if top is UIAlertController || presentation is UIPopoverPresentationController {
        presentation.dismissByHand()
      }
    }
  }
}
