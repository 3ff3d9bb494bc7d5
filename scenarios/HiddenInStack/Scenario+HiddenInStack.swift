import Tateyoko
import UIKit

extension Scenario {
  /// A screen whose frames are computed while it rotates, in front and hidden in a navigation stack.
  public static let hiddenInStack = Scenario(
    id: "HiddenInStack",
    title: "前面に出ていない ViewController – rotated while hidden in a navigation stack",
    screens: [
      Screen(
        id: "computed-in-front",
        title: "Frames from view.bounds during the rotation, in front: correct",
        variants: phones, steps: turnedInFront()
      ) { navigation(ComputedCardsViewController()) },
      Screen(
        id: "computed-hidden", title: "The same, hidden during the rotation: the old frames",
        variants: phones, steps: turnedWhileHidden()
      ) { navigation(ComputedCardsViewController()) },
      Screen(
        id: "laid-out-hidden", title: "Frames in viewDidLayoutSubviews: correct when it comes back",
        variants: phones, steps: turnedWhileHidden()
      ) { navigation(LaidOutCardsViewController()) },
    ])

  private static let phones: [Variant] = [
    Variant(.iPhone8, os: "12.0"), Variant(.iPhoneX, os: "12.0"),
  ]

  private static func navigation(_ root: UIViewController) -> UINavigationController {
    UINavigationController(rootViewController: root)
  }

  private static func turnedInFront() -> [Step<UINavigationController>] {
    [Step("turned") { _, simulator in simulator.rotate(to: .landscapeLeft) }]
  }

  private static func turnedWhileHidden() -> [Step<UINavigationController>] {
    [
      Step("back") { controller, simulator in
        controller.pushViewController(DetailViewController(), animated: false)
        simulator.rotate(to: .landscapeLeft)
        controller.popViewController(animated: false)
      }
    ]
  }
}
