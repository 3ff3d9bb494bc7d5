import Foundation

extension UITextView: TapHandling {
  /// Performs a tap: puts the caret at the nearest insertion point (on a device at the nearest end
  /// of a word; low), or follows a link if the text isn't editable.
  func tapped(at point: CGPoint) {
    inOwnWorld {
      guard isEditable else { return follow(at: point) }
      guard isFirstResponder || becomeFirstResponder() else { return }
      layoutIfNeeded()
      select(NSRange(location: closestOffset(to: point, in: 0...length), length: 0))
    }
  }

  /// Returns whether a tap at a point has an effect; others are left to recognizers of superviews,
  /// as UIKit's own link recognizer begins on links only (recalled; medium).
  func takesTap(at point: CGPoint) -> Bool {
    if isEditable { return true }
    guard isSelectable, let touched = character(at: point) else { return false }
    let values = content.storage.attributes(at: units(touched).location, effectiveRange: nil)
    return values[.link] != nil || values[.attachment] != nil
  }

  /// Asks the delegate about a link or an attachment, by the method of iOS 10 and by the earlier
  /// one, and opens the link.
  private func follow(at point: CGPoint) {
    guard isSelectable, let touched = character(at: point) else { return }
    let index = units(touched).location
    var range = NSRange()
    let values = content.storage.attributes(at: index, effectiveRange: &range)
    let whole = NSRange(location: 0, length: length)
    if let link = values[.link], let url = link as? URL ?? URL(string: "\(link)") {
      _ = content.storage.attribute(
        .link, at: index, longestEffectiveRange: &range, in: whole)
      let range = range
      let opens = traced("textView(_:shouldInteractWith:in:interaction:)", "\(url), \(range)") {
        guard let delegate else { return true }
        return delegate.textView(
          self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
          && delegate.textView(self, shouldInteractWith: url, in: range)
      }
      if opens { UIApplication.shared.open(url, options: [:], completionHandler: nil) }
    } else if let attachment = values[.attachment] as? NSTextAttachment {
      _ = traced("textView(_:shouldInteractWith:in:interaction:)", "attachment, \(range)") {
        guard let delegate else { return true }
        return delegate.textView(
          self, shouldInteractWith: attachment, in: range, interaction: .invokeDefaultAction)
          && delegate.textView(self, shouldInteractWith: attachment, in: range)
      }
    }
  }
}

extension UITextView: KeyboardTyping {
  package func typeByHand(_ text: String) {
    inOwnWorld {
      let range = clearsOnInsertion ? NSRange(location: 0, length: length) : selectedRange
      if asks(range, text) { insertText(text) }
    }
  }

  package func deleteByHand() {
    inOwnWorld {
      if let gone = deletedRange(before: selectedRange), asks(gone, "") { deleteBackward() }
    }
  }

  package func clearByHand() {
    inOwnWorld {
      guard hasText, asks(NSRange(location: 0, length: length), "") else { return }
      selectAll(nil)
      deleteBackward()
    }
  }

  private func asks(_ range: NSRange, _ text: String) -> Bool {
    guard isEditable else { return false }
    guard let delegate else { return true }
    return traced("textView(_:shouldChangeTextIn:replacementText:)", "\(range), \(text)") {
      delegate.textView(self, shouldChangeTextIn: range, replacementText: text)
    }
  }
}
