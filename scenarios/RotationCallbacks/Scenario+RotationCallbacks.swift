import Tateyoko
import UIKit

extension Scenario {
  /// The callbacks of a rotation and their order: by a quarter, by a half, on an iPad.
  public static let rotationCallbacks = Scenario(
    id: "RotationCallbacks",
    title: "回転のコールバック – what is called when the screen rotates",
    screens: [
      Screen(
        id: "phone-quarter", title: "A phone rotated by 90°, and back",
        variants: [Variant(.iPhoneX, os: "11.2"), Variant(.iPhone7, os: "10.3")],
        records: [.pictures, .trace],
        steps: [
          Step("turned") { (root: CallbackContainerViewController, simulator) in
            root.list.clear()
            simulator.rotate(to: .landscapeLeft)
          },
          Step("back") { root, simulator in
            root.list.clear()
            simulator.rotate(to: .portrait)
          },
        ]
      ) { CallbackContainerViewController() },
      Screen(
        id: "phone-quarter-later", title: "The same on later releases",
        variants: [
          Variant(.iPhoneX, os: "13.0"), Variant(.iPhone15, os: "17.5"),
          Variant(.iPhone17, os: "26.0"),
        ],
        records: .trace,
        steps: [
          Step("turned") { (_: CallbackContainerViewController, simulator) in
            simulator.rotate(to: .landscapeLeft)
          }
        ]
      ) { CallbackContainerViewController() },
      Screen(
        id: "phone-half",
        title: "A half turn: announced before iOS 11, as an article on iOS 8 reports",
        variants: [
          Variant(.iPhone6, os: "8.0", orientation: .landscapeRight),
          Variant(.iPhone7, os: "10.3", orientation: .landscapeRight),
          Variant(.iPhoneX, os: "11.2", orientation: .landscapeRight),
        ],
        records: .trace, steps: [halfTurn("turned", told: nil)]
      ) { CallbackListViewController() },
      Screen(
        id: "phone-half-told", title: "A half turn that every release announces",
        variants: [Variant(.iPhoneX, os: "11.2", orientation: .landscapeRight)],
        records: .trace, steps: [halfTurn("turned", told: true)]
      ) { CallbackListViewController() },
      Screen(
        id: "phone-half-skipped", title: "A half turn that no release announces",
        variants: [Variant(.iPhone7, os: "10.3", orientation: .landscapeRight)],
        records: .trace, steps: [halfTurn("turned", told: false)]
      ) { CallbackListViewController() },
      Screen(
        id: "pad-quarter", title: "An iPad rotated by 90°: its traits stay the same",
        variants: [
          Variant(.iPadAir2, os: "9.3"), Variant(.iPadPro11, os: "12.0"),
          Variant(.iPadPro11, os: "17.5"),
        ],
        records: .trace,
        steps: [
          Step("turned") { (_: CallbackContainerViewController, simulator) in
            simulator.rotate(to: .landscapeLeft)
          }
        ]
      ) { CallbackContainerViewController() },
    ])

  private static func halfTurn(
    _ name: String, told: Bool?
  ) -> Step<CallbackListViewController> {
    Step(name) { _, simulator in
      simulator.transitionsSizeOnHalfTurn = told
      simulator.rotate(to: .landscapeRight)
    }
  }
}
