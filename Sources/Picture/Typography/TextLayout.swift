/// A text in lines of positioned glyphs, by the rules of UILabel; lengths are in points, y down.
///
/// Sizes aren't rounded to pixels: that is up to the view. Any thread may create a layout.
package struct TextLayout: Sendable {
  /// The constraints of a text's layout.
  package struct Constraints: Sendable, Hashable {
    /// The width that lines are broken at; with infinity, only hard breaks in the text count.
    package var width: CGFloat
    /// Lines that don't fit entirely are omitted, except for the first.
    package var height: CGFloat
    /// The maximum number of lines; zero means no limit.
    package var numberOfLines: Int
    /// Overrides the paragraphs' own mode.
    package var lineBreakMode: ParagraphStyle.LineBreakMode?
    /// Whether natural alignment is to the right, according to the app's language.
    package var isRightToLeft: Bool
    /// Whether lines are separated by their fonts' leading.
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

  /// Glyphs with one font and uniform attributes in a line.
  package struct Run: Sendable {
    package var glyphs: GlyphRun
    /// Relative to the layout's left edge.
    package var x: CGFloat
    package var width: CGFloat
    package var attributes: TextAttributes
    package var metrics: FontMetrics
    /// The part of the text it shows, in UTF-16 units; empty for an ellipsis.
    package var range: Range<Int>
    package var isRightToLeft: Bool
  }

  package struct Line: Sendable {
    /// The part of the text that the line represents, including text hidden by truncation, in
    /// UTF-16 units. The lines' ranges are contiguous.
    package var range: Range<Int>
    /// The left end of its text, and its top.
    package var origin: CGPoint
    /// Relative to the layout's top.
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
  /// Whether a part of the text isn't visible.
  package var isTruncated: Bool
  /// The required fonts that could not be opened: a layout without them isn't an accurate picture.
  package var problems: [FontError] = []

  /// The distance from the top to the first line's baseline; zero if there are no lines.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The distance from the top to the last line's baseline; zero if there are no lines.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  struct Key: Sendable, Hashable {
    var text: StyledText
    var constraints: Constraints
  }

  /// Lays out a text, or returns an earlier layout of the same text.
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

  /// The approximate number of bytes it takes.
  private var cost: Int {
    lines.reduce(300) { sum, line in
      line.runs.reduce(sum + 120) { $0 + 450 + 24 * $1.glyphs.glyphs.count }
    }
  }
}
