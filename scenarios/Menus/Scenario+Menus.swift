import Tateyoko
import UIKit

extension Scenario {
  /// Materials over colours, and open menus.
  public static let menus = Scenario(
    id: "Menus",
    title: "Menus – of a bar, a button and a picture, and materials over colours",
    screens: [
      Screen(
        id: "photo", title: "Materials, and one menu after the other",
        variants: [
          Variant(.iPhoneSE3, os: "18.0"),
          Variant(.iPhoneSE3, os: "26.1"),
        ], chrome: .statusBar,
        steps: [
          Step("materials") { (_: UINavigationController, _) in },
          Step("bar") { _, simulator in try simulator.tap("Sort") },
          Step("button") { _, simulator in
            try simulator.tap("Name")
            try simulator.tap("Options")
          },
          Step("picture") { _, simulator in
            try simulator.tap(at: CGPoint(x: 200, y: 600))
            try simulator.longPress("photo")
          },
        ]
      ) { UINavigationController(rootViewController: MenusViewController()) }
    ])
}
