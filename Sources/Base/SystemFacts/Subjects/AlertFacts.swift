import Foundation

/// Alerts and action sheets.
package enum AlertFacts: FactSubject {
  package static let title = "Alerts and action sheets"

  private static let of26 = "phones and iPads, 26.1"
  private static let dump = "dump on 320 × 568"

  package static let actionsArePills = ReleaseFact(
    "Actions are pills with gaps, and an action sheet's cancel button is one of them",
    since: 26, of26, .high)

  package static let staysInSafeArea = ReleaseFact(
    "Alerts and action sheets lie in the middle of the safe area", since: 26, of26, .high)

  package static let pairOfTextsLeads = ReleaseFact(
    "Title and message together are at the leading edge; one alone is regular, of 17 points",
    since: 26, of26, .high)

  package static let alertWidth = ReleaseFact<CGFloat>(
    "Width of an alert", .since(7, 270, dump, .high), .since(26, 320, of26, .high))

  package static let leastSideMargin = ReleaseFact<CGFloat>(
    "Least distance of an alert from the sides of its window",
    .since(7, 0, "no narrower windows", .low),
    .since(26, 10, "300 wide in a window of 320, iPhone SE 3 simulator, 26.0", .high))

  package static let accessibleAlertWidth = ReleaseFact<CGFloat>(
    "Width of an alert with accessibility text sizes",
    .since(7, 310, "recalled", .high), .since(26, 320, of26, .high))

  package static let sheetMargins = ReleaseFact<CGFloat?>(
    "What an action sheet leaves of the upright screen's width; none: it is as wide as an alert",
    .since(7, 20, "recalled", .medium), .since(9, 16, "recalled", .medium),
    .since(26, nil, of26, .high))

  package static let popoverWidth = ReleaseFact<CGFloat>(
    "Width of an action sheet in a popover",
    .since(7, 304, "recalled", .low), .since(26, 288, of26, .high))

  package static let cornerRadius = ReleaseFact<CGFloat>(
    "Radius of an alert's corners", .since(7, 13, "by eye", .low), .since(13, 14, "by eye", .low),
    .since(26, 34, of26, .high))

  package static let rowRadius = ReleaseFact<CGFloat>(
    "Radius of an action's corners",
    .since(7, 0, "Apple's pictures", .high), .since(26, 24, of26, .high))

  // MARK: Texts

  /// Distances around an alert's texts.
  package struct TextSpacing: FactValue {
    package var side: CGFloat
    package var top: CGFloat
    package var gap: CGFloat
    package var bottom: CGFloat

    package var factText: String {
      "\(side.factText) beside, \(top.factText) above, \(gap.factText) between, "
        + "\(bottom.factText) below"
    }
  }

  package static let alertTextSpacing = ReleaseFact<TextSpacing>(
    "Room around an alert's texts",
    .since(
      7, TextSpacing(side: 16, top: 19, gap: 3, bottom: 19),
      "98 high with one line of 13 points and one button of 44 (\(dump)); the rest by eye", .low),
    .since(26, TextSpacing(side: 30, top: 22, gap: 7.667, bottom: 4.333), of26, .high))

  package static let sheetTextSpacing = ReleaseFact<TextSpacing>(
    "Room around an action sheet's texts",
    .since(7, TextSpacing(side: 16, top: 14, gap: 12, bottom: 15), "by eye", .low),
    .since(26, TextSpacing(side: 30, top: 22, gap: 7.667, bottom: 4.333), of26, .high))

  package static let singleTextBottom = ReleaseFact<CGFloat?>(
    "Room under a single text, where it is another than under two",
    .since(7, nil, dump, .low), .since(26, 4, of26, .high))

  package static let sheetTitleSize = ReleaseFact<CGFloat>(
    "Text size of an action sheet's title",
    .since(7, 13, "recalled", .medium), .since(26, 17, of26, .high))

  package static let messageSize = ReleaseFact<CGFloat>(
    "Text size of a message", .since(7, 13, dump, .high), .since(26, 15, of26, .high))

  private static let fieldOf26 =
    "iPhone SE 3 simulator, 26.0, one field: 46 more, and a line of 20.5, 22.5 from the sides"

  package static let fieldHeight = ReleaseFact<CGFloat>(
    "Height of a text field in an alert, with the room around its text",
    .since(7, 25, "recalled", .low),
    .since(26, 34, fieldOf26 + "; another probe, of 26.1, has pills of 48", .medium))

  package static let fieldTextSize = ReleaseFact<CGFloat>(
    "Text size of a text field in an alert",
    .since(7, 13, "recalled", .low), .since(26, 17, fieldOf26, .medium))

  /// Distances around an alert's group of text fields.
  package struct FieldGroup: FactValue {
    /// From the alert's sides to the group.
    package var side: CGFloat
    /// From the room below the texts to the group.
    package var top: CGFloat
    /// From the group's upper corners to its first field.
    package var inset: CGSize
    /// From one field's top to the next.
    package var pitch: CGFloat

    package var factText: String {
      "\(side.factText) beside, \(top.factText) above, \(inset.factText) to the first field, "
        + "\(pitch.factText) to the next"
    }
  }

  package static let fieldGroup = ReleaseFact<FieldGroup?>(
    "Room around an alert's group of text fields without borders; none: fields have borders",
    .since(7, nil, "recalled", .low),
    .since(
      26,
      FieldGroup(side: 15, top: 12, inset: CGSize(width: 7.5, height: 7), pitch: 33.5),
      fieldOf26 + "; 80 more for two", .medium))

  // MARK: Actions

  package static let alertRowHeight = ReleaseFact<CGFloat>(
    "Height of an alert's action", .since(7, 44, dump, .high), .since(26, 48, of26, .high))

  package static let sheetRowHeight = ReleaseFact<CGFloat>(
    "Height of an action sheet's action",
    .since(7, 57, "recalled", .medium), .since(26, 48, of26, .high))

  package static let rowGap = ReleaseFact<CGFloat>(
    "Gap between two actions", .since(7, 0, "Apple's pictures", .high), .since(26, 8, of26, .high))

  package static let rowPadding = ReleaseFact<CGFloat>(
    "Room around the actions", .since(7, 0, "Apple's pictures", .high), .since(26, 16, of26, .high))

  package static let sheetRowTextSize = ReleaseFact<CGFloat>(
    "Text size of an action sheet's action; an alert's has 17",
    .since(7, 20, "recalled", .medium), .since(26, 17, of26, .high))

  package static let rowTextWeight = ReleaseFact<FactFontWeight>(
    "Weight of an action's text",
    .since(7, .regular, "Apple's pictures", .high), .since(26, .medium, of26, .high))

  package static let all: [any AnyReleaseFact] = [
    actionsArePills, staysInSafeArea, pairOfTextsLeads, alertWidth, leastSideMargin,
    accessibleAlertWidth, sheetMargins, popoverWidth, cornerRadius, rowRadius, alertTextSpacing,
    sheetTextSpacing,
    singleTextBottom, sheetTitleSize, messageSize, fieldHeight, fieldTextSize, fieldGroup,
    alertRowHeight,
    sheetRowHeight, rowGap, rowPadding, sheetRowTextSize, rowTextWeight,
  ]
}
