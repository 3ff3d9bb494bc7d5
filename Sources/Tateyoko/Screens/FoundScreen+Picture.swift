import Pixels
import UIKit

extension FoundScreen {
  /// A picture of a screen that no baseline belongs to.
  package struct Picture {
    package var bitmap: Bitmap
    /// Pixels a point.
    package var scale: CGFloat
    /// Points.
    package var size: CGSize
    /// Whether it shows a device's whole display.
    package var fillsDisplay: Bool
  }

  /// Pictures the screen on one of a matrix.
  ///
  /// - Throws: What its code throws, and what could not be simulated as it asks.
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
