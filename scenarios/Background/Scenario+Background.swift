import Tateyoko
import UIKit

extension Scenario {
  /// An app that rotates in the background and comes to the front.
  public static let background = Scenario(
    id: "Background",
    title: "バックグラウンドで回転 – rotated in the background, and brought to the front",
    screens: [
      Screen(
        id: "turned", title: "Rotated while in the background",
        variants: [Variant(.iPhoneX, os: "12.0"), Variant(.iPhone15, os: "17.5")],
        records: [.pictures, .trace],
        steps: [
          Step("background") { (_: HalvesViewController, simulator) in simulator.background() },
          Step("turned") { _, simulator in simulator.rotate(to: .landscapeLeft) },
          Step("foreground") { _, simulator in simulator.foreground() },
        ]
      ) { HalvesViewController() },
      Screen(
        id: "pad", title: "An iPad resizes it for the system's snapshots, and back",
        variants: [Variant(.iPadPro11, os: "12.0")],
        records: .trace,
        steps: [
          Step("background") { (_: HalvesViewController, simulator) in simulator.background() },
          Step("foreground") { _, simulator in simulator.foreground() },
        ]
      ) { HalvesViewController() },
    ])
}
