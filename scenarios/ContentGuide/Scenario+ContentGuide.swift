import Tateyoko
import UIKit

extension Scenario {
  /// Content that avoids bars and sensor housings, in the ways of 2017.
  public static let contentGuide = Scenario(
    id: "ContentGuide",
    title: "コンテンツの領域 – content that fits between bars and sensor housings",
    screens: [
      Screen(
        id: "fitted", title: "A view that fills the content area, and a button in its corner",
        variants: phones, chrome: .all, steps: steps()
      ) { FittedViewController() },
      Screen(
        id: "fitted-in-bars", title: "The same between a navigation bar and a tab bar",
        variants: everyDevice, chrome: .all, steps: steps()
      ) { inBars(FittedViewController()) },
      Screen(
        id: "fitted-early", title: "On iOS 11.0, which lays out before it has the new insets",
        variants: [Variant(.iPhoneX, os: "11.0")], records: .trace, steps: steps()
      ) { FittedViewController() },
      Screen(
        id: "measured", title: "Constants computed from the safe area",
        variants: [Variant(.iPhoneX, os: "11.2")], chrome: .all, steps: steps()
      ) { inBars(MeasuredViewController()) },
      Screen(
        id: "guided", title: "Layout guides as constraint items",
        variants: phones, chrome: .all, steps: steps()
      ) { inBars(GuidedViewController()) },
    ])

  private static let phones: [Variant] = [
    Variant(.iPhoneX, os: "11.2"), Variant(.iPhoneSE, os: "10.3"),
  ]

  private static let everyDevice: [Variant] = phones + [Variant(.iPadPro9_7, os: "11.2")]

  @MainActor private static func inBars(_ controller: UIViewController) -> UITabBarController {
    controller.title = "コンテンツ"
    let navigation = UINavigationController(rootViewController: controller)
    navigation.tabBarItem = UITabBarItem(title: "本棚", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    return tabs
  }

  private static func steps<Root: UIViewController>() -> [Step<Root>] {
    [
      Step("shown") { _, simulator in simulator.advance(by: 0.2) },
      Step("turned") { _, simulator in
        simulator.rotate(to: .landscapeLeft)
        simulator.advance(by: 0.2)
      },
    ]
  }
}
