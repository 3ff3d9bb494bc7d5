import SwiftUI
import Tateyoko

extension Scenario {
  /// Cards and a form in SwiftUI, in a navigation stack.
  public static let cards = Scenario(
    id: "Cards",
    title: "SwiftUI – cards in a scroll view, and a form made of stacks",
    screens: [
      Screen(
        id: "trips", title: "Upright and sideways",
        variants: [
          Variant(.iPhoneSE3, os: "17.5"), Variant(.iPhoneX, os: "16.7"),
          Variant(.iPhone15, os: "26.0"),
        ], chrome: .statusBar,
        steps: [
          Step("rest") { (_: UIViewController, _) in },
          Step("turned") { _, simulator in simulator.rotate(to: .landscapeLeft) },
        ]
      ) { UIHostingController(rootView: CardsView()) }
    ])
}
