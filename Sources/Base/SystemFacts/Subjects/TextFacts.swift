/// Text and fonts.
package enum TextFacts: FactSubject {
  package static let title = "Text"

  package static let seventeenPointsAreWider = ReleaseFact(
    "Each glyph of the system font is 3/2048 em wider at 17 points", until: 15,
    "derived: labels recorded on iOS 13 are wider at 17 points (“the” 25, “point” 39) and as wide "
      + "as now at 14 to 16, and Apple published −0.41 as that size's tracking where it now has "
      + "−0.43 (facts: layout §7.3); the release that changed it isn't recorded", .medium)

  package static let onlyBodyHasAccessibilitySizes = ReleaseFact(
    "Accessibility text sizes are the body style's only; the others end at XXXL", until: 11,
    "a report with sizes (facts: reported faults, F9)", .high)

  package static let all: [any AnyReleaseFact] = [
    seventeenPointsAreWider, onlyBodyHasAccessibilitySizes,
  ]
}
