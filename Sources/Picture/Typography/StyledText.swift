/// A string with its attributes: the layout form of an attributed string.
///
/// Lengths count UTF-16 units, as in `NSAttributedString`. If runs end early, the last one is
/// extended.
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
  /// A paragraph uses the style of its first character.
  package var paragraphs: [ParagraphRun]

  package init(string: String, runs: [Run], paragraphs: [ParagraphRun]) {
    self.string = string
    self.runs = runs
    self.paragraphs = paragraphs
  }

  /// Creates a text with uniform attributes.
  package init(
    _ string: String, attributes: TextAttributes, paragraphStyle: ParagraphStyle = .init()
  ) {
    self.string = string
    runs = [Run(length: .max, attributes: attributes)]
    paragraphs = [ParagraphRun(length: .max, style: paragraphStyle)]
  }
}
