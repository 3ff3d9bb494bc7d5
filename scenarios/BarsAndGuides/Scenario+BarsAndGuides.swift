import Tateyoko
import UIKit

extension Scenario {
  /// Content between navigation bar and tab bar, and the bars' appearance from release to release.
  public static let barsAndGuides = Scenario(
    id: "BarsAndGuides",
    title: "ナビゲーションバーとタブバーの間 – between navigation bar and tab bar",
    screens: [
      Screen(
        id: "content", title: "Bars, and a view pinned with the insets they cause",
        variants: phones, chrome: .statusBar
      ) { inTabs(ContentAreaViewController()) },
      Screen(
        id: "turned", title: "The same after a rotation",
        variants: [Variant(.iPhoneX, os: "11.2")], chrome: .statusBar,
        steps: [
          Step<UITabBarController>("landscape") { _, simulator in
            simulator.rotate(to: .landscapeLeft)
          }
        ]
      ) { inTabs(ContentAreaViewController()) },
      Screen(
        id: "looks", title: "A pushed screen with items, large title and toolbar",
        variants: releases, chrome: .statusBar,
        steps: [
          Step<UINavigationController>("rest"),
          Step("scrolled") { controller, _ in
            guard let table = controller.topViewController as? UITableViewController else { return }
            table.tableView.contentOffset.y += 100
          },
        ]
      ) { looks() },
    ])

  /// The article's phones, on the OS of its day and on the one before.
  private static let phones: [Variant] = [
    Variant(.iPhoneSE, os: "11.2"), Variant(.iPhone8, os: "11.2"),
    Variant(.iPhone8Plus, os: "11.2"), Variant(.iPhoneX, os: "11.2"),
    Variant(.iPhone7, os: "10.3"),
  ]

  private static let releases: [Variant] = [
    Variant(.iPhone7, os: "10.3"), Variant(.iPhone11, os: "13.0"), Variant(.iPhoneSE3, os: "17.2"),
    Variant(.iPhone15, os: "26.0"),
  ]

  private static func inTabs(_ root: UIViewController) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: root)]
    return tabs
  }

  private static func looks() -> UINavigationController {
    let controller = UINavigationController(rootViewController: WordsViewController("Library"))
    controller.navigationBar.prefersLargeTitles = true
    controller.setToolbarHidden(false, animated: false)
    controller.pushViewController(WordsViewController("Words"), animated: false)
    return controller
  }
}
