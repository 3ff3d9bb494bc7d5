/// Something that asks its delegate before it takes what is typed by hand.
@MainActor
package protocol KeyboardTyping: UIResponder {
  /// Takes characters from the keyboard; "\n" is the return key.
  func typeByHand(_ text: String)
  /// Takes the delete key.
  func deleteByHand()
  /// Takes the whole text away, as by selecting all and deleting.
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
      // There is nothing to ask about where nothing goes; fields of codes count on the call.
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

  /// A return key that the delegate doesn't refuse ends editing where the control has an action for that
  /// (Apple's documentation of `editingDidEndOnExit`).
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
  /// The object that typing goes to.
  package var typingResponder: UIResponder? { firstResponder.responder }

  /// Types text by the keyboard, a character at a time.
  ///
  /// - Returns: False if nothing that text can be typed into is first responder.
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

  /// Puts the caret that a tap put into a text view behind its text.
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

  /// Takes the whole text of the first responder away.
  package func clearByHand() -> Bool {
    perform {
      guard let responder = typingResponder else { return false }
      if let typing = responder as? any KeyboardTyping {
        typing.clearByHand()
        return true
      }
      guard let input = responder as? any UIKeyInput else { return false }
      // Bounded, as nothing says that deleting ever empties what an app has.
      var count = 0
      while input.hasText, count < 100_000 {
        input.deleteBackward()
        count += 1
      }
      return true
    }
  }

  /// Whether a hardware keyboard is connected, with which no keyboard appears on the screen.
  package var hasHardwareKeyboard: Bool {
    get { keyboard.hasHardwareKeyboard }
    set { keyboard.hasHardwareKeyboard = newValue }
  }

  /// Where the keyboard lies on the screen; nil while it is away.
  package var keyboardFrame: CGRect? { keyboard.shownFrame }

  /// The windows that fingers may touch, from back to front.
  var touchableWindows: [UIWindow] {
    visibleWindows + [keyboard.shownWindow].compactMap { $0 }
  }
}
