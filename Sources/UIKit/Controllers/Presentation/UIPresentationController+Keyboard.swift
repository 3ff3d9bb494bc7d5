// A presentation puts the keyboard away, and editing goes on when it is over (reported of alerts on iOS 9 and
// later; of other presentations recalled; medium). A popover leaves the keyboard where it is (recalled; medium).
extension UIPresentationController {
  /// Ends the editing below the presentation, which takes the keyboard away.
  func putKeyboardAway() {
    guard !(self is UIPopoverPresentationController),
      let window = presentingViewController.viewIfLoaded?.window,
      let responder = window.firstResponder, window.host.keyboard.serves(responder)
    else { return }
    if responder.resignFirstResponder() { editedBefore = responder }
  }

  /// Goes on with the editing that the presentation ended, unless something else is edited by now.
  func bringKeyboardBack() {
    guard let responder = editedBefore else { return }
    editedBefore = nil
    guard let window = responder.responderWindow, window.firstResponder == nil else { return }
    _ = responder.becomeFirstResponder()
  }
}
