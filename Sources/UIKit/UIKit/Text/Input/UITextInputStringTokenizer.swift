import Foundation

/// Finds characters, words and paragraphs in a text, by its characters only.
///
/// A word is a run of letters, marks, digits, underscores and apostrophes. Sentences and lines are
/// treated as paragraphs: neither a language's rules nor layout are consulted.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: UIResponder?

  public override init() { super.init() }

  /// Creates a tokenizer for an object's text; the object isn't retained.
  public convenience init(textInput: UIResponder & UITextInput) {
    self.init()
    input = textInput
  }

  private var textInput: (any UITextInput)? { input as? any UITextInput }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let (units, offset) = units(granularity, around: position) else { return nil }
    let unit = units.first {
      isForward(direction)
        ? $0.contains(offset) : $0.lowerBound < offset && offset <= $0.upperBound
    }
    return unit.flatMap { range($0) }
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let (units, offset) = units(granularity, around: position) else { return false }
    return units.contains { (isForward(direction) ? $0.upperBound : $0.lowerBound) == offset }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let (units, offset) = units(granularity, around: position) else { return nil }
    let boundaries = units.flatMap { [$0.lowerBound, $0.upperBound] }
    let next =
      isForward(direction) ? boundaries.first { $0 > offset } : boundaries.last { $0 < offset }
    return next.flatMap(place)
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  // MARK: Units

  /// Returns whether a direction is forward; right and down are.
  private func isForward(_ direction: UITextDirection) -> Bool {
    direction == .storage(.forward) || direction == .layout(.right) || direction == .layout(.down)
  }

  /// Returns the units of the whole text in UTF-16 units, and the offset of a position.
  private func units(
    _ granularity: UITextGranularity, around position: UITextPosition
  ) -> ([Range<Int>], Int)? {
    guard let textInput,
      let all = textInput.textRange(
        from: textInput.beginningOfDocument, to: textInput.endOfDocument),
      let text = textInput.text(in: all)
    else { return nil }
    let offset = textInput.offset(from: textInput.beginningOfDocument, to: position)
    return (TextUnits.ranges(of: granularity, in: text), offset)
  }

  private func place(_ offset: Int) -> UITextPosition? {
    textInput.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }

  private func range(_ range: Range<Int>) -> UITextRange? {
    guard let start = place(range.lowerBound), let end = place(range.upperBound) else { return nil }
    return textInput?.textRange(from: start, to: end)
  }
}
