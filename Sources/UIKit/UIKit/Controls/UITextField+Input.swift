/// The editing state of a text field.
struct TextFieldInput {
  var view: UIView?
  var accessoryView: UIView?
  /// The selection, in UTF-16 units; `nil` unless the field is being edited.
  var selection: NSRange?
  var undo = TypingUndo()
}

// A field's text is one string: its positions are offsets in UTF-16 units, as UIKit's are.
extension UITextField: OffsetText, UndoableText {
  var length: Int { parts.text.length }
  var wholeString: String { parts.text.string }

  func part(_ range: UITextRange) -> String {
    parts.text.attributedSubstring(from: units(range)).string
  }

  // MARK: Selection

  /// The selection, clamped to the current text.
  var selection: NSRange? {
    guard let selection = input.selection else { return nil }
    let start = min(selection.location, length)
    return NSRange(location: start, length: min(selection.length, length - start))
  }

  func selectText(from start: Int, to end: Int) {
    guard isEditing else { return }
    input.selection = NSRange(location: start, length: end - start)
    markSelection()
    delegate?.textFieldDidChangeSelection(self)
  }

  func selectText(in range: UITextRange?) {
    guard let range else { return }
    let units = units(range)
    selectText(from: units.location, to: units.location + units.length)
  }

  /// Selects the word at the caret.
  func selectWord() {
    guard let selection else { return }
    if let word = word(at: selection.location) {
      selectText(from: word.lowerBound, to: word.upperBound)
    }
  }

  /// Whether an editing command can be performed; `nil` for other actions. Pasting isn't supported
  /// here, and secure text can't be copied.
  func canEdit(by action: Selector) -> Bool? {
    let isSomethingSelected = (selection?.length ?? 0) > 0
    switch action.name {
    case "cut:", "copy:": return isSomethingSelected && !isSecureTextEntry
    case "delete:": return isSomethingSelected
    case "select:": return isEditing && hasText && !isSomethingSelected
    case "selectAll:": return isEditing && hasText && selection?.length != length
    case "paste:": return false
    default: return nil
    }
  }

  // MARK: Typing

  func put(_ new: String, in range: UITextRange) {
    put(new, in: units(range))
  }

  private func put(_ new: String, in range: NSRange) {
    inOwnWorld {
      if isSecureTextEntry { typingUndo.forget() } else { noteTyping(new, in: range) }
      let text = NSMutableAttributedString(attributedString: parts.text)
      text.replaceCharacters(in: range, with: new)
      parts.text = text
      textDidChange()
      let end = range.location + (new as NSString).length
      sendActions(for: .editingChanged)
      NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
      selectText(from: end, to: end)
    }
  }

  func type(_ new: String) {
    let all = NSRange(location: 0, length: length)
    let target = clearsOnInsertion ? all : selection ?? NSRange(location: length, length: 0)
    clearsOnInsertion = false
    put(new, in: target)
  }

  func deleteBeforeSelection() {
    let target = selection ?? NSRange(location: length, length: 0)
    if let range = deletedRange(before: target) { put("", in: range) }
  }

  // MARK: Taking back

  var typingUndo: TypingUndo {
    get { input.undo }
    set { input.undo = newValue }
  }

  var undoState: TypingUndo.State {
    TypingUndo.State(
      text: parts.text, selection: selection ?? NSRange(location: length, length: 0))
  }

  /// Restores a state; notifications are sent as for typing (low).
  func show(_ state: TypingUndo.State) {
    inOwnWorld {
      parts.text = state.text
      textDidChange()
      sendActions(for: .editingChanged)
      NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
      selectText(
        from: state.selection.location, to: state.selection.location + state.selection.length)
    }
  }

  // MARK: Places

  /// Returns the horizontal position of an offset in the field's coordinates. Text that has been
  /// shrunk or scrolled to fit isn't considered (low).
  private func x(of offset: Int) -> CGFloat {
    let line = parts.textLabel
    let room = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let text = shownText
    let whole = text.size().width
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start: CGFloat =
      switch line.textAlignment {
      case .left, .justified: room.minX
      case .right: room.maxX - whole
      case .center: room.midX - whole / 2
      case .natural: isRightToLeft ? room.maxX - whole : room.minX
      }
    let before = text.attributedSubstring(from: NSRange(location: 0, length: offset))
    return start + before.size().width
  }

  /// The text with its font, or the dots that replace it.
  private var shownText: NSAttributedString {
    let string =
      isSecureTextEntry ? String(repeating: "•", count: length) : parts.text.string
    return NSAttributedString(
      string: string, attributes: [.font: font ?? UIFont.systemFont(ofSize: 17)])
  }

  private func line(from start: CGFloat, to end: CGFloat) -> CGRect {
    let room = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let height = (font ?? UIFont.systemFont(ofSize: 17)).lineHeight
    return CGRect(x: start, y: room.midY - height / 2, width: end - start, height: height)
  }

  func caret(at position: UITextPosition) -> CGRect {
    let x = x(of: offset(of: position))
    return line(from: x, to: x + 2)
  }

  func rect(of range: UITextRange) -> CGRect {
    let units = units(range)
    return line(from: x(of: units.location), to: x(of: units.location + units.length))
  }

  func selectedRects(_ range: UITextRange) -> [UITextSelectionRect] {
    range.isEmpty ? [] : [PlacedSelectionRect(rect(of: range), isFirst: true, isLast: true)]
  }

  /// Returns the character boundary that is nearest to a horizontal position.
  func closestOffset(to x: CGFloat, in range: ClosedRange<Int>) -> Int {
    let ends = TextUnits.ranges(of: .character, in: parts.text.string).map(\.upperBound)
    let places = ([0] + ends).filter(range.contains)
    return places.min { abs(self.x(of: $0) - x) < abs(self.x(of: $1) - x) } ?? range.lowerBound
  }

  func character(at point: CGPoint) -> UITextRange? {
    let character = TextUnits.ranges(of: .character, in: parts.text.string).first {
      x(of: $0.lowerBound) <= point.x && point.x < x(of: $0.upperBound)
    }
    return character.map { TextOffsetRange(NSRange($0)) }
  }
}
