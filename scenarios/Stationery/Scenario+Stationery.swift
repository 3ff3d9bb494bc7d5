import Tateyoko
import UIKit

extension Scenario {
  /// A long attributed text around an image, and a note being written below it.
  public static let stationery = Scenario(
    id: "Stationery",
    title: "Text views – attributes, pictures, tab stops, and text around a shape",
    screens: [
      Screen(
        id: "written", title: "A letter, and a note that is edited",
        variants: [
          Variant(.iPhone8, os: "15.0"), Variant(.iPhone15Pro, os: "26.0"),
        ]
      ) { StationeryViewController() }
    ])
}
