import Foundation

/// How margins, constraints and passes of layout behave.
package enum LayoutFacts: FactSubject {
  package static let title = "Layout"

  package static let defaultMargin = ReleaseFact<CGFloat>(
    "Layout margin of a plain view, at each side",
    .since(7, 8, "Apple; measured on iOS 11.2 and 26.1 (facts: layout §2.1)", .high),
    .since(
      27, minor: 1, 0,
      "iOS 27.2 beta release notes, 186294594; whether it depends on the SDK is not said", .high))

  package static let refusesMixedAxes = ReleaseFact(
    "A constraint between a horizontal and a vertical place is refused when it takes effect",
    since: 10,
    "a crash report of iOS 10 (SnapKit issue 305); an open radar on iOS 9 saw none (24259140)",
    .medium)

  package static let laysOutTurnsWithOldInsets = ReleaseFact<Bool>(
    "A rotation lays out with the new size and the old safe area first, and once more with the new "
      + "one",
    .since(7, false, "there is no safe area", .high),
    .since(
      11, true, "an article of September 2017, on iOS 11.0, works round it; behaviour E6", .low),
    .since(11, minor: 2, false, "the release that ended it is not known", .low))

  package static let contentClearsHostStatusBar = ReleaseFact(
    "In a window with a safe area of its own, a controller's main scroll view begins below the "
      + "host's status bar if that is lower", since: 17,
    "20 pictures of iOS 17, all with 54 for 44; older releases are inferred from one picture of "
      + "iOS 13 that has the window's 20", .medium)

  package static let all: [any AnyReleaseFact] = [
    defaultMargin, refusesMixedAxes, laysOutTurnsWithOldInsets, contentClearsHostStatusBar,
  ]
}
