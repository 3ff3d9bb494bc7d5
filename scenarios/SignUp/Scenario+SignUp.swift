import Tateyoko
import UIKit

extension Scenario {
  /// A form with fields, switches, a progress view and an activity indicator.
  public static let signUp = Scenario(
    id: "SignUp",
    title: "A form – text fields, switches and activity indicators",
    screens: [
      Screen(
        id: "form", title: "Idle, and while the name is being checked",
        variants: [
          Variant(.iPhone8, os: "12.4"), Variant(.iPhoneX, os: "15.5"),
          Variant(.iPhone15, os: "26.0"),
        ], chrome: .statusBar,
        steps: [
          Step("rest") { (_: UINavigationController, _) in },
          Step("checking") { controller, _ in
            (controller.topViewController as? SignUpViewController)?.check()
          },
          Step("turned") { _, simulator in simulator.rotate(to: .landscapeLeft) },
        ]
      ) { UINavigationController(rootViewController: SignUpViewController()) }
    ])
}
