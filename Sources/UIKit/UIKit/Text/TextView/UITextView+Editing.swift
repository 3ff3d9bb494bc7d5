import Foundation

extension UITextView: OffsetText, UndoableText {
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when text is typed, such as by ``insertText(_:)``.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  var length: Int { content.storage.length }
  var wholeString: String { content.storage.string }

  // The order of these calls is a simulator's (iOS 26.1; facts: controls, text view; high).

  func didBeginEditing() {
    content.isEditing = true
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func didEndEditing() {
    content.isEditing = false
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  func resignIfNeeded() {
    if isFirstResponder, !canBecomeFirstResponder { resignFirstResponder() }
  }

  /// Selects a part of the text; an unchanged selection isn't notified again.
  func select(_ range: NSRange) {
    let range = clamped(range)
    guard range != content.selection else { return }
    content.selection = range
    adoptTypingAttributes(at: range)
    updateSelectionView()
    inOwnWorld { delegate?.textViewDidChangeSelection(self) }
  }

  /// Adopts the attributes for typing from the text before a range, or at the start from the text
  /// after it.
  private func adoptTypingAttributes(at range: NSRange) {
    guard length > 0 else { return }
    let index = range.length > 0 ? range.location : max(range.location - 1, 0)
    var values = content.storage.attributes(at: min(index, length - 1), effectiveRange: nil)
    values[.attachment] = nil
    values[.link] = nil
    guard !values.isEmpty else { return }
    content.typing = values
    content.manager.surroundings.typingAttributes = values
  }

  func type(_ text: String) {
    let target = clearsOnInsertion ? NSRange(location: 0, length: length) : selectedRange
    clearsOnInsertion = false
    put(text, in: target)
  }

  /// Replaces a part of the text as typing does: the caret moves to its end.
  func put(_ text: String, in range: NSRange) {
    inOwnWorld {
      let range = clamped(range)
      guard range.length > 0 || !text.isEmpty else { return }
      noteTyping(text, in: range)
      let typed = NSAttributedString(string: text, attributes: typingAttributes)
      content.storage.replaceCharacters(in: range, with: typed)
      didType(NSRange(location: range.location + typed.length, length: 0))
    }
  }

  /// Sets the selection after the user changed the text, and notifies of the change.
  private func didType(_ selection: NSRange) {
    content.selection = clamped(selection)
    updateSelectionView()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    observedPropertiesDidChange()
    if isFirstResponder, isScrollEnabled, bounds.height > 0 { reveal(content.selection) }
  }

  // MARK: Taking back

  var typingUndo: TypingUndo {
    get { content.undo }
    set { content.undo = newValue }
  }

  var undoState: TypingUndo.State {
    TypingUndo.State(
      text: NSAttributedString(attributedString: content.storage), selection: selectedRange)
  }

  /// Notifies as typing does (low).
  func show(_ state: TypingUndo.State) {
    inOwnWorld {
      content.storage.replaceCharacters(
        in: NSRange(location: 0, length: length), with: state.text)
      didType(state.selection)
    }
  }

  /// Returns whether an editing command can be performed, or nil for other actions. Pasting isn't
  /// supported.
  func canEdit(by action: Selector) -> Bool? {
    let selected = selectedRange.length
    switch action.name {
    case "copy:": return selected > 0
    case "cut:", "delete:": return isEditable && selected > 0
    case "select:": return isSelectable && hasText && selected == 0
    case "selectAll:": return isSelectable && hasText && selected != length
    case "paste:": return false
    default: return nil
    }
  }

  /// Shows the caret, or the selection, while the view is being edited.
  func updateSelectionView() {
    let view = content.selectionView
    guard isFirstResponder, !content.isStale else { return view.show(caret: nil, marked: []) }
    let range = selectedRange
    if range.length > 0 {
      view.show(caret: nil, marked: selectedRects(range).map(\.rect))
    } else {
      view.show(caret: isEditable ? caret(at: range.location) : nil, marked: [])
    }
  }
}
