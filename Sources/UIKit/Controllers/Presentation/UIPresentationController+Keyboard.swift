// A presentation puts the keyboard away, and editing goes on when it is over (reported of alerts on iOS 9 and
// later; of other presentations recalled; medium). A popover leaves the keyboard where it is (recalled; medium).
extension UIPresentationController {
  /// Ends the editing below the presentation, which takes the keyboard away.
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

  /// Goes on with the editing that the presentation ended, unless something else is edited by now.
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
