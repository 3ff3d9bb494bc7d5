import Tateyoko
import UIKit

extension Scenario {
  /// Assumptions that have held since 2017, on a device whose insets are on one side and whose display folds.
  public static let fold = Scenario(
    id: "Fold",
    title: "折りたたみ – the fixes of 2017 on an iPhone Duo",
    screens: [
      Screen(
        id: "D1", title: "Tables at their defaults: the gap opens on the side of the status",
        variants: [closedAcross], chrome: .all
      ) { D1DefaultsViewController() },
      Screen(
        id: "D2", title: "Never adjusting: later pages still run under the status",
        variants: [closedAcross], chrome: .all,
        steps: [Step("page-3") { screen, _ in screen.show(page: 2) }]
      ) { D2NeverAdjustingViewController() },
      Screen(
        id: "D4", title: "Custom left margins: right where the status is left, and only there",
        variants: [closedAcross, openAcross], chrome: .all,
        steps: [Step("page-3") { screen, _ in screen.show(page: 2) }]
      ) { D4OwnMarginsViewController() },
      Screen(
        id: "D7-raw", title: "Unfolded on page 2: UIKit keeps the offset, not the page",
        variants: [closed], chrome: .all, steps: unfoldedOnSecondPage()
      ) { D7TurnedPagesViewController() },
      Screen(
        id: "D7-kept", title: "Unfolded on page 2: the app keeps the page as for a turn",
        variants: [closed], chrome: .all, steps: unfoldedOnSecondPage()
      ) { D7KeptPageViewController() },
      Screen(
        id: "mirrored-inset", title: "The left inset on both sides: too little, or twice too much",
        variants: [closed, closedAcross], chrome: .all
      ) { MirroredInsetViewController() },
      Screen(
        id: "notch-test",
        title: "The top inset taken for the notch: the home indicator is missed",
        variants: [closed, open], chrome: .all
      ) { NotchTestViewController() },
      Screen(
        id: "cached-size", title: "The size of the screen at the launch: a corner of it once open",
        variants: [closed], chrome: .all, steps: unfolded()
      ) { CachedSizeViewController() },
      Screen(
        id: "across", title: "A grid that knows no fold: a card lies across it while half open",
        variants: [Variant(.iPhoneDuo, os: os, orientation: .landscapeLeft, posture: .halfOpen)],
        chrome: .all
      ) { CardsScreenViewController() },
      Screen(
        id: "right", title: "Each inset by itself, and the cards in two panes beside the fold",
        variants: [closed], chrome: .all, steps: foldedAndBack()
      ) { PanesViewController() },
      Screen(
        id: "guides", title: "Safe area, margins and readable width in each posture",
        variants: [
          closed, closedAcross, open,
          Variant(.iPhoneDuo, os: os, orientation: .portraitUpsideDown, posture: .open),
          Variant(.iPhoneDuo, os: os, orientation: .landscapeLeft, posture: .halfOpen),
        ], chrome: .all
      ) { GuidesViewController() },
      Screen(
        id: "grid", title: "Cells sized for the display that was left: the delegate is not asked",
        variants: [closed], chrome: .all, steps: unfolded()
      ) { PhotosViewController(layout: UICollectionViewFlowLayout()) },
      Screen(
        id: "portrait-only", title: "A portrait-only screen: upright closed, every way up open",
        variants: [closed, open], chrome: .all, steps: turnedAround()
      ) { UprightViewController() },
    ])

  private static let os: OSVersion = "27.1"
  private static let closed = Variant(.iPhoneDuo, os: os)
  private static let closedAcross = Variant(.iPhoneDuo, os: os, orientation: .landscapeRight)
  private static let open = Variant(.iPhoneDuo, os: os, posture: .open)
  private static let openAcross = Variant(
    .iPhoneDuo, os: os, orientation: .landscapeLeft, posture: .open)

  private static func unfoldedOnSecondPage<Root: PagedTablesViewController>() -> [Step<Root>] {
    [
      Step("open") { controller, simulator in
        controller.show(page: 1)
        simulator.fold(to: .open)
      }
    ]
  }

  private static func unfolded<Root: UIViewController>() -> [Step<Root>] {
    [Step("open") { _, simulator in simulator.fold(to: .open) }]
  }

  private static func foldedAndBack<Root: UIViewController>() -> [Step<Root>] {
    [
      Step("closed"),
      Step("half-open") { _, simulator in simulator.fold(to: .halfOpen) },
      Step("open") { _, simulator in simulator.fold(to: .open) },
      Step("closed-again") { _, simulator in simulator.fold(to: .closed) },
    ]
  }

  /// Holds the device in each orientation once, and records each resulting interface orientation.
  private static func turnedAround<Root: TurnTableViewController>() -> [Step<Root>] {
    [
      Step(nil) { table, simulator in
        let holds: [UIDeviceOrientation] = [
          .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
        ]
        for hold in holds {
          simulator.rotate(to: hold)
          table.note()
        }
      }
    ]
  }
}
