import SwiftUI
import Tateyoko

extension Scenario {
  /// A list, a form, an alert and a sheet of SwiftUI's.
  public static let preferences = Scenario(
    id: "Preferences",
    title: "SwiftUI – settings in a list, a pushed form, an alert and a sheet",
    screens: [
      Screen(
        id: "settings", title: "List, form, alert and sheet",
        variants: [
          Variant(.iPhone15, os: "17.5"), Variant(.iPhone15, os: "26.0", style: .dark),
        ], chrome: .statusBar,
        steps: [
          Step("rest") { (_: UIViewController, _) in },
          Step("turned") { _, simulator in simulator.rotate(to: .landscapeLeft) },
          Step("alert") { _, simulator in
            simulator.rotate(to: .portrait)
            try simulator.tap("Sign Out")
          },
          Step("account") { _, simulator in
            try simulator.tap("Cancel")
            try simulator.tap("Account")
          },
        ]
      ) { UIHostingController(rootView: PreferencesView()) },
      Screen(
        id: "sheet", title: "A sheet at half the height",
        variants: [Variant(.iPhone15, os: "17.5")], chrome: .statusBar,
        steps: [Step("added") { (_: UIViewController, simulator) in try simulator.tap("Add") }]
      ) { UIHostingController(rootView: PreferencesView()) },
      Screen(
        id: "mirrored", title: "From right to left, on an iPad",
        variants: [Variant(.iPad10, os: "18.0", language: "ar")], chrome: .statusBar,
        steps: [Step("rest") { (_: UIViewController, _) in }]
      ) { UIHostingController(rootView: PreferencesView()) },
    ])
}
