import Foundation

/// Navigation bars, toolbars and search bars.
package enum BarFacts: FactSubject {
  package static let title = "Navigation bars, toolbars and search bars"

  // MARK: Backgrounds

  package static let hasAppearances = ReleaseFact(
    "Appearances decide how bars look, those of items before those of bars", since: 13,
    "Apple, TN3106", .high)

  package static let allBarsHaveEdgeLooks = ReleaseFact(
    "Every bar, not only one with a large title, has a look for the content's edge; without one it "
      + "has no background and no line there", since: 15, "Apple, TN3106", .high)

  package static let hasBarMaterial = ReleaseFact(
    "A translucent bar has a material, and a line at its edge", until: 26,
    "pictures of iOS 26 show nothing but what the app asks for", .medium)

  package static let materialIsDarkInDarkStyle = ReleaseFact(
    "The material is dark in the dark style, and not in black bars only", since: 13, "Apple", .high)

  package static let materialWhite = ReleaseFact<CGFloat>(
    "White of the material in the light style, at an opacity of 0.94",
    .since(7, 249 / 255, "on white the 249 of bars in pictures of iOS 11", .high),
    .since(13, 1, "pictures that UIKit drew, which show no blur", .medium))

  // MARK: Buttons

  package static let buttonsStandInCapsules = ReleaseFact(
    "Buttons are in glass capsules, which are tinted in the done style", since: 26,
    "pictures", .medium)

  package static let navigationButtonGap = ReleaseFact<CGFloat>(
    "Gap between two buttons of a navigation bar",
    .since(7, 16, "recalled", .low), .since(26, 0, "they touch within their capsule", .low))

  package static let toolbarButtonGap = ReleaseFact<CGFloat>(
    "Gap between two buttons of a toolbar without a space between them",
    .since(7, 10, "recalled", .low), .since(26, 0, "they touch within their capsule", .low))

  package static let backButtonIsArrow = ReleaseFact(
    "The back button shows only its arrow", since: 26, "pictures", .medium)

  package static let wordsArePictures = ReleaseFact(
    "Done, Cancel, Undo and Redo are shown as images", since: 26, "pictures", .medium)

  // MARK: Search bars

  package static let searchHidesNavigationBar = ReleaseFact(
    "A search takes the place of the navigation bar's titles and buttons", in: 11..<26,
    "Apple, `hidesNavigationBarDuringPresentation`; low from iOS 26 on", .medium)

  package static let cancelOfSearchIsCross = ReleaseFact(
    "The button that cancels a search is a cross in a circle of 44", since: 26,
    "frame dump of iOS 26", .high)

  package static let searchBarHeight = ReleaseFact<CGFloat>(
    "Height of a search bar", .since(7, 44, "QMUI", .high), .since(11, 56, "QMUI", .high),
    .since(26, 64, "iPhone SE 3 simulator, 26.0: 10, a field of 44, and 10; six frames", .high))

  package static let toolbarHeight = ReleaseFact<CGFloat>(
    "Height of a toolbar outside of navigation controllers",
    .since(7, 44, "Interface Builder", .high),
    .since(26, 48, "iPhone SE 3 simulator, 26.0: `sizeToFit()`, three frames", .high))

  package static let searchFieldHeight = ReleaseFact<CGFloat>(
    "Height of a search bar's field", .since(7, 28, "QMUI", .high), .since(11, 36, "QMUI", .high),
    .since(26, 44, "26.1", .high))

  package static let searchFieldRadius = ReleaseFact<CGFloat>(
    "Radius of a search field's corners",
    .since(7, 5, "QMUI", .high), .since(11, 10, "QMUI", .high), .since(26, 22, "26.1", .high))

  package static let searchTextSize = ReleaseFact<CGFloat>(
    "Text size of a search field", .since(7, 14, "recalled", .low), .since(11, 17, "recalled", .low)
  )

  package static let magnifierSide = ReleaseFact<CGFloat>(
    "Width and height of a search field's magnifier",
    .since(7, 14, "by eye", .low), .since(11, 20, "by eye", .low))

  package static let emptySearchFieldIsCentred = ReleaseFact(
    "An empty search field has its content in the middle", until: 11, "pictures", .medium)

  package static let searchBarsAreGrey = ReleaseFact(
    "A standalone search bar is (201, 201, 206), and its field white", until: 13, "recalled", .low)

  package static let navigationBarsHoldSearchBars = ReleaseFact(
    "A navigation bar shows the search bar of its item", since: 11, "Apple", .high)

  package static let phonesHaveSearchAtLowerEdge = ReleaseFact(
    "In an upright phone's navigation controller, unless it's in a tab bar controller, the search "
      + "bar floats at the lower edge", since: 26,
    "iPhone SE 3 simulator, 26.0; in tabs a report, high without", .medium)

  package static let all: [any AnyReleaseFact] = [
    hasAppearances, allBarsHaveEdgeLooks, hasBarMaterial, materialIsDarkInDarkStyle, materialWhite,
    buttonsStandInCapsules, navigationButtonGap, toolbarButtonGap, backButtonIsArrow,
    wordsArePictures, searchHidesNavigationBar, cancelOfSearchIsCross, searchBarHeight,
    toolbarHeight, searchFieldHeight, searchFieldRadius, searchTextSize,
    magnifierSide, emptySearchFieldIsCentred, searchBarsAreGrey, navigationBarsHoldSearchBars,
    phonesHaveSearchAtLowerEdge,
  ]
}
