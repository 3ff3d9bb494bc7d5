import Foundation

/// Controls and indicators.
package enum ControlFacts: FactSubject {
  package static let title = "Controls"

  // MARK: Switches

  package static let switchSize = ReleaseFact<CGSize>(
    "Size of a switch",
    .since(7, CGSize(width: 51, height: 31), "Interface Builder and view dumps", .high),
    .since(26, CGSize(width: 63, height: 28), "the width measured, the height recalled", .medium))

  package static let switchKnobWidth = ReleaseFact<CGFloat?>(
    "Width of a switch's knob, if it is not round",
    .since(7, nil, "pictures", .medium), .since(26, 39, "recalled", .low))

  package static let switchesHaveEdges = ReleaseFact(
    "A switch that is off is white with a grey edge; later, filled with grey", until: 13,
    "recalled", .medium)

  // MARK: Segmented controls

  package static let segmentsHaveTrack = ReleaseFact(
    "Segments are a grey track with a raised selection; before, tinted outlines",
    since: 13, "recalled", .medium)

  package static let segmentHeight = ReleaseFact<CGFloat>(
    "Height of a segmented control",
    .since(7, 29, "Interface Builder", .high), .since(13, 32, "Interface Builder", .high))

  package static let segmentRadius = ReleaseFact<CGFloat?>(
    "Radius of a segmented control's corners; none: half of its height",
    .since(7, 5, "by eye", .low), .since(13, 8, "by eye", .low), .since(26, nil, "by eye", .low))

  package static let segmentEnd = ReleaseFact<CGFloat>(
    "From the ends of a segmented control to its segments",
    .since(7, 0, "three segments have 263 of 263 on iOS 17.5 and 18.5", .high),
    .since(
      26, 1,
      "three segments have 261 of 263 on 26.2; that 1 is at each end, and the control keeps "
        + "its width, is inferred", .medium))

  package static let segmentsTakeActions = ReleaseFact(
    "A segmented control's items may be actions", since: 14, "UISegmentedControl.h", .high)

  // MARK: Page controls

  private static let pagesOf17 =
    "25.667 high and 73 wide at 3x with three pages on iOS 17.5, 18.5 and 26.2, 26 and 74 at 2x "
    + "on 26"

  package static let pageControlHeight = ReleaseFact<CGFloat>(
    "Height of a page control, before it is rounded up to the pixel",
    .since(7, 37, "Interface Builder", .high),
    .since(14, 27.5, "Interface Builder, at 2x", .medium),
    .since(17, 25.59, pagesOf17, .high))

  package static let pageDotSide = ReleaseFact<CGFloat>(
    "Diameter of a page control's dot",
    .since(7, 7, "three pages are 39 wide in Interface Builder", .high),
    .since(14, 8, "recalled", .low),
    .since(17, 7.59, "pixels of Mac Catalyst 26.1; iOS 17 has the size that follows", .medium))

  package static let pageDotPitch = ReleaseFact<CGFloat>(
    "Distance from one dot of a page control to the next, before it is rounded up to the pixel",
    .since(7, 16, "three pages are 39 wide in Interface Builder", .high),
    .since(14, 17.5, "recalled", .low), .since(17, 17.59, pagesOf17, .medium))

  package static let pageControlPadding = ReleaseFact<CGFloat>(
    "What a page control's width adds to its dots with the room between them",
    .since(7, -9, "three pages are 39 wide in Interface Builder", .high),
    .since(14, 63, "room for the platter under a finger, recalled", .low),
    .since(17, 20, "74, 92 and 146 wide with 3, 4 and 7 pages at 2x on iOS 26", .medium))

  package static let pageDotOpacity = ReleaseFact<CGFloat>(
    "Opacity of the dots of other pages",
    .since(7, 0.2, "recalled", .medium), .since(14, 0.3, "recalled", .medium))

  // MARK: Progress and activity

  package static let progressHeight = ReleaseFact<CGFloat>(
    "Height of a progress bar",
    .since(7, 2, "Interface Builder", .medium), .since(14, 4, "Interface Builder", .medium))

  package static let progressEndsAreRound = ReleaseFact(
    "A progress bar's ends are round", since: 14, "recalled", .medium)

  package static let activitySpokes = ReleaseFact<Int>(
    "Spokes of an activity indicator",
    .since(7, 12, "pictures", .high), .since(13, 8, "pictures", .high))

  package static let activitySpokeWidth = ReleaseFact<CGFloat>(
    "Width of an activity indicator's spoke, as a share of its radius",
    .since(7, 0.16, "by eye", .low), .since(13, 0.22, "by eye", .low))

  // MARK: Sliders and steppers

  package static let sliderHeight = ReleaseFact<CGFloat>(
    "Height of a slider",
    .since(7, 31, "Interface Builder", .medium),
    .since(
      17, 34, "recordings of iOS 17.5 and 18.5 (17.0 to 17.4 inferred), dumps of 26", .high))

  package static let sliderTrackHeight = ReleaseFact<CGFloat>(
    "Height of a slider's track",
    .since(7, 2, "recalled", .medium), .since(14, 4, "Flutter's slider, recalled", .low),
    .since(26, 6, "dumps of a simulator and of Mac Catalyst", .high))

  package static let sliderTrackInset = ReleaseFact<CGFloat>(
    "From the sides of a slider to its track",
    .since(7, 2, "recalled", .medium), .since(26, 0, "dumps of Mac Catalyst", .high))

  package static let sliderThumbSize = ReleaseFact<CGSize>(
    "Size of a slider's thumb, with the room for its shadow",
    .since(7, CGSize(width: 31, height: 31), "recalled", .medium),
    .since(26, CGSize(width: 37, height: 24), "dumps, two sources", .high))

  package static let sliderKnobSize = ReleaseFact<CGSize>(
    "What is seen of a slider's thumb",
    .since(7, CGSize(width: 28, height: 28), "Flutter's slider", .medium),
    .since(26, CGSize(width: 37, height: 24), "dumps, two sources", .high))

  package static let sliderRestOpacity = ReleaseFact<CGFloat?>(
    "Opacity of black or white, by style, in the rest of a slider's track; none: a fill",
    .since(7, nil, "Flutter's slider", .medium),
    .since(26, 0.102, "pixels of Mac Catalyst", .high))

  package static let stepperSize = ReleaseFact<CGSize>(
    "Size of a stepper",
    .since(7, CGSize(width: 94, height: 29), "Interface Builder", .high),
    .since(13, CGSize(width: 94, height: 32), "dumps of iOS 26", .high))

  package static let steppersAreFilled = ReleaseFact(
    "A stepper is a grey shape; before, a tinted outline", since: 13, "recalled", .medium)

  package static let stepperFill = ReleaseFact<FactColor>(
    "Fill of a stepper in the light style",
    .since(13, .system(.tertiarySystemFill), "recalled", .medium),
    .since(26, .white(0, alpha: 0.047), "pixels: 243 over white", .medium))

  package static let stepperRadius = ReleaseFact<CGFloat?>(
    "Radius of a stepper's corners; none: half of its height",
    .since(7, 4, "by eye", .low), .since(13, 8, "by eye", .low),
    .since(26, nil, "pictures", .medium))

  // MARK: Pickers

  package static let pickersHaveBand = ReleaseFact(
    "A picker's selection is a grey band; before, it lies between two lines", since: 14, "recalled",
    .medium)

  package static let pickerBandRadius = ReleaseFact<CGFloat?>(
    "Radius of the corners of a picker's band; none: half of its height",
    .since(7, 8, "by eye", .low), .since(26, nil, "by eye", .low))

  package static let datePickersAreCompact = ReleaseFact(
    "A date picker of the automatic style is compact; before, it has wheels", since: 14,
    "Apple's documentation", .high)

  package static let inlineDateHeight = ReleaseFact<CGFloat>(
    "Height of a date picker that shows a month",
    .since(14, 330, "recalled", .low), .since(26, 440, "dump of a simulator", .high))

  package static let inlineTimeHeight = ReleaseFact<CGFloat>(
    "Height of an inline date picker that shows a time",
    .since(14, 46, "dump, of two rows the lower one", .low),
    .since(26, 114, "dump of a simulator", .high))

  package static let inlineDateAndTimeHeight = ReleaseFact<CGFloat>(
    "Height of a date picker that shows a month and a time",
    .since(14, 376, "the month with the lower row", .low),
    .since(26, 482, "dump of a simulator", .high))

  // MARK: Text fields

  package static let roundedFieldHeight = ReleaseFact<CGFloat>(
    "Height of a rounded text field",
    .since(7, 30, "Interface Builder", .high), .since(13, 34, "Interface Builder", .high))

  package static let all: [any AnyReleaseFact] = [
    switchSize, switchKnobWidth, switchesHaveEdges, segmentsHaveTrack, segmentHeight,
    segmentRadius, segmentsTakeActions, segmentEnd, pageControlHeight, pageDotSide,
    pageDotPitch, pageControlPadding, pageDotOpacity, progressHeight, progressEndsAreRound,
    activitySpokes,
    activitySpokeWidth, sliderHeight, sliderTrackHeight, sliderTrackInset, sliderThumbSize,
    sliderKnobSize, sliderRestOpacity, stepperSize, stepperFill, steppersAreFilled, stepperRadius,
    pickersHaveBand,
    pickerBandRadius, datePickersAreCompact, inlineDateHeight, inlineTimeHeight,
    inlineDateAndTimeHeight, roundedFieldHeight,
  ]
}
