import Tateyoko
import UIKit

extension Scenario {
  /// Sections of a compositional layout that scroll orthogonally.
  public static let shelves = Scenario(
    id: "Shelves", title: "Sections that scroll across, with badges, and one without items",
    screens: [
      Screen(
        id: "across", title: "Four to a screen, pages with badges, centred cards",
        variants: [Variant(.iPhoneSE3, os: "17.5"), Variant(.iPhone15, os: "17.5")],
        steps: [
          Step("upright") { _, _ in },
          Step("turned") { _, simulator in simulator.rotate(to: .landscapeLeft) },
        ]
      ) { ShelvesViewController() }
    ])
}
