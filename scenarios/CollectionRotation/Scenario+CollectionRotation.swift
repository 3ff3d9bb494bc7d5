import Tateyoko
import UIKit

extension Scenario {
  /// A grid whose sizes are computed from the width, rotated: broken, and fixed in two ways.
  public static let collectionRotation = Scenario(
    id: "CollectionRotation",
    title: "UICollectionView の回転 – rotating a grid of photos",
    screens: [
      Screen(
        id: "F0", title: "Before the rotation", variants: phone, chrome: .all
      ) { PhotosViewController(layout: UICollectionViewFlowLayout()) },
      Screen(
        id: "F1", title: "Unfixed: sizes for the old width remain after the rotation",
        variants: devices, chrome: .all, steps: turned()
      ) { PhotosViewController(layout: UICollectionViewFlowLayout()) },
      Screen(
        id: "F2", title: "Fix 1: invalidateLayout() alongside the rotation",
        variants: phone, chrome: .all, steps: turned()
      ) { InvalidatingPhotosViewController(layout: UICollectionViewFlowLayout()) },
      Screen(
        id: "F3", title: "Fix 2: a layout that watches the size",
        variants: devices, chrome: .all, steps: turned()
      ) { PhotosViewController(layout: FittingFlowLayout()) },
      Screen(
        id: "F1-covered", title: "Unfixed, rotated under another screen: broken as well",
        variants: phone, chrome: .all, steps: turnedUnderAnotherScreen()
      ) { PhotosViewController(layout: UICollectionViewFlowLayout()) },
      Screen(
        id: "F3-covered", title: "Fix 2, rotated under another screen: correct",
        variants: phone, chrome: .all, steps: turnedUnderAnotherScreen()
      ) { PhotosViewController(layout: FittingFlowLayout()) },
      Screen(
        id: "F4", title: "A table with constraints in its cells needs nothing",
        variants: [Variant(.iPhone8, os: "11.2")], chrome: .all, steps: turned()
      ) { CaptionTableViewController() },
    ])

  private static let devices: [Variant] = [
    Variant(.iPhone8, os: "11.2"), Variant(.iPhoneX, os: "11.2"), Variant(.iPadPro11, os: "17.5"),
  ]

  private static let phone: [Variant] = [Variant(.iPhoneX, os: "11.2")]

  private static func turned<Root: UIViewController>() -> [Step<Root>] {
    [Step("turned") { _, simulator in simulator.rotate(to: .landscapeLeft) }]
  }

  private static func turnedUnderAnotherScreen<Root: UIViewController>() -> [Step<Root>] {
    [
      Step("turned") { controller, simulator in
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        controller.present(cover, animated: false)
        simulator.rotate(to: .landscapeLeft)
        controller.dismiss(animated: false)
      }
    ]
  }
}
