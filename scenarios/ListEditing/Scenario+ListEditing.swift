import Tateyoko
import UIKit

extension Scenario {
  /// A table and a collection view list in editing mode, with swiped rows.
  public static let listEditing = Scenario(
    id: "ListEditing",
    title: "Tables and lists in edit – controls, circles, swipes, an index",
    screens: [
      Screen(
        id: "table", title: "A table: every control, several selected rows, both sides swiped",
        variants: variants,
        steps: [
          Step("editing") { (controller: WordsInEditViewController, _) in
            controller.setEditing(true, animated: false)
          },
          Step("selecting") { controller, _ in controller.selectSeveral() },
          Step("trailing") { controller, simulator in
            controller.setEditing(false, animated: false)
            try simulator.swipe(.left, on: "Artichoke")
          },
          Step("leading") { controller, simulator in
            controller.overrideUserInterfaceStyle = .dark
            try simulator.swipe(.right, on: "Banana")
          },
        ]
      ) { WordsInEditViewController(style: .plain) },
      Screen(
        id: "list", title: "A list: accessories in edit, a row swiped",
        variants: variants,
        steps: [
          Step("rest") { (_: ShoppingListViewController, _) in },
          Step("editing") { controller, _ in controller.collectionView.isEditing = true },
          Step("selecting") { controller, simulator in
            controller.overrideUserInterfaceStyle = .dark
            try simulator.tap("Eggs")
          },
          Step("swiped") { controller, simulator in
            controller.collectionView.isEditing = false
            try simulator.swipe(.left, on: "Milk")
          },
        ]
      ) { ShoppingListViewController() },
    ])

  private static var variants: [Variant] {
    [Variant(.iPhoneSE3, os: "18.0"), Variant(.iPhoneSE3, os: "26.1")]
  }
}
