import Foundation
import Graphics
import Pixels
import Raster
import RunRecord

/// Rasterises screens, with buffers that live from one picture to the next; for one thread.
final class PictureRenderer {
  /// The main thread's renderer.
  @MainActor static let main = PictureRenderer()

  private var rasterizer: Rasterizer?

  /// Draws a screen.
  ///
  /// - Throws: What is missing or refused; a text whose font is missing is not left out in silence.
  func render(_ source: PictureSource) throws -> Bitmap {
    let rasterizer = try rasterizer ?? Rasterizer()
    self.rasterizer = rasterizer
    return try rasterizer.render(source.list, size: source.size, scale: source.scale)
  }

  /// Draws a screen for a comparison.
  ///
  /// - Throws: ``RenderProblem`` too, as a picture of what could not be simulated proves nothing.
  func capture(_ source: ScreenSource) throws -> Capture {
    guard source.problems.isEmpty else { throw RenderProblem(issues: source.problems) }
    return Capture(
      bitmap: try render(source.picture), renderedBy: .drawing(source.picture.list),
      tree: source.tree, scale: source.picture.scale, origin: source.origin, log: source.log,
      chrome: source.picture.chrome, folded: source.folded)
  }

  /// Draws a screen for an assertion, and writes what UIKit would log to standard error: an
  /// assertion that passes has nowhere else to say it.
  func captureLogging(_ source: ScreenSource) throws -> Capture {
    let capture = try capture(source)
    for entry in capture.log.flatMap(HarmlessText.lines) {
      FileHandle.standardError.write(Data("\(entry)\n".utf8))
    }
    return capture
  }
}

/// What could not be simulated as the view code asks, such as a layout that never settles.
struct RenderProblem: Error, CustomStringConvertible {
  var issues: [String]

  var description: String { issues.joined(separator: "\n") }
}
