import Foundation

/// Tables, lists, their rows, separators and headers.
package enum TableFacts: FactSubject {
  package static let title = "Tables and lists"

  // MARK: Rows

  package static let sizesFollowText = ReleaseFact(
    "Rows and accessories grow with the text size; before, only Large is recorded", since: 26,
    "§4.1: 80 for 33 pt text, which is 44 · 40 / 22", .high)

  package static let rowsCanBeMeasured = ReleaseFact(
    "Rows with an estimated height measure their cells, and `rowHeight` is automatic by default",
    since: 8,
    "UIKit release notes", .high)

  package static let rowsAreEstimated = ReleaseFact(
    "`estimatedRowHeight` starts as automatic", since: 11, "UIKit release notes", .high)

  package static let cellsFollowContent = ReleaseFact(
    "Visible cells that measure themselves do so again when their content changes", since: 16,
    "WWDC 2022, session 10068", .high)

  package static let oneLinePadding = ReleaseFact<CGFloat>(
    "What a one-line row adds to its label",
    .since(7, 22, "margins of 11; 44 whatever the text up to 22 high, §4.1", .medium),
    .since(26, 31.5, "52 for 17 pt text, §4.1", .high))

  package static let labelsStandOnPoints = ReleaseFact(
    "A cell's labels are rounded to whole points; later, to pixels", until: 13,
    "11.75 became 12 in a row of 44", .high)

  /// The distances between a subtitle cell's labels.
  package struct SubtitleSpacing: FactValue {
    package var top: CGFloat
    package var gap: CGFloat
    package var bottom: CGFloat

    package var factText: String {
      "\(top.factText) above, \(gap.factText) between, \(bottom.factText) below"
    }
  }

  package static let subtitleSpacing = ReleaseFact<SubtitleSpacing>(
    "Room around a subtitle cell's labels, in plain tables",
    .since(7, SubtitleSpacing(top: 10, gap: 1, bottom: 9.5), "55.5 at 2x, §4.4", .high),
    .since(26, SubtitleSpacing(top: 9, gap: 3, bottom: 11.5), "62, §4.4", .high))

  package static let groupedSubtitleSpacing = ReleaseFact<SubtitleSpacing>(
    "Room around a subtitle cell's labels, in grouped tables",
    .since(7, SubtitleSpacing(top: 10, gap: 1, bottom: 9.5), "55.5 at 2x, §4.4", .high),
    .since(26, SubtitleSpacing(top: 15.5, gap: 0, bottom: 15.5), "69.5, §4.4", .high))

  package static let subtitlesAreCentred = ReleaseFact(
    "Subtitle rows keep 44, and their labels stack without a gap", until: 13, "§4.4", .high)

  package static let cellsFollowTextSize = ReleaseFact(
    "Cells follow the text size by themselves", since: 11, "recalled", .medium)

  package static let subtitlesAreSubheadlines = ReleaseFact(
    "A subtitle has the subheadline style, 15 points; before, caption 1, 12 points", since: 26,
    "§4.4", .high)

  // MARK: Margins

  package static let fixedMargin = ReleaseFact<CGFloat?>(
    "Where texts and separators start, if not at the system margin",
    .since(7, 15, "published separator insets per device and release", .high),
    .since(8, nil, "published separator insets per device and release", .high))

  package static let verticalCellMargin = ReleaseFact<CGFloat>(
    "Top and bottom margins of a content view",
    .since(7, 8, "measured on iOS 11.2", .high), .since(13, 11, "recalled", .medium),
    .since(26, 15, "measured", .high))

  package static let imageGap = ReleaseFact<CGFloat>(
    "Gap between a cell's image and its text",
    .since(7, 15, "§4.4", .medium), .since(11, 16, "§4.4", .medium))

  package static let followsReadableWidth = ReleaseFact(
    "Cells keep their content inside the readable width by default", in: 9..<12,
    "documentation of `cellLayoutMarginsFollowReadableWidth`", .high)

  // MARK: Separators

  package static let contentViewLeavesSeparator = ReleaseFact(
    "The separator's pixel is taken from the content view: 43.5 or 43.667 high in a row of 44",
    until: 13, "§4.1", .high)

  package static let drawsFillerRows = ReleaseFact(
    "Empty rows below a plain table's content are drawn by default", until: 15,
    "documentation of `fillerRowHeight`", .high)

  package static let separatorsAreInsetAtBothEnds = ReleaseFact(
    "Separators end at the margin on both sides; before, they run to the far edge", since: 26,
    "§4.5", .high)

  package static let separatorInsetsCountFromMargin = ReleaseFact(
    "A separator inset below the cell's margin has no effect; later insets count from the edge",
    until: 11, "§4.5 and the release's documentation", .high)

  package static let separatorThickness = ReleaseFact<CGFloat?>(
    "Thickness of a separator; none: one pixel",
    .since(7, nil, "§4.5", .high), .since(26, 1, "two rows at 2x, §4.5", .medium))

  package static let lightSeparatorColor = ReleaseFact<FactColor?>(
    "Colour of separators in the light style, if it is not the system's",
    .since(7, nil, "§4.5", .high),
    .since(26, .white(0, alpha: 23 / 255), "232 grey on white, measured", .medium))

  // MARK: Headers and footers

  package static let footerTop = ReleaseFact<CGFloat>(
    "Room above a footer's text",
    .since(7, 7.5, "titled footers are 37.5 with one line of 13 pt, §4.6", .medium),
    .since(26, 7.667, "§4.6", .medium))

  package static let footerBottom = ReleaseFact<CGFloat>(
    "Room below a footer's text",
    .since(7, 14, "titled footers are 37.5 with one line of 13 pt, §4.6", .medium),
    .since(26, 6.667, "§4.6", .medium))

  package static let groupedTitleBottom = ReleaseFact<CGFloat>(
    "Room below a grouped header's text",
    .since(7, 7.5, "recalled", .low), .since(26, 5.5, "38 = 12 + label + 5.5, §4.6", .high))

  package static let gapAfterTitledFooter = ReleaseFact<CGFloat>(
    "What a grouped header's title adds below a titled footer",
    .since(7, 0, "§4.6", .medium), .since(26, 7.5, "45.5 after 38, §4.6", .high))

  package static let plainHeaderTopPadding = ReleaseFact<CGFloat>(
    "The gap above the headers of a plain table",
    .since(7, 0, "§4.6", .high), .since(15, 22, "§4.6", .high))

  package static let groupedHeadersAreHeadlines = ReleaseFact(
    "Grouped headers are 17 semibold; before, 13", since: 26, "§4.6", .medium)

  package static let groupedHeadersAreCapitals = ReleaseFact(
    "Grouped headers are in capitals", until: 26, "§4.6", .high)

  package static let groupedTitleColor = ReleaseFact<FactColor>(
    "Colour of titles in grouped tables",
    .since(7, .rgb(109, 109, 114), "recalled", .medium),
    .since(13, .system(.secondaryLabel), "recalled", .medium))

  package static let plainHeaderColor = ReleaseFact<FactColor?>(
    "Colour of plain headers; none: the table's, only while rows pass below them",
    .since(7, .white(247 / 255), "recalled", .medium),
    .since(13, .system(.systemGray6), "recalled", .medium), .since(15, nil, "pictures", .medium))

  package static let cardRadius = ReleaseFact<CGFloat>(
    "Radius of an inset group's corners",
    .since(13, 10, "§4.6", .high), .since(26, 26, "§4.6", .high))

  package static let wideCardMargin = ReleaseFact<CGFloat>(
    "Margin of a row inside an inset group of a table from 414 points in width",
    .since(13, 16, "Interface Builder: a document of 414 × 736 points, on iOS 17", .medium),
    .since(18, 20, "Interface Builder: 50 rows of three documents on iOS 18 and 26", .medium))

  // MARK: Colours of cells

  package static let valueColor = ReleaseFact<FactColor>(
    "Colour of a value at a cell's end",
    .since(7, .system(.systemGray), "(142, 142, 147), recalled", .medium),
    .since(13, .system(.secondaryLabel), "recalled", .medium))

  package static let subtitleColor = ReleaseFact<FactColor>(
    "Colour of a subtitle",
    .since(7, .system(.label), "recalled", .medium),
    .since(26, .system(.secondaryLabel), "recalled", .medium))

  package static let selectionColor = ReleaseFact<FactColor>(
    "Colour of a selected cell",
    .since(7, .white(217 / 255), "recalled", .medium),
    .since(13, .system(.systemGray4), "measured on iOS 26.1", .high))

  package static let collectionBackground = ReleaseFact<FactColor>(
    "Background of a collection view made in code",
    .since(7, .white(0), "facts: layout §5.4", .medium),
    .since(13, .system(.systemBackground), "facts: layout §5.4", .medium))

  package static let all: [any AnyReleaseFact] = [
    sizesFollowText, rowsCanBeMeasured, rowsAreEstimated, cellsFollowContent, oneLinePadding,
    labelsStandOnPoints,
    subtitleSpacing, groupedSubtitleSpacing, subtitlesAreCentred, cellsFollowTextSize,
    subtitlesAreSubheadlines, fixedMargin, verticalCellMargin, imageGap, followsReadableWidth,
    contentViewLeavesSeparator, drawsFillerRows, separatorsAreInsetAtBothEnds,
    separatorInsetsCountFromMargin, separatorThickness, lightSeparatorColor, footerTop,
    footerBottom, groupedTitleBottom, gapAfterTitledFooter, plainHeaderTopPadding,
    groupedHeadersAreHeadlines, groupedHeadersAreCapitals, groupedTitleColor, plainHeaderColor,
    cardRadius, wideCardMargin, valueColor, subtitleColor, selectionColor, collectionBackground,
  ]
}
