/// SwiftUI's own controls.
package enum SwiftUIFacts: FactSubject {
  package static let title = "SwiftUI"

  package static let buttonsAreCapsules = ReleaseFact(
    "Bordered buttons are capsules; before, rounded rectangles", since: 26,
    "pictures of iOS 18.5 and 26", .high)

  package static let all: [any AnyReleaseFact] = [buttonsAreCapsules]
}
