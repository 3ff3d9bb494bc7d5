import Tateyoko
import UIKit

extension Scenario {
  /// A tab that rotated while another one was in front.
  public static let otherTab = Scenario(
    id: "OtherTab",
    title: "前面にいないタブ – a tab that was rotated while another was in front",
    screens: [
      Screen(
        id: "alongside",
        title: "Frames set alongside the rotation: wrong when the tab is shown again",
        variants: variants, chrome: .all, steps: steps()
      ) { BoardTabsController(board: AlongsideBoardViewController()) },
      Screen(
        id: "laid-out", title: "Frames set in layout: correct whenever the tab is shown",
        variants: variants, chrome: .all, steps: steps()
      ) { BoardTabsController(board: LaidOutBoardViewController()) },
    ])

  private static let variants: [Variant] = [
    Variant(.iPhoneX, os: "12.0"), Variant(.iPhone15Pro, os: "17.5"),
  ]

  private static func steps<Board: CardBoardViewController>() -> [Step<BoardTabsController<Board>>]
  {
    [
      Step("shown") { tabs, _ in tabs.selectedIndex = 1 },
      Step("turned-behind") { tabs, simulator in
        tabs.selectedIndex = 0
        simulator.rotate(to: .landscapeLeft)
        tabs.selectedIndex = 1
      },
      Step("turned-in-front") { _, simulator in simulator.rotate(to: .portrait) },
    ]
  }
}
