import Foundation

/// Buttons with configurations, introduced in iOS 15.
package enum ButtonFacts: FactSubject {
  package static let title = "Configured buttons"

  package static let dynamicRadius = ReleaseFact<CGFloat>(
    "Radius of the corners of a configured button at the default text size",
    .since(15, 5.95, "UIKit's default in a source", .low),
    .since(26, 17, "dump of a simulator", .high))

  package static let all: [any AnyReleaseFact] = [dynamicRadius]
}
