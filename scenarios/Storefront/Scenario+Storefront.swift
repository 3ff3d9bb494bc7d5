import Tateyoko
import UIKit

extension Scenario {
  /// A compositional layout of three kinds of sections.
  public static let storefront = Scenario(
    id: "Storefront",
    title: "UICollectionViewCompositionalLayout – banners, a grid and a list in one view",
    screens: [
      Screen(
        id: "shop", title: "Columns follow the width, also after a rotation",
        variants: [
          Variant(.iPhone8, os: "15.5"), Variant(.iPhoneX, os: "15.5"),
        ],
        chrome: .all,
        steps: [
          Step("upright") { _, _ in },
          Step("turned") { _, simulator in simulator.rotate(to: .landscapeLeft) },
        ]
      ) { UINavigationController(rootViewController: StorefrontViewController()) },
      Screen(
        id: "shop-wide", title: "On an iPad",
        variants: [Variant(.iPadPro11, os: "17.5")], chrome: .all
      ) { UINavigationController(rootViewController: StorefrontViewController()) },
    ])
}
