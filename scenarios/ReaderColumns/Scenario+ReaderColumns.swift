import Tateyoko
import UIKit

extension Scenario {
  /// A split view: two columns on iPads, one on phones.
  public static let readerColumns = Scenario(
    id: "ReaderColumns",
    title: "UISplitViewController – a list and an article, side by side or one at a time",
    screens: [
      Screen(
        id: "columns", title: "Both columns, in portrait and in landscape",
        variants: [Variant(.iPadPro11, os: "15.5")], chrome: .all,
        steps: [
          Step("upright") { (_: ReaderViewController, _) in },
          Step("turned") { _, simulator in simulator.rotate(to: .landscapeLeft) },
          Step("slide-over") { _, simulator in simulator.setMultitasking(.slideOver) },
        ]
      ) { ReaderViewController() },
      Screen(
        id: "collapsed", title: "One column on a phone: the list, then an article",
        variants: [Variant(.iPhoneX, os: "15.5")], chrome: .all,
        steps: [
          Step("list") { (_: ReaderViewController, _) in },
          Step("article") { controller, _ in controller.sections.didSelect?("Science") },
          Step("turned") { _, simulator in simulator.rotate(to: .landscapeLeft) },
        ]
      ) { ReaderViewController() },
    ])
}
