import Foundation
import LayoutTrees
import Pixels
import UIKit

/// A screen at one moment, for programs that examine it: picture, layout, names, and problems.
package struct ScreenLook: Sendable {
  /// The picture at the device's resolution, with the layout.
  package let capture: Capture
  /// What couldn't be simulated as the view code requires.
  package let problems: [String]
  /// What UIKit would have logged since the launch, such as conflicts of constraints.
  package let log: [String]
  /// The elements that can be touched by name, from back to front.
  package let touchables: [TouchableElement]
  /// The size of the window, in points.
  package let size: CGSize
  /// The window's safe area, in points.
  package let safeArea: UIEdgeInsets
  let picture: PictureSource

  package var tree: LayoutTree { capture.tree }

  /// Returns the bytes of a PNG file that includes the layout, which ``changes(since:)`` uses to
  /// explain the differences from a later look.
  package func stored() throws -> Data { try PictureBaseline.data(capture) }

  /// Returns the bytes of a PNG file of the screen at a smaller scale than the device's.
  ///
  /// - Parameter scale: The scale, in pixels per point.
  @MainActor
  package func picture(scale: CGFloat) throws -> Data {
    guard scale != capture.scale else { return try capture.bitmap.pngData() }
    var other = picture
    other.scale = scale
    return try PictureRenderer.main.render(other).pngData()
  }

  /// Returns the largest whole number of pixels per point, at most the device's, that keeps both
  /// sides of the picture within a limit in pixels; at least 1.
  package func scale(longestSide limit: Int) -> CGFloat {
    let most = CGFloat(limit) / max(size.width, size.height, 1)
    return max(1, min(capture.scale, most.rounded(.down)))
  }
}

extension Simulator {
  /// Lays out the screen and pictures it.
  ///
  /// - Throws: An error if a font can't be loaded, rasterising fails, or there is not enough memory
  ///   for the picture.
  package func look() throws -> ScreenLook {
    let source = source()
    let capture = Capture(
      bitmap: try PictureRenderer.main.render(source.picture),
      renderedBy: .drawing(source.picture.list), tree: source.tree, scale: source.picture.scale,
      origin: source.origin, log: source.log, chrome: source.picture.chrome,
      folded: source.folded)
    return ScreenLook(
      capture: capture, problems: problems, log: log, touchables: touchables(),
      size: source.picture.size, safeArea: window.safeAreaInsets, picture: source.picture)
  }
}
