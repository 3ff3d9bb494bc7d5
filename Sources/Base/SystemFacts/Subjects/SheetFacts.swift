import Foundation

/// Sheets, popovers and the dimming behind them.
package enum SheetFacts: FactSubject {
  package static let title = "Sheets and popovers"

  package static let sheetsFloat = ReleaseFact(
    "Sheets below their largest height float above the edges, and the presenter stays where it is",
    since: 26, "measured on 26.1", .high)

  package static let cardTopBelowSafeArea = ReleaseFact<CGFloat>(
    "How far below the safe area a large card begins",
    .since(13, 10, "recalled", .low), .since(26, 0, "measured on 26.1", .high))

  package static let leastCardTop = ReleaseFact<CGFloat>(
    "Where a large card begins at least; before iOS 26 under a status bar of 20",
    .since(13, 40, "dump of a 375 × 667 screen", .high), .since(26, 30, "measured on 26.1", .high))

  package static let formSize = ReleaseFact<CGSize>(
    "Size of a form sheet where width is regular",
    .since(
      13, CGSize(width: 540, height: 620),
      "Apple's documents and pictures to iOS 15; later releases up to 18 are said to be slightly "
        + "larger, by an unknown amount", .medium),
    .since(
      26, CGSize(width: 580, height: 650), "measured in 820 × 1180, iPadOS 26.1", .high))

  package static let formLift = ReleaseFact<CGFloat>(
    "How far above the middle a form sheet lies",
    .since(13, 0, "Apple's pictures", .medium),
    .since(26, 5, "measured in 820 × 1180, iPadOS 26.1", .high))

  package static let pageTop = ReleaseFact<CGFloat>(
    "Upper edge of a page sheet where width is regular",
    .since(13, 44, "recalled", .low), .since(26, 42, "measured in 820 × 1180, iPadOS 26.1", .high))

  package static let pageBottom = ReleaseFact<CGFloat>(
    "What lies below a page sheet where width is regular",
    .since(13, 44, "recalled", .low), .since(26, 0, "measured in 820 × 1180, iPadOS 26.1", .high))

  package static let pageWidth = ReleaseFact<CGFloat?>(
    "Width of a page sheet where width is regular, if it is not the full width",
    .since(13, 712, "recalled", .low), .since(26, nil, "measured in 820 × 1180, iPadOS 26.1", .high)
  )

  package static let mediumDetentOf759 = ReleaseFact<CGFloat?>(
    "The medium detent's share of the largest value, of 759; none: half of the large sheet",
    .since(15, nil, "pictures", .medium), .since(26, 425, "three screens measured", .high))

  package static let cornerRadius = ReleaseFact<CGFloat>(
    "Radius of a sheet's corners",
    .since(13, 10, "dumps and pictures", .medium),
    .since(26, 32, "an iPad's form sheet, 26.1; taken for the others as well", .high))

  package static let barHeight = ReleaseFact<CGFloat>(
    "Height of a navigation bar in a page or form sheet",
    .since(13, 56, "two libraries", .medium), .since(26, 70, "two libraries", .medium))

  package static let lightShade = ReleaseFact<CGFloat>(
    "Opacity of the black below a presentation, in the light style",
    .since(7, 0.4, "recalled", .low), .since(13, 0.2, "measured on iOS 26.1 sheets", .medium))

  package static let darkShade = ReleaseFact<CGFloat>(
    "Opacity of the black below a presentation, in the dark style",
    .since(7, 0.4, "recalled", .low), .since(13, 0.48, "measured on iOS 26.1 alerts", .medium))

  package static let popoverMargin = ReleaseFact<CGFloat>(
    "Distance that a popover keeps from the window's edges",
    .since(7, 10, "Apple", .high), .since(26, 19, "measured on iPadOS 26.1", .high))

  package static let popoversOfBarButtonsHaveNoArrow = ReleaseFact(
    "A popover from a bar's button has no arrow, and begins 30 below the safe area", since: 26,
    "two measured on iPadOS 26.1", .high)

  package static let popoversAdaptToHeight = ReleaseFact<Bool>(
    "A popover becomes a form sheet where height is compact and width isn't",
    .since(8, false, "averagejake.com on iOS 8.3", .medium),
    .since(8, minor: 3, true, "averagejake.com; KUIPopOver 3, ARSPopover 6", .high))

  package static let asksForStylesUnderTraits = ReleaseFact<Bool>(
    "`adaptivePresentationStyle(for:traitCollection:)` is called",
    .since(8, false, "Apple", .high), .since(8, minor: 3, true, "Apple", .high))

  package static let announcesDismissals = ReleaseFact(
    "Delegates of presentations hear of dismissals by hand, not of popovers' only", since: 13,
    "Apple", .high)

  package static let all: [any AnyReleaseFact] = [
    sheetsFloat, cardTopBelowSafeArea, leastCardTop, formSize, formLift, pageTop, pageBottom,
    pageWidth, mediumDetentOf759, cornerRadius, barHeight, lightShade, darkShade, popoverMargin,
    popoversOfBarButtonsHaveNoArrow, popoversAdaptToHeight, asksForStylesUnderTraits,
    announcesDismissals,
  ]
}
