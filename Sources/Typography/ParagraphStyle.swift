/// How the lines of a paragraph are broken, aligned and spaced; lengths in points.
package struct ParagraphStyle: Sendable, Hashable {
  package enum Alignment: Sendable, Hashable { case left, center, right, justified, natural }

  package enum LineBreakMode: Sendable, Hashable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }

  package enum WritingDirection: Sendable, Hashable { case natural, leftToRight, rightToLeft }

  /// A place to which a tab leads, from the leading edge of the text's room.
  package struct TabStop: Sendable, Hashable {
    /// Which part of the text after the tab stands at the stop.
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
  /// Whether a last line of a single word takes another one from the line before
  /// (`NSParagraphStyle.LineBreakStrategy.pushOut`; labels do so from iOS 11).
  ///
  /// Apple documents what it is for, not its conditions: here words are what white space parts,
  /// and the line before keeps one at least.
  package var pushesOutOrphans = false
  /// Added between two lines of the paragraph.
  package var lineSpacing: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// Zero sets no limit.
  package var maximumLineHeight: CGFloat = 0
  /// Zero leaves the height as it is.
  package var lineHeightMultiple: CGFloat = 0
  /// Added after the paragraph unless it is the last.
  package var paragraphSpacing: CGFloat = 0
  /// Added before the paragraph unless it is the first.
  package var paragraphSpacingBefore: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// From the leading edge when positive, from the trailing edge otherwise.
  package var tailIndent: CGFloat = 0
  /// The distance of tab stops; zero means 28 pt.
  package var defaultTabInterval: CGFloat = 0
  /// The paragraph's own tab stops in ascending order; beyond the last one, and where there are
  /// none, stops are ``defaultTabInterval`` apart.
  package var tabStops: [TabStop] = []

  /// The style with lengths that arithmetic in fixed point holds: not beyond a hundred thousand
  /// points, and 0 for what isn't a number.
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
