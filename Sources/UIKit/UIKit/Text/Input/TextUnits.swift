/// The characters, words and paragraphs of a text.
enum TextUnits {
  /// Returns the units of a text, in UTF-16 units and in order; what is between two belongs to
  /// none.
  static func ranges(of granularity: UITextGranularity, in text: String) -> [Range<Int>] {
    switch granularity {
    case .character: runs(in: text) { _, _ in false }
    case .word: runs(in: text, where: isInWord) { _, _ in true }
    case .sentence, .paragraph, .line: runs(in: text) { before, _ in !before.isNewline }
    case .document: text.isEmpty ? [] : [0..<text.utf16.count]
    }
  }

  private static func isInWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_'’".contains(character)
  }

  /// Groups adjacent characters that belong together.
  private static func runs(
    in text: String, where isIncluded: (Character) -> Bool = { _ in true },
    joining joins: (Character, Character) -> Bool
  ) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var offset = 0
    var last: Character?
    for character in text {
      let end = offset + character.utf16.count
      if isIncluded(character) {
        if let last, let run = runs.last, joins(last, character) {
          runs[runs.count - 1] = run.lowerBound..<end
        } else {
          runs.append(offset..<end)
        }
        last = character
      } else {
        last = nil
      }
      offset = end
    }
    return runs
  }
}
