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

  // MARK: Page controls

  package static let pageControlHeight = ReleaseFact<CGFloat>(
    "Height of a page control at one or two pixels a point",
    .since(7, 37, "Interface Builder", .high), .since(14, 27.5, "Interface Builder", .high))

  package static let pageControlHeightAt3x = ReleaseFact<CGFloat>(
    "Height of a page control at three pixels a point",
    .since(7, 37, "Interface Builder", .high), .since(14, 26, "recalled", .medium))

  package static let pageDotSide = ReleaseFact<CGFloat>(
    "Diameter of a page control's dot",
    .since(7, 7, "three pages are 39 wide in Interface Builder", .high),
    .since(14, 8, "recalled", .low))

  package static let pageDotPitch = ReleaseFact<CGFloat>(
    "Distance from one dot of a page control to the next",
    .since(7, 16, "three pages are 39 wide in Interface Builder", .high),
    .since(14, 17.5, "recalled", .low))

  package static let pageControlPadding = ReleaseFact<CGFloat>(
    "What a page control's width adds to its dots with the room between them",
    .since(7, -9, "three pages are 39 wide in Interface Builder", .high),
    .since(14, 63, "room for the platter under a finger, recalled", .low))

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

  // MARK: Text fields

  package static let roundedFieldHeight = ReleaseFact<CGFloat>(
    "Height of a rounded text field",
    .since(7, 30, "Interface Builder", .high), .since(13, 34, "Interface Builder", .high))

  package static let all: [any AnyReleaseFact] = [
    switchSize, switchKnobWidth, switchesHaveEdges, segmentsHaveTrack, segmentHeight,
    segmentRadius, pageControlHeight, pageControlHeightAt3x, pageDotSide, pageDotPitch,
    pageControlPadding, pageDotOpacity, progressHeight, progressEndsAreRound, activitySpokes,
    activitySpokeWidth, roundedFieldHeight,
  ]
}
