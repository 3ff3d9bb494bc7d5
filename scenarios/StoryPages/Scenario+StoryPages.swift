import Tateyoko
import UIKit

extension Scenario {
  /// A page view controller with dots, rotated on its second page.
  public static let storyPages = Scenario(
    id: "StoryPages",
    title: "UIPageViewController – pages side by side, with a page control",
    screens: [
      Screen(
        id: "story", title: "The second page, in portrait and in landscape",
        variants: [Variant(.iPhone8, os: "12.4"), Variant(.iPhoneX, os: "15.5")], chrome: .all,
        steps: [
          Step("first") { (_: StoryPagesViewController, _) in },
          Step("second") { controller, _ in controller.goToNextPage() },
          Step("turned") { _, simulator in simulator.rotate(to: .landscapeLeft) },
        ]
      ) { StoryPagesViewController() }
    ])
}
