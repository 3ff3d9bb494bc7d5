import Tateyoko
import UIKit

extension Scenario {
  /// Sliders, steppers, configured buttons, pickers and date pickers, in light and dark.
  public static let controls = Scenario(
    id: "Controls",
    title: "Controls – sliders, steppers, configured buttons, pickers",
    screens: [
      Screen(
        id: "values", title: "Sliders and steppers",
        variants: [
          Variant(.iPhone8, os: "12.4"), Variant(.iPhone15, os: "17.2"),
          Variant(.iPhone15Pro, os: "26.0"),
        ], steps: lightAndDark
      ) { ControlsViewController(ControlsViewController.values) },
      Screen(
        id: "buttons", title: "Configured buttons",
        variants: [
          Variant(.iPhone8, os: "15.0"), Variant(.iPhone15, os: "17.2"),
          Variant(.iPhone15Pro, os: "26.0"),
        ], steps: lightAndDark
      ) { ControlsViewController(ControlsViewController.buttons) },
      Screen(
        id: "dates", title: "Pickers and date pickers",
        variants: [
          Variant(.iPhoneX, os: "13.4"), Variant(.iPhone15, os: "17.2"),
          Variant(.iPhone15Pro, os: "26.0"),
        ], steps: lightAndDark
      ) { ControlsViewController(ControlsViewController.dates) },
    ])

  private static var lightAndDark: [Step<ControlsViewController>] {
    [
      Step("light"),
      Step("dark") { controller, _ in controller.overrideUserInterfaceStyle = .dark },
    ]
  }
}
