import Tateyoko
import UIKit

extension Scenario {
  /// The orientations that an interface follows when the device is rotated all around.
  public static let orientationMasks = Scenario(
    id: "OrientationMasks",
    title: "回転可能な方向 – what lets the interface follow the device, and what does not",
    screens: [
      Screen(
        id: "boxes-only", title: "All four boxes ticked: still no upside down on an iPhone",
        variants: [phone, pad], infoPlist: allBoxes, steps: turnedAround { $0 }
      ) { TurnTableViewController() },
      Screen(
        id: "root-allows", title: "… and a root controller that returns all",
        variants: [phone, phoneWithoutButton], infoPlist: allBoxes, steps: turnedAround { $0 }
      ) { AllWaysViewController() },
      Screen(
        id: "child-allows", title: "… and a child that returns all: its container is asked",
        variants: [phone], infoPlist: allBoxes, steps: turnedAround(inNavigation)
      ) { UINavigationController(rootViewController: AllWaysViewController()) },
      Screen(
        id: "container-forwards", title: "… and a container that asks its child",
        variants: [phone], infoPlist: allBoxes, steps: turnedAround(inNavigation)
      ) { ForwardingNavigationController(rootViewController: AllWaysViewController()) },
      Screen(
        id: "child-refuses", title: "A portrait-only child does not restrict its container",
        variants: [phone], steps: turnedAround(inNavigation)
      ) { UINavigationController(rootViewController: UprightViewController()) },
      Screen(
        id: "each-idiom", title: "Portrait listed for all, landscape for the iPad",
        variants: [phone, pad],
        infoPlist: InfoPlist(
          supportedOrientations: [.portrait], onIPad: [.landscapeLeft, .landscapeRight]),
        steps: turnedAround { $0 }
      ) { AllWaysViewController() },
      Screen(
        id: "delegate", title: "The delegate overrides Info.plist",
        variants: [phone], infoPlist: InfoPlist(supportedOrientations: [.portrait]),
        delegate: { SidewaysAppDelegate() }, steps: turnedAround { $0 }
      ) { AllWaysViewController() },
    ])

  private static let phone = Variant(.iPhone8, os: "12.0")
  private static let phoneWithoutButton = Variant(.iPhoneX, os: "12.0")
  private static let pad = Variant(.iPadPro11, os: "15.0")

  private static let allBoxes = InfoPlist(
    supportedOrientations: [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight])

  private static func inNavigation<Container: UINavigationController>(
    _ container: Container
  ) -> TurnTableViewController {
    container.topViewController as? TurnTableViewController ?? TurnTableViewController()
  }

  /// Holds the device in each orientation once, and records each resulting interface orientation.
  private static func turnedAround<Root: UIViewController>(
    _ table: @escaping @MainActor @Sendable (Root) -> TurnTableViewController
  ) -> [Step<Root>] {
    [
      Step(nil) { root, simulator in
        let holds: [UIDeviceOrientation] = [
          .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight, .faceUp,
        ]
        for hold in holds {
          simulator.rotate(to: hold)
          table(root).note()
        }
      }
    ]
  }
}
