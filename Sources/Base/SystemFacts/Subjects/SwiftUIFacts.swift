/// SwiftUI's own controls.
package enum SwiftUIFacts: FactSubject {
  package static let title = "SwiftUI"

  package static let buttonsAreCapsules = ReleaseFact(
    "Bordered buttons are capsules; before, rounded rectangles", since: 26,
    "pictures of iOS 18.5 and 26", .high)

  package static let rowsAreTall = ReleaseFact(
    "Rows of lists are 52 points high instead of 44, and their content is inset by 16 instead of 20",
    since: 26, "pictures of iOS 17.5, 18.5 and 26.0 to 26.4", .high)

  package static let all: [any AnyReleaseFact] = [buttonsAreCapsules, rowsAreTall]
}
