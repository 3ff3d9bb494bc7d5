import Foundation

/// Accessories of cells (facts: layout §4.3).
package enum AccessoryFacts: FactSubject {
  package static let title = "Accessories of cells"

  private static let shape = "the drawing's shape by eye"

  package static let gap = ReleaseFact<CGFloat>(
    "Gap between a cell's content and its accessory",
    .since(7, 10, "recorded for the chevron", .high), .since(13, 0, "recorded", .high))

  package static let textEnd = ReleaseFact<CGFloat?>(
    "How far from the edge of a cell with an accessory its text ends, if the content view reaches "
      + "further",
    .since(
      7, 35, "fits the frames of 320, 375 and 414 point cells with a chevron, §4.4", .medium),
    .since(13, nil, "recorded", .high))

  package static let chevronSize = ReleaseFact<CGSize>(
    "Size of a chevron's frame, the width up to a pixel",
    .since(7, CGSize(width: 8, height: 13), "recorded", .high),
    .since(13, CGSize(width: 11, height: 14), "Xcode 11's layouts", .high),
    .since(14, CGSize(width: 31.0 / 3, height: 14), "10.5 at 2x and 10.333 at 3x", .high))

  package static let checkmarkSize = ReleaseFact<CGSize>(
    "Size of a checkmark's frame",
    .since(7, CGSize(width: 14, height: 11), "recalled", .low),
    .since(13, CGSize(width: 24, height: 18), "24 beside the margin: 375 → 335", .high))

  package static let detailSize = ReleaseFact<CGSize>(
    "Size of a detail button's frame",
    .since(7, CGSize(width: 22, height: 22), "content 253 wide in a 320 cell", .medium),
    .since(13, CGSize(width: 25, height: 24), "recalled", .medium))

  package static let chevronColor = ReleaseFact<FactColor>(
    "Colour of a chevron", .since(7, .system(.systemGray3), shape, .low),
    .since(13, .system(.tertiaryLabel), shape, .low))

  package static let chevronLine = ReleaseFact<CGFloat>(
    "Width of a chevron's strokes", .since(7, 2, shape, .low), .since(13, 2.2, shape, .low))

  package static let chevronHeight = ReleaseFact<CGFloat>(
    "Distance between the ends of a chevron's strokes",
    .since(7, 11, shape, .low), .since(13, 9.6, shape, .low))

  package static let strokesAreRound = ReleaseFact(
    "Strokes of accessories have round ends", since: 13, shape, .low)

  package static let checkmarkBox = ReleaseFact<CGSize>(
    "Size of a drawn checkmark", .since(7, CGSize(width: 14, height: 11), shape, .low),
    .since(13, CGSize(width: 15, height: 14), shape, .low))

  package static let checkmarkLine = ReleaseFact<CGFloat>(
    "Width of a checkmark's strokes", .since(7, 2, shape, .low), .since(13, 2.4, shape, .low))

  package static let detailLine = ReleaseFact<CGFloat>(
    "Width of a detail button's circle", .since(7, 1, shape, .low), .since(13, 1.6, shape, .low))

  package static let all: [any AnyReleaseFact] = [
    gap, textEnd, chevronSize, checkmarkSize, detailSize, chevronColor, chevronLine,
    chevronHeight, strokesAreRound, checkmarkBox, checkmarkLine, detailLine,
  ]
}
