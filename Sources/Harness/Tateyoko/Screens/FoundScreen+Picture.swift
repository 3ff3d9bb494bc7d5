import Pixels
import UIKit

extension FoundScreen {
  /// A picture of a screen without a baseline.
  package struct Picture {
    package var bitmap: Bitmap
    /// The scale, in pixels per point.
    package var scale: CGFloat
    /// The size, in points.
    package var size: CGSize
    /// Whether the picture shows a device's whole display.
    package var fillsDisplay: Bool
  }

  /// Pictures the screen in a cell of a matrix.
  ///
  /// - Throws: An error that its code throws, or a problem if something can't be simulated as it
  ///   requires.
  @MainActor
  package func picture(on cell: ScreenCell) throws -> Picture {
    let adapt = layoutAdapter
    let simulator = (adapt?(cell.config) ?? cell.config).makeSimulator()
    simulator.launch(try simulator.perform(make))
    let source = simulator.source()
    let capture = try PictureRenderer.main.capture(source)
    return Picture(
      bitmap: capture.bitmap, scale: source.picture.scale, size: source.picture.size,
      fillsDisplay: adapt == nil && !(cell.config.runsPhoneApp ?? false))
  }
}
