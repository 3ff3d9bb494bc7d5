/// A text input that consults its delegate before it accepts typing.
@MainActor
package protocol KeyboardTyping: UIResponder {
  /// Accepts characters from the keyboard; "\n" is the return key.
  func typeByHand(_ text: String)
  /// Accepts the delete key.
  func deleteByHand()
  /// Clears the entire text, as by selecting all and deleting.
  func clearByHand()
}

extension UITextField: KeyboardTyping {
  package func typeByHand(_ text: String) {
    inOwnWorld {
      guard text != "\n" else { return pressReturn() }
      let range = selection ?? NSRange(location: length, length: 0)
      guard asks(range, text) else { return }
      insertText(text)
    }
  }

  package func deleteByHand() {
    inOwnWorld {
      let range = selection ?? NSRange(location: length, length: 0)
      let gone = range.length > 0 ? range : characterBefore(range.location)
      // If nothing is removed, the delegate isn't consulted; code entry fields still rely on
      // `deleteBackward`.
      if let gone, !asks(gone, "") { return }
      deleteBackward()
    }
  }

  package func clearByHand() {
    inOwnWorld {
      guard hasText, asks(NSRange(location: 0, length: length), "") else { return }
      selectAll(nil)
      deleteBackward()
    }
  }

  private func characterBefore(_ place: Int) -> NSRange? {
    TextUnits.ranges(of: .character, in: parts.text.string).last { $0.upperBound <= place }
      .map { NSRange(location: $0.lowerBound, length: place - $0.lowerBound) }
  }

  private func asks(_ range: NSRange, _ text: String) -> Bool {
    guard isEnabled else { return false }
    if let bar = (self as? UISearchTextField)?.searchBar, let delegate = bar.delegate,
      !delegate.searchBar(bar, shouldChangeTextIn: range, replacementText: text)
    {
      return false
    }
    guard let delegate else { return true }
    return traced(
      "textField(_:shouldChangeCharactersIn:replacementString:)", "\(range), \(text)"
    ) {
      delegate.textField(self, shouldChangeCharactersIn: range, replacementString: text)
    }
  }

  /// Unless the delegate refuses the return key, it ends editing if the control has an action for
  /// that (Apple's documentation of `editingDidEndOnExit`).
  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    if let bar = (self as? UISearchTextField)?.searchBar {
      bar.delegate?.searchBarSearchButtonClicked(bar)
    }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsEditing { _ = resignFirstResponder() }
  }
}

extension SimulationHost {
  /// The object that receives typing.
  package var typingResponder: UIResponder? { firstResponder.responder }

  /// Types text on the keyboard, one character at a time.
  ///
  /// - Returns: False if the first responder doesn't accept text.
  package func typeByHand(_ text: String) -> Bool {
    perform {
      for character in text {
        guard let responder = typingResponder else { return false }
        if let typing = responder as? any KeyboardTyping {
          typing.typeByHand(String(character))
        } else if let input = responder as? any UIKeyInput {
          input.insertText(String(character))
        } else {
          return false
        }
        commit()
      }
      return typingResponder is any UIKeyInput || !text.isEmpty
    }
  }

  /// Moves the caret, which a tap has placed in a text view, to the end of the text.
  package func goToEndByHand() {
    perform {
      guard let view = typingResponder as? UITextView, view.selectedRange.length == 0 else {
        return
      }
      view.selectedRange = NSRange(location: view.length, length: 0)
    }
  }

  /// Presses the delete key of the keyboard.
  package func deleteByHand() -> Bool {
    perform {
      guard let responder = typingResponder else { return false }
      if let typing = responder as? any KeyboardTyping {
        typing.deleteByHand()
      } else if let input = responder as? any UIKeyInput {
        input.deleteBackward()
      } else {
        return false
      }
      return true
    }
  }

  /// Clears the entire text of the first responder.
  package func clearByHand() -> Bool {
    perform {
      guard let responder = typingResponder else { return false }
      if let typing = responder as? any KeyboardTyping {
        typing.clearByHand()
        return true
      }
      guard let input = responder as? any UIKeyInput else { return false }
      // Bounded, as deleting may never empty an app's text.
      var count = 0
      while input.hasText, count < 100_000 {
        input.deleteBackward()
        count += 1
      }
      return true
    }
  }

  /// Whether a hardware keyboard is connected; if so, no keyboard appears on the screen.
  package var hasHardwareKeyboard: Bool {
    get { keyboard.hasHardwareKeyboard }
    set { keyboard.hasHardwareKeyboard = newValue }
  }

  /// The frame of the keyboard on the screen; nil while it is hidden.
  package var keyboardFrame: CGRect? { keyboard.shownFrame }

  /// The windows that can receive touches, from back to front.
  var touchableWindows: [UIWindow] {
    windows.visible + [keyboard.shownWindow].compactMap { $0 }
  }
}
