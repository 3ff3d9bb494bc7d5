import Tateyoko
import UIKit

extension Scenario {
  /// An iPad's app next to another one, and over another one.
  public static let splitViewResize = Scenario(
    id: "SplitViewResize",
    title: "画面分割 – resized in Split View and Slide Over",
    screens: [
      Screen(
        id: "columns", title: "Two columns in regular width",
        variants: [
          Variant(.iPadPro11, os: "12.0", orientation: .landscapeRight),
          Variant(.iPadPro12_9_2, os: "11.2", orientation: .landscapeRight),
        ],
        records: [.pictures, .trace],
        steps: [
          Step("full") { (_: ColumnsViewController, _) in },
          Step("half") { _, simulator in simulator.setMultitasking(.splitView(.oneHalf)) },
          Step("two-thirds") { _, simulator in
            simulator.setMultitasking(.splitView(.twoThirds))
          },
          Step("turned") { _, simulator in simulator.rotate(to: .portrait) },
          Step("slide-over") { _, simulator in simulator.setMultitasking(.slideOver) },
        ]
      ) { ColumnsViewController() }
    ])
}
