import Tateyoko
import UIKit

extension Scenario {
  /// A modal that rotates the screen while it is shown, though the device is held in portrait.
  public static let forcedLandscape = Scenario(
    id: "ForcedLandscape",
    title: "横向きの強制 – a modal that rotates the screen to landscape",
    screens: [
      Screen(
        id: "masks",
        title: "Landscape only: rotated by the presentation, and back by the dismissal",
        variants: phone, chrome: .all, records: [.pictures, .trace],
        steps: opened { LandscapeChartViewController() }
      ) { SummaryViewController<LandscapeChartViewController>() },
      Screen(
        id: "being-presented", title: "Landscape while it is being presented, else portrait",
        variants: phone, chrome: .all, records: .trace,
        steps: opened { PresentedChartViewController() }
      ) { SummaryViewController<PresentedChartViewController>() },
      Screen(
        id: "custom", title: "The same with a custom transition",
        variants: phone, chrome: .all, steps: opened { LandscapeChartViewController() }
      ) { SummaryViewController<LandscapeChartViewController>(isCustom: true) },
    ])

  private static let phone = [Variant(.iPhoneX, os: "12.4")]

  private static func opened<Chart: ChartViewController>(
    _ chart: @escaping @MainActor @Sendable () -> Chart
  ) -> [Step<SummaryViewController<Chart>>] {
    [
      Step("open") { controller, simulator in
        controller.openChart(chart())
        simulator.advance(by: 1)
      },
      Step("closed") { controller, _ in controller.dismiss(animated: true) },
    ]
  }
}
