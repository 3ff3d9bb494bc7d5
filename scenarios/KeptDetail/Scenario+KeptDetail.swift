import Tateyoko
import UIKit

extension Scenario {
  /// A split view that expands, and keeps the content of its detail.
  public static let keptDetail = Scenario(
    id: "KeptDetail",
    title: "UISplitViewController – the detail moves whole when columns expand and collapse",
    screens: [
      Screen(
        id: "phone", title: "A Plus phone: one stack upright, two columns on its side",
        variants: [Variant(.iPhone8Plus, os: "12.0")],
        steps: [
          Step("upright") { (_: MailViewController, _) in },
          Step("turned") { _, simulator in simulator.rotate(to: .landscapeLeft) },
          Step("back") { _, simulator in simulator.rotate(to: .portrait) },
        ]
      ) { MailViewController(hasColumns: false) },
      Screen(
        id: "pad", title: "An iPad: one stack in Slide Over, two columns on the full screen",
        variants: [Variant(.iPadPro11, os: "15.5", orientation: .landscapeRight)],
        steps: [
          Step("slide-over") { (_: MailViewController, simulator) in
            simulator.setMultitasking(.slideOver)
          },
          Step("full") { _, simulator in simulator.setMultitasking(.fullScreen) },
        ]
      ) { MailViewController(hasColumns: true) },
    ])
}
