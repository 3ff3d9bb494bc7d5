/// What a text field keeps beside its text for its being edited.
struct TextFieldInput {
  var view: UIView?
  var accessoryView: UIView?
  /// What is selected, in UTF-16 units; nil unless the field is edited.
  var selection: NSRange?
}

extension UITextLayoutDirection {
  /// Whether it goes towards the start of a line of text, which is taken to run to the right.
  var isBackward: Bool { self == .left || self == .up }
}

// A field's text is one string: its positions are offsets in UTF-16 units, as UIKit's are.
extension UITextField {
  var length: Int { parts.text.length }

  func offset(of position: UITextPosition) -> Int {
    min(max((position as? TextOffset)?.offset ?? 0, 0), length)
  }

  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    let offsets = [offset(of: start), offset(of: end)].sorted()
    return TextOffsetRange(NSRange(location: offsets[0], length: offsets[1] - offsets[0]))
  }

  /// The position a number of units away; nil outside of the text.
  func place(from position: UITextPosition, _ distance: Int) -> UITextPosition? {
    let place = offset(of: position) + distance
    return (0...length).contains(place) ? TextOffset(place) : nil
  }

  func order(of a: UITextPosition, _ b: UITextPosition) -> ComparisonResult {
    let distance = offset(of: b) - offset(of: a)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  private func units(_ range: UITextRange) -> NSRange {
    let start = offset(of: range.start)
    return NSRange(location: start, length: max(0, offset(of: range.end) - start))
  }

  func part(_ range: UITextRange) -> String {
    parts.text.attributedSubstring(from: units(range)).string
  }

  // MARK: Selection

  /// What is selected, within the text as it is.
  var selection: NSRange? {
    guard let selection = input.selection else { return nil }
    let start = min(selection.location, length)
    return NSRange(location: start, length: min(selection.length, length - start))
  }

  func selectText(from start: Int, to end: Int) {
    guard isEditing else { return }
    input.selection = NSRange(location: start, length: end - start)
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
    let word = TextUnits.ranges(of: .word, in: parts.text.string).first {
      $0.lowerBound <= selection.location && selection.location <= $0.upperBound
    }
    if let word { selectText(from: word.lowerBound, to: word.upperBound) }
  }

  /// Whether a command of editing can be performed; nil for other actions. Nothing is pasted here,
  /// and a secure text is not copied.
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
    if target.length > 0 { return put("", in: target) }
    let characters = TextUnits.ranges(of: .character, in: parts.text.string)
    guard let last = characters.last(where: { $0.upperBound <= target.location }) else { return }
    put("", in: NSRange(location: last.lowerBound, length: target.location - last.lowerBound))
  }

  // MARK: Places

  /// Where the text begins, and how far it is to an offset, in the field's coordinates. Text that
  /// has been shrunk or scrolled to fit isn't followed (low).
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

  /// The text with its font, or the dots in its place.
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
    range.isEmpty ? [] : [FieldSelectionRect(rect(of: range))]
  }

  /// The place between characters that is nearest to a horizontal position.
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

/// The rectangle of what is selected in a field's one line.
private final class FieldSelectionRect: UITextSelectionRect {
  private let place: CGRect

  init(_ place: CGRect) {
    self.place = place
    super.init()
  }

  override var rect: CGRect { place }
  override var containsStart: Bool { true }
  override var containsEnd: Bool { true }
}
