import Foundation

/// Rows in editing mode and the buttons that a swipe reveals (facts: layout §4.8, controls §6).
package enum RowEditingFacts: FactSubject {
  package static let title = "Rows in edit"

  private static let shape = "the drawing's shape by eye"

  /// The position of the editing control.
  package struct Column: FactValue {
    /// The distance from the row's margin to the control.
    package var start: CGFloat
    package var size: CGSize
    /// The distance from the row's margin to the content view.
    package var content: CGFloat

    package var factText: String {
      "\(size.factText), \(start.factText) after the margin; content \(content.factText) after it"
    }
  }

  private static let before26 = Column(
    start: 0, size: CGSize(width: 22, height: 22), content: 22)
  private static let recalled =
    "recalled: content at 38 where the margin is 16, at 42 where it is 20"

  package static let column = ReleaseFact<Column>(
    "The control for deleting, inserting or selecting",
    .since(7, before26, recalled, .low),
    .since(
      26, Column(start: -1, size: CGSize(width: 26, height: 26), content: 24),
      "15, 26 wide, content at 40 where the margin is 16, layout §4.8", .high))

  package static let columnAtXXXL = ReleaseFact<Column>(
    "Control's column with a body text of 23 points",
    .since(7, before26, recalled, .low),
    .since(
      26, Column(start: -1.5, size: CGSize(width: 34.5, height: 34.5), content: 31.5),
      "14.5, 34.5 wide, content at 47.5, layout §4.8", .high))

  package static let columnAtAccessibilityLarge = ReleaseFact<Column>(
    "Control's column with a body text of 33 points",
    .since(7, before26, recalled, .low),
    .since(
      26, Column(start: 0, size: CGSize(width: 39, height: 38), content: 39),
      "16, 39 × 38, content at 55, layout §4.8", .high))

  package static let reorderWidth = ReleaseFact<CGFloat>(
    "Width of the control for moving a row",
    .since(7, 48, "recalled, 48 to 50", .low), .since(26, 27, "layout §4.8", .high))

  package static let reorderWidthAtXXXL = ReleaseFact<CGFloat>(
    "Width of that control with a body text of 23 points",
    .since(7, 48, "recalled, 48 to 50", .low), .since(26, 36.5, "layout §4.8", .high))

  package static let reorderWidthAtAccessibilityLarge = ReleaseFact<CGFloat>(
    "Width of that control with a body text of 33 points",
    .since(7, 48, "recalled, 48 to 50", .low), .since(26, 41, "layout §4.8", .high))

  package static let reorderStandsAtMargin = ReleaseFact(
    "The control for moving a row ends at the margin; before, at the row's edge", since: 26,
    "16 from the edge, layout §4.8", .high)

  package static let reorderGlyph = ReleaseFact<CGSize>(
    "Size of the three bars of that control",
    .since(7, CGSize(width: 22, height: 10), shape, .low),
    .since(
      26, CGSize(width: 22, height: 11), "bars 1.5 high at 2, 6.5 and 11.5, by eye in width",
      .medium))

  package static let reorderBar = ReleaseFact<CGFloat>(
    "Height of one of these bars",
    .since(7, 1, shape, .low), .since(26, 1.5, "controls §6", .high))

  package static let reorderColor = ReleaseFact<FactColor>(
    "Colour of these bars",
    .since(7, .system(.systemGray3), shape, .low),
    .since(13, .system(.tertiaryLabel), "controls §6", .medium))

  // MARK: Swipes

  package static let swipesShowPills = ReleaseFact(
    "Buttons of a swipe are pills beside the row; before, blocks as high as the row", since: 26,
    "controls §6", .high)

  package static let swipeTextPadding = ReleaseFact<CGFloat>(
    "Room beside the title of such a button",
    .since(7, 15, "title + 30: 82 for 52, layout §4.8", .medium),
    .since(26, 12, "text + 24, controls §6", .high))

  package static let leastSwipeWidth = ReleaseFact<CGFloat>(
    "Least width of such a button",
    .since(7, 0, "82 for a title of 52, layout §4.8", .medium), .since(11, 74, "recalled", .low),
    .since(26, 0, "text + 24, controls §6", .high))

  package static let swipeFontSize = ReleaseFact<CGFloat>(
    "Size of the title of such a button",
    .since(7, 17, "52 for “Delete”, layout §4.8", .medium), .since(11, 15, "recalled", .low),
    .since(26, 13, "controls §6", .high))

  package static let fullSwipe = ReleaseFact<CGFloat>(
    "Share of a row's width after which a swipe does what the first button says",
    .since(11, 0.6, "recalled", .low),
    .since(26, 0.68, "between 250 and 260 of 375, controls §6", .high))

  package static let all: [any AnyReleaseFact] = [
    column, columnAtXXXL, columnAtAccessibilityLarge, reorderWidth, reorderWidthAtXXXL,
    reorderWidthAtAccessibilityLarge, reorderStandsAtMargin, reorderGlyph, reorderBar,
    reorderColor, swipesShowPills, swipeTextPadding, leastSwipeWidth, swipeFontSize, fullSwipe,
  ]
}
