import Foundation

/// Behaviour that depends on the SDK that an app was built with, regardless of the OS.
///
/// These facts use the SDK's release; ``AppFacts`` specifies which releases of the OS take it into
/// account.
package enum SDKFacts: FactSubject {
  package static let title = "The SDK that an app was built with"

  package static let requiresScenes = ReleaseFact(
    "Apps built with this SDK must adopt the scene-based life cycle", since: 27,
    "iOS 27 release notes, 141837548; Apple, TN3187", .high)

  package static let honoursDesignCompatibility = ReleaseFact(
    "`UIDesignRequiresCompatibility` has an effect", until: 27,
    "Apple, UIDesignRequiresCompatibility", .high)

  package static let partOfFoldingDisplay = ReleaseFact<DisplayPart>(
    "What of a folding phone's display an app gets",
    .since(
      7, .ownScreen(CGSize(width: 375, height: 667)),
      "Apple, talk 111461; 375 × 667 read from `UIScreen.main`", .medium),
    .since(27, .besideStatus, "Apple, talk 111461", .high),
    .since(27, minor: 1, .whole, "Apple, talk 111461; probes on the simulator", .high))

  package static let all: [any AnyReleaseFact] = [
    requiresScenes, honoursDesignCompatibility, partOfFoldingDisplay,
  ]
}
