/// The line breaking, alignment and spacing of a paragraph; lengths are in points.
package struct ParagraphStyle: Sendable, Hashable {
  package enum Alignment: Sendable, Hashable { case left, center, right, justified, natural }

  package enum LineBreakMode: Sendable, Hashable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }

  package enum WritingDirection: Sendable, Hashable { case natural, leftToRight, rightToLeft }

  /// A tab stop, relative to the leading edge of the text's area.
  package struct TabStop: Sendable, Hashable {
    /// The part of the text after the tab that is aligned to the stop.
    package enum Alignment: Sendable, Hashable { case leading, center, trailing, decimal }

    package var location: CGFloat
    package var alignment: Alignment

    package init(location: CGFloat, alignment: Alignment = .leading) {
      self.location = location
      self.alignment = alignment
    }
  }

  package var alignment: Alignment = .natural
  package var lineBreakMode: LineBreakMode = .byTruncatingTail
  package var baseWritingDirection: WritingDirection = .natural
  /// Whether a last line with a single word takes another one from the previous line
  /// (`NSParagraphStyle.LineBreakStrategy.pushOut`; labels do so from iOS 11).
  ///
  /// Apple documents its purpose, not its conditions: here words are separated by white space, and
  /// the previous line keeps at least one.
  package var pushesOutOrphans = false
  /// Whether a word is only pushed out in a paragraph of two lines, and only if that makes their widths more alike, as
  /// SwiftUI's texts do (macOS 26.2 and iOS 18.5 and 26; facts: SwiftUI layout §1.15, high).
  package var pushesOutOfTwoLinesOnly = false
  /// Added between two lines of the paragraph.
  package var lineSpacing: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// Zero means no limit.
  package var maximumLineHeight: CGFloat = 0
  /// Zero leaves the height unchanged.
  package var lineHeightMultiple: CGFloat = 0
  /// Added after the paragraph unless it is the last.
  package var paragraphSpacing: CGFloat = 0
  /// Added before the paragraph unless it is the first.
  package var paragraphSpacingBefore: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// Relative to the leading edge if positive, otherwise to the trailing edge.
  package var tailIndent: CGFloat = 0
  /// The distance between tab stops; zero means 28 pt.
  package var defaultTabInterval: CGFloat = 0
  /// The paragraph's own tab stops in ascending order; beyond the last one, and if there are none,
  /// stops are ``defaultTabInterval`` apart.
  package var tabStops: [TabStop] = []

  /// The style with lengths limited to the range of fixed-point arithmetic: at most a hundred
  /// thousand points, and 0 if it isn't a number.
  var bounded: ParagraphStyle {
    func bounded(_ length: CGFloat) -> CGFloat {
      length.isNaN ? 0 : min(max(length, -100_000), 100_000)
    }
    var style = self
    style.lineSpacing = bounded(lineSpacing)
    style.minimumLineHeight = bounded(minimumLineHeight)
    style.maximumLineHeight = bounded(maximumLineHeight)
    style.lineHeightMultiple = bounded(lineHeightMultiple)
    style.paragraphSpacing = bounded(paragraphSpacing)
    style.paragraphSpacingBefore = bounded(paragraphSpacingBefore)
    style.firstLineHeadIndent = bounded(firstLineHeadIndent)
    style.headIndent = bounded(headIndent)
    style.tailIndent = bounded(tailIndent)
    style.defaultTabInterval = bounded(defaultTabInterval)
    for index in tabStops.indices {
      style.tabStops[index].location = bounded(tabStops[index].location)
    }
    return style
  }

  package init(
    alignment: Alignment = .natural, lineBreakMode: LineBreakMode = .byTruncatingTail,
    baseWritingDirection: WritingDirection = .natural
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.baseWritingDirection = baseWritingDirection
  }
}
