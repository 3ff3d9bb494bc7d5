import Tateyoko
import UIKit

extension Scenario {
  /// One class that supports iOS 7 and later releases, and does its work once on each.
  public static let twoWorlds = Scenario(
    id: "TwoWorlds",
    title: "iOS 7と8の両対応 – one class for iOS 7 and 8",
    screens: [
      Screen(
        id: "both", title: "Both callbacks are implemented; one of them is called",
        variants: [
          Variant(.iPhone5s, os: "7.1"), Variant(.iPhone5s, os: "8.0"),
          Variant(.iPhone5s, os: "12.0"),
        ],
        records: [.pictures, .trace],
        steps: [
          Step("turned") { (_: TwoWorldsViewController, simulator) in
            simulator.rotate(to: .landscapeLeft)
          },
          Step("back") { _, simulator in simulator.rotate(to: .portrait) },
        ]
      ) { TwoWorldsViewController() }
    ])
}
