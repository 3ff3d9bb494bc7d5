/// A text laid out line by line through containers, by TextKit's rules; lengths are in points, y
/// down.
///
/// Unlike ``TextLayout``, which has one box, lines here avoid excluded shapes and continue in the
/// next container. In text views heights of lines and their baselines are rounded up to pixels, as
/// measured (lines of 20.333 pt at 17 pt and three pixels a point; facts: controls §2; high).
/// Layout managers without a text view have exact lines (126 pictures; high).
package struct TextFlow: Sendable {
  /// A region that text is laid out into.
  package struct Container: Sendable {
    /// Lengths that aren't finite mean no limit.
    package var size: CGSize
    /// The padding of lines at both ends.
    package var padding: CGFloat
    /// Zero means no limit.
    package var maximumNumberOfLines: Int
    /// How the last line that fits ends; wrapping modes don't truncate.
    package var lineBreakMode: ParagraphStyle.LineBreakMode
    /// The areas that lines avoid, in the container's coordinates.
    package var exclusions: [PathData]

    package init(
      size: CGSize, padding: CGFloat = 5, maximumNumberOfLines: Int = 0,
      lineBreakMode: ParagraphStyle.LineBreakMode = .byWordWrapping, exclusions: [PathData] = []
    ) {
      self.size = size
      self.padding = padding
      self.maximumNumberOfLines = maximumNumberOfLines
      self.lineBreakMode = lineBreakMode
      self.exclusions = exclusions
    }
  }

  /// A line, or the part of one next to an excluded shape.
  package struct Fragment: Sendable {
    /// The index of its container.
    package var container: Int
    /// The entire area of the line with its spacing, in the container's coordinates.
    package var rect: CGRect
    /// The part of it that text occupies, with the padding.
    package var usedRect: CGRect
    /// The container width that the line requires, with indents and padding.
    package var neededWidth: CGFloat
    /// The text, in the container's coordinates.
    package var line: TextLayout.Line
  }

  package var fragments: [Fragment]
  /// The end of the laid out text, in UTF-16 units.
  package var end: Int
  /// The required fonts that could not be opened.
  package var problems: [FontError]
  let text: ShapedText

  /// The number of paragraphs reused from the previous layout.
  package var reusedParagraphs: Int { text.reusedCount }

  /// Lays out a text through containers, in order, until it ends or none is left.
  ///
  /// Paragraphs that are unchanged from a previous layout aren't shaped again. `scale` is the number
  /// of pixels per point that lines are rounded to; nil for exact lines.
  package init(
    _ text: StyledText, in containers: [Container], scale: CGFloat?, isRightToLeft: Bool = false,
    usesFontLeading: Bool = true, edition: SystemFontEdition = .current,
    library: FontLibrary = .shared, after previous: TextFlow? = nil,
    lineSpacing: ((Int, CGRect) -> CGFloat?)? = nil
  ) {
    let shaped = library.shapedTexts.value(
      for: ShapedText.Key(text: text, edition: edition), cost: \.cost
    ) { ShapedText(text, edition: edition, library: library, previous: previous?.text) }
    var filler = FlowFiller(
      text: shaped, containers: containers, scale: scale,
      constraints: TextLayout.Constraints(
        isRightToLeft: isRightToLeft, usesFontLeading: usesFontLeading, edition: edition))
    filler.lineSpacing = lineSpacing
    filler.fill()
    self.text = shaped
    problems = shaped.problems
    fragments = filler.fragments
    end = Int(shaped.offsets[filler.end])
  }
}
