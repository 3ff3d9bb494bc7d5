import Tateyoko
import UIKit

extension Scenario {
  /// System and custom buttons with all kinds of content, at their natural sizes.
  public static let buttons = Scenario(
    id: "Buttons",
    title: "Buttons – with titles, images, insets, and none of them",
    screens: [
      Screen(
        id: "natural", title: "Each as large as its content asks for",
        variants: [
          Variant(.iPhone6, os: "9.3"), Variant(.iPhoneX, os: "12.4"),
          Variant(.iPhone15Pro, os: "26.0"),
        ]
      ) { ButtonsViewController() }
    ])
}
