/// A string with its attributes: what an attributed string is turned into for layout.
///
/// Lengths count UTF-16 units, as in `NSAttributedString`. Runs that end early are continued by
/// the last one.
package struct StyledText: Sendable, Hashable {
  package struct Run: Sendable, Hashable {
    package var length: Int
    package var attributes: TextAttributes

    package init(length: Int, attributes: TextAttributes) {
      self.length = length
      self.attributes = attributes
    }
  }

  package struct ParagraphRun: Sendable, Hashable {
    package var length: Int
    package var style: ParagraphStyle

    package init(length: Int, style: ParagraphStyle) {
      self.length = length
      self.style = style
    }
  }

  package var string: String
  package var runs: [Run]
  /// A paragraph takes the style that its first character has.
  package var paragraphs: [ParagraphRun]

  package init(string: String, runs: [Run], paragraphs: [ParagraphRun]) {
    self.string = string
    self.runs = runs
    self.paragraphs = paragraphs
  }

  /// Makes a text of one look.
  package init(
    _ string: String, attributes: TextAttributes, paragraphStyle: ParagraphStyle = .init()
  ) {
    self.string = string
    runs = [Run(length: .max, attributes: attributes)]
    paragraphs = [ParagraphRun(length: .max, style: paragraphStyle)]
  }
}
