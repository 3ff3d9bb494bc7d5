import Tateyoko
import UIKit

extension Scenario {
  /// A first screen that rotates the interface while it appears, and rotates it back later.
  public static let firstTurn = Scenario(
    id: "FirstTurn",
    title: "初回の強制回転 – a rotation forced by the first screen as it appears",
    screens: [
      Screen(
        id: "load", title: "Forced in viewDidLoad", variants: [Variant(.iPhone8, os: "11.4")],
        chrome: .all, steps: closed
      ) { PlayerViewController(forcesIn: .load) },
      Screen(
        id: "appearance", title: "Forced in viewWillAppear",
        variants: [Variant(.iPhoneX, os: "12.4")], chrome: .all, records: [.pictures, .trace],
        steps: closed
      ) { PlayerViewController(forcesIn: .appearance) },
    ])

  private static let closed: [Step<PlayerViewController>] = [
    Step("shown") { _, _ in },
    Step("closed") { controller, _ in controller.close() },
  ]
}
