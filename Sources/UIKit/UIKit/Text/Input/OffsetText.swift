/// A text that is stored as one string; its positions are offsets in UTF-16 units, as UIKit's are.
@MainActor
protocol OffsetText: AnyObject {
  /// The length in UTF-16 units.
  var length: Int { get }
  var wholeString: String { get }
}

extension OffsetText {
  func offset(of position: UITextPosition) -> Int {
    min(max((position as? TextOffset)?.offset ?? 0, 0), length)
  }

  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    let offsets = [offset(of: start), offset(of: end)].sorted()
    return TextOffsetRange(NSRange(location: offsets[0], length: offsets[1] - offsets[0]))
  }

  /// Returns the position a number of units away, or nil outside of the text.
  func place(from position: UITextPosition, _ distance: Int) -> UITextPosition? {
    let place = offset(of: position) + distance
    return (0...length).contains(place) ? TextOffset(place) : nil
  }

  func order(of a: UITextPosition, _ b: UITextPosition) -> ComparisonResult {
    let distance = offset(of: b) - offset(of: a)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  func units(_ range: UITextRange) -> NSRange {
    let start = offset(of: range.start)
    return NSRange(location: start, length: max(0, offset(of: range.end) - start))
  }

  /// Returns the range clamped to the current text.
  func clamped(_ range: NSRange) -> NSRange {
    guard range.location != NSNotFound else { return NSRange(location: length, length: 0) }
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }

  /// Returns the word that contains an offset or is adjacent to it.
  func word(at offset: Int) -> Range<Int>? {
    TextUnits.ranges(of: .word, in: wholeString).first {
      $0.lowerBound <= offset && offset <= $0.upperBound
    }
  }

  /// Returns the range that deleting backward removes: the selection, or the character before it.
  func deletedRange(before selection: NSRange) -> NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0, selection.location <= length else { return nil }
    let text = wholeString
    // A character that contains the insertion point is deleted from its start to that point, in
    // whole scalars.
    let place = String.Index(utf16Offset: selection.location, in: text)
    let end = place.samePosition(in: text.unicodeScalars) ?? text.unicodeScalars.index(after: place)
    let before = text[..<end]
    guard let last = before.last else { return nil }
    let offset = end.utf16Offset(in: text)
    return NSRange(location: offset - last.utf16.count, length: last.utf16.count)
  }

  /// Returns the range of the character, of any number of scalars, that a unit belongs to.
  func character(at offset: Int) -> NSRange {
    let text = wholeString
    guard offset >= 0, offset < length else { return NSRange(location: length, length: 0) }
    let end = text.index(after: String.Index(utf16Offset: offset, in: text))
    let start = text.index(before: end).utf16Offset(in: text)
    return NSRange(location: start, length: end.utf16Offset(in: text) - start)
  }
}

extension UITextLayoutDirection {
  /// Whether it moves towards the start of a line of text, which is assumed to be left to right.
  var isBackward: Bool { self == .left || self == .up }
}
