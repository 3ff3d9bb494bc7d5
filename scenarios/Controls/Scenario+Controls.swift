import Tateyoko
import UIKit

extension Scenario {
  /// Sliders, steppers, configured buttons, pickers and date pickers, in light and dark; search bars,
  /// a calendar, and a screen that has nothing to show.
  public static let controls = Scenario(
    id: "Controls",
    title: "Controls – sliders, steppers, configured buttons, pickers, searches",
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
      Screen(
        id: "searches", title: "Search bars with scopes and tokens, and a calendar",
        variants: [Variant(.iPhone15, os: "17.2"), Variant(.iPhone15Pro, os: "26.0")]
      ) { ControlsViewController(ControlsViewController.searches) },
      Screen(
        id: "empty", title: "A screen that has nothing to show",
        variants: [Variant(.iPhone15, os: "17.2"), Variant(.iPhone15Pro, os: "26.0")]
      ) { UINavigationController(rootViewController: EmptyViewController()) },
    ])

  private static var lightAndDark: [Step<ControlsViewController>] {
    [
      Step("light"),
      Step("dark") { controller, _ in controller.overrideUserInterfaceStyle = .dark },
    ]
  }
}
