// A presentation dismisses the keyboard, and editing resumes when it's over (reported for alerts on
// iOS 9 and later; for other presentations recalled; medium). A popover leaves the keyboard as is
// (recalled; medium).
extension UIPresentationController {
  /// Ends editing below the presentation, which dismisses the keyboard.
  func putKeyboardAway() {
    guard !(self is UIPopoverPresentationController),
      let window = presentingViewController.viewIfLoaded?.window,
      let responder = window.host.firstResponder.responder,
      window.host.keyboard.serves(responder)
    else { return }
    let owner = window.host.keyboard.owner(of: responder)
    guard (owner ?? responder).responderWindow === window, responder.resignFirstResponder() else {
      return
    }
    window.host.keyboard.letOwnerRest()
    editedBefore = responder
    ownerOfEdited = owner
  }

  /// Resumes the editing that the presentation ended, unless something else is being edited by now.
  func bringKeyboardBack() {
    guard let responder = editedBefore else { return }
    editedBefore = nil
    let owner = ownerOfEdited
    ownerOfEdited = nil
    guard let host = (owner ?? responder).responderWindow?.host,
      host.firstResponder.responder == nil
    else { return }
    guard let owner else { return _ = responder.becomeFirstResponder() }
    host.keyboard.bringBack(responder, in: owner)
  }
}
