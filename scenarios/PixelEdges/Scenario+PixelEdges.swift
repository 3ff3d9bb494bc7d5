import Tateyoko
import UIKit

extension Scenario {
  /// Frames that result from constraints, rounded to pixels of the window.
  public static let pixelEdges = Scenario(
    id: "PixelEdges",
    title: "Edges on pixels – nested boxes whose frames are rounded in the window",
    screens: [
      Screen(
        id: "centred", title: "Boxes centred in boxes",
        variants: [Variant(.iPhone15, os: "17.0"), Variant(.iPhone8, os: "12.0")]
      ) { CentredBoxesViewController() }
    ])
}
