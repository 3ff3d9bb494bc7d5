import Tateyoko
import UIKit

extension Scenario {
  /// A screen that rotates while a full-screen modal covers it.
  public static let underModal = Scenario(
    id: "UnderModal",
    title: "モーダルの裏 – a screen rotated under a full-screen modal",
    screens: [
      Screen(
        id: "alongside", title: "Placed alongside the rotation: the old frames, out of sight",
        variants: phone, chrome: .all, records: [.pictures, .trace], steps: turnedUnderModal()
      ) { AlongsideTilesViewController() },
      Screen(
        id: "laid-out", title: "Placed in each layout pass: correct when the screen is back",
        variants: phone, chrome: .all, steps: turnedUnderModal()
      ) { LaidOutTilesViewController() },
    ])

  private static let phone = [Variant(.iPhoneX, os: "12.4")]

  private static func turnedUnderModal<Root: TilesViewController>() -> [Step<Root>] {
    [
      Step("before"),
      Step("covered") { controller, simulator in
        controller.presentNote()
        simulator.rotate(to: .landscapeLeft)
      },
      Step("back") { controller, _ in controller.dismiss(animated: true) },
    ]
  }
}
