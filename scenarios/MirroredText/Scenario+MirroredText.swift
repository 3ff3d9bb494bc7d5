import Tateyoko
import UIKit

extension Scenario {
  /// The alignment of natural text when views are mirrored, and when the language is right-to-left.
  public static let mirroredText = Scenario(
    id: "MirroredText",
    title: "مرآة – natural alignment in mirrored views",
    screens: [
      Screen(
        id: "cards", title: "In a left-to-right and a right-to-left language",
        variants: [Variant(.iPhone15Pro, os: "17.5")],
        steps: [
          Step("left-to-right") { (_: MirroredTextViewController, _) in },
          Step("right-to-left") { _, simulator in simulator.layoutDirection = .rightToLeft },
        ]
      ) { MirroredTextViewController() }
    ])
}
