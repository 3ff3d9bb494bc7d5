/// A text in lines of placed glyphs, by the rules of UILabel; lengths in points, y down.
///
/// Sizes aren't rounded to pixels: that is the view's. Any thread may make a layout.
package struct TextLayout: Sendable {
  /// What a text is laid out into.
  package struct Constraints: Sendable, Hashable {
    /// Where lines are broken; infinity breaks only where the text says so.
    package var width: CGFloat
    /// Lines that aren't wholly within are left out, but for the first.
    package var height: CGFloat
    /// The greatest number of lines; zero sets no limit.
    package var numberOfLines: Int
    /// Takes the place of the paragraphs' own mode.
    package var lineBreakMode: ParagraphStyle.LineBreakMode?
    /// Whether natural alignment is to the right, as the app's language says.
    package var isRightToLeft: Bool
    /// Whether lines are apart by their fonts' leading.
    package var usesFontLeading: Bool
    package var edition: SystemFontEdition

    package init(
      width: CGFloat = .infinity, height: CGFloat = .infinity, numberOfLines: Int = 0,
      lineBreakMode: ParagraphStyle.LineBreakMode? = nil, isRightToLeft: Bool = false,
      usesFontLeading: Bool = true, edition: SystemFontEdition = .current
    ) {
      self.width = width
      self.height = height
      self.numberOfLines = numberOfLines
      self.lineBreakMode = lineBreakMode
      self.isRightToLeft = isRightToLeft
      self.usesFontLeading = usesFontLeading
      self.edition = edition
    }
  }

  /// Glyphs of one font and one look in a line.
  package struct Run: Sendable {
    package var glyphs: GlyphRun
    /// From the layout's left edge.
    package var x: CGFloat
    package var width: CGFloat
    package var attributes: TextAttributes
    package var metrics: FontMetrics
    /// The part of the text it shows, in UTF-16 units; empty for an ellipsis.
    package var range: Range<Int>
    package var isRightToLeft: Bool
  }

  package struct Line: Sendable {
    /// The part of the text that the line stands for, with what a truncation hides, in UTF-16
    /// units. The lines' ranges follow each other without gaps.
    package var range: Range<Int>
    /// The left end of its text and its top.
    package var origin: CGPoint
    /// From the layout's top.
    package var baseline: CGFloat
    package var width: CGFloat
    package var height: CGFloat
    package var ascent: CGFloat
    package var descent: CGFloat
    package var isTruncated: Bool
    /// In visual order.
    package var runs: [Run]
  }

  package var lines: [Line]
  /// The width of the longest line with its indents, and the height of all lines.
  package var size: CGSize
  /// Whether a part of the text isn't shown.
  package var isTruncated: Bool
  /// The fonts that the text needs and that could not be opened: what is laid out without them is
  /// no picture of it.
  package var problems: [FontError] = []

  /// The first line's baseline from the top; zero without lines.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The last line's baseline from the top; zero without lines.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  struct Key: Sendable, Hashable {
    var text: StyledText
    var constraints: Constraints
  }

  /// Lays out a text, or finds the layout it made of the same before.
  package static func layout(
    _ text: StyledText, in constraints: Constraints = .init(), library: FontLibrary = .shared
  ) -> TextLayout {
    let key = Key(text: text, constraints: constraints)
    return library.layouts.value(for: key, cost: \.cost) {
      let shaped = library.shapedTexts.value(
        for: ShapedText.Key(text: text, edition: constraints.edition), cost: \.cost
      ) { ShapedText(text, edition: constraints.edition, library: library) }
      var layout = LineFiller(shaped, constraints).fill()
      layout.problems = shaped.problems
      return layout
    }
  }

  /// Roughly how many bytes it takes.
  private var cost: Int {
    lines.reduce(300) { sum, line in
      line.runs.reduce(sum + 120) { $0 + 450 + 24 * $1.glyphs.glyphs.count }
    }
  }
}
