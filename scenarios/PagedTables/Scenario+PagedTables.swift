import Tateyoko
import UIKit

extension Scenario {
  /// Three tables side by side in a paging scroll view, on screens with and without side insets.
  public static let pagedTables = Scenario(
    id: "PagedTables",
    title: "横並びのテーブル – three tables side by side in a paging scroll view",
    screens: [
      Screen(
        id: "D1", title: "Defaults: in landscape a gap opens before the first table",
        variants: everyDevice, chrome: .all, steps: firstAndLastPage()
      ) { D1DefaultsViewController() },
      Screen(
        id: "D2", title: "Never adjusting: no gap, but later pages run under the housing",
        variants: everyDevice, chrome: .all, steps: firstAndLastPage()
      ) { D2NeverAdjustingViewController() },
      Screen(
        id: "D3", title: "Content views as wide as their cells",
        variants: everyDevice, chrome: .all, steps: firstAndLastPage()
      ) { D3FullWidthCellsViewController() },
      Screen(
        id: "D4", title: "Custom margins: every page starts beside the housing",
        variants: everyDevice, chrome: .all, steps: firstAndLastPage()
      ) { D4OwnMarginsViewController() },
      Screen(
        id: "D7-raw", title: "Rotated on page 2: UIKit keeps the offset, not the page",
        variants: turned, chrome: .all, steps: turnedOnSecondPage()
      ) { D7TurnedPagesViewController() },
      Screen(
        id: "D7-kept", title: "Rotated on page 2: the app keeps the page",
        variants: turned, chrome: .all, steps: turnedOnSecondPage()
      ) { D7KeptPageViewController() },
    ])

  /// The phone of the original report on the OS of its day, similar devices, and one before iOS 11.
  private static let everyDevice: [Variant] = [
    (Device.iPhoneX, "11.2"), (.iPhone8, "11.2"), (.iPhone8Plus, "11.2"), (.iPhone15Pro, "17.5"),
    (.iPadPro11, "17.5"), (.iPhone7, "10.3"),
  ].flatMap { device, os in
    [UIInterfaceOrientation.portrait, .landscapeRight].map {
      Variant(device, os: os, orientation: $0)
    }
  }

  private static let turned: [Variant] = [
    Variant(.iPhoneX, os: "11.2"), Variant(.iPhone8, os: "11.2"),
  ]

  private static func firstAndLastPage<Root: PagedTablesViewController>() -> [Step<Root>] {
    [
      Step("page-1"),
      Step("page-3") { controller, _ in controller.show(page: 2) },
    ]
  }

  private static func turnedOnSecondPage<Root: PagedTablesViewController>() -> [Step<Root>] {
    [
      Step("before") { controller, _ in controller.show(page: 1) },
      Step("turned") { _, simulator in simulator.rotate(to: .landscapeLeft) },
      Step("back") { _, simulator in simulator.rotate(to: .portrait) },
    ]
  }
}
