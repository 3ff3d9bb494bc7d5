import Foundation

/// Tab bars and their items; their heights are with ``ScreenFacts``.
package enum TabBarFacts: FactSubject {
  package static let title = "Tab bars"

  package static let titlesStandBesidePictures = ReleaseFact(
    "Titles are beside images where width is regular or height is compact", since: 11,
    "Apple's release notes", .high)

  package static let phoneTitlesStandBelow = ReleaseFact(
    "On phones titles are always below images", since: 26, "pictures", .medium)

  package static let phoneBarIsCapsule = ReleaseFact(
    "A phone's items are in a capsule", since: 26, "view dumps of iPhone 17 Pro", .high)

  package static let padBarIsCapsule = ReleaseFact(
    "An iPad's items are in a capsule", since: 18, "Apple", .high)

  package static let barsAtLowerEdgeFloat = ReleaseFact(
    "A bar at the lower edge is a floating capsule", since: 26, "view dumps of iPhone 17 Pro",
    .high)

  package static let titleWeight = ReleaseFact<FactFontWeight>(
    "Weight of an item's title",
    .since(7, .regular, "recalled", .medium), .since(13, .medium, "recalled", .medium),
    .since(26, .semibold, "recalled", .low))

  package static let titleTop = ReleaseFact<CGFloat>(
    "Where the title of an upright item begins",
    .since(7, 35, "dumps, iPhone at two pixels a point", .high),
    .since(13, 34.5, "dumps, iPhone at two pixels a point", .high))

  package static let itemColor = ReleaseFact<FactColor>(
    "Colour of items that are not selected",
    .since(7, .white(0.572549), "view dumps of iOS 7 to 10", .high),
    .since(13, .system(.systemGray), "recalled", .low),
    .since(26, .system(.label), "by eye", .low))

  package static let all: [any AnyReleaseFact] = [
    titlesStandBesidePictures, phoneTitlesStandBelow, phoneBarIsCapsule, padBarIsCapsule,
    barsAtLowerEdgeFloat, titleWeight, titleTop, itemColor,
  ]
}
