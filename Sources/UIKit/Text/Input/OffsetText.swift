/// A text that is kept as one string: its positions are offsets in UTF-16 units, as UIKit's are.
@MainActor
protocol OffsetText: AnyObject {
  /// In UTF-16 units.
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

  /// The position a number of units away; nil outside of the text.
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

  /// A range within the text as it is.
  func clamped(_ range: NSRange) -> NSRange {
    guard range.location != NSNotFound else { return NSRange(location: length, length: 0) }
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }

  /// The word that an offset is in, or at an end of.
  func word(at offset: Int) -> Range<Int>? {
    TextUnits.ranges(of: .word, in: wholeString).first {
      $0.lowerBound <= offset && offset <= $0.upperBound
    }
  }

  /// What deleting backward takes away: what is selected, or the character before it.
  func deletedRange(before selection: NSRange) -> NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0, selection.location <= length else { return nil }
    let text = wholeString
    // A character that a place splits goes from its start to the place, in whole scalars.
    let place = String.Index(utf16Offset: selection.location, in: text)
    let end = place.samePosition(in: text.unicodeScalars) ?? text.unicodeScalars.index(after: place)
    let before = text[..<end]
    guard let last = before.last else { return nil }
    let offset = end.utf16Offset(in: text)
    return NSRange(location: offset - last.utf16.count, length: last.utf16.count)
  }

  /// The character, of however many scalars, that a unit belongs to.
  func character(at offset: Int) -> NSRange {
    let text = wholeString
    guard offset >= 0, offset < length else { return NSRange(location: length, length: 0) }
    let end = text.index(after: String.Index(utf16Offset: offset, in: text))
    let start = text.index(before: end).utf16Offset(in: text)
    return NSRange(location: start, length: end.utf16Offset(in: text) - start)
  }
}

extension UITextLayoutDirection {
  /// Whether it goes towards the start of a line of text, which is taken to run to the right.
  var isBackward: Bool { self == .left || self == .up }
}
