import Foundation
import Graphics
import Pixels
import Raster
import RunRecord

/// Rasterises screens, reusing its buffers between pictures; for use on one thread.
final class PictureRenderer {
  /// The main thread's renderer.
  @MainActor static let main = PictureRenderer()

  private var rasterizer: Rasterizer?

  /// Draws a screen.
  ///
  /// - Throws: An error if something is missing or rejected; a text whose font is missing isn't
  ///   silently omitted.
  func render(_ source: PictureSource) throws -> Bitmap {
    let rasterizer = try rasterizer ?? Rasterizer()
    self.rasterizer = rasterizer
    return try rasterizer.render(source.list, size: source.size, scale: source.scale)
  }

  /// Draws a screen for a comparison.
  ///
  /// - Throws: An error like ``render(_:)``, or ``RenderProblem``, because a picture with something
  ///   missing from the simulation proves nothing.
  func capture(_ source: ScreenSource) throws -> Capture {
    guard source.problems.isEmpty else { throw RenderProblem(issues: source.problems) }
    return Capture(
      bitmap: try render(source.picture), renderedBy: .drawing(source.picture.list),
      tree: source.tree, scale: source.picture.scale, origin: source.origin, log: source.log,
      chrome: source.picture.chrome, folded: source.folded)
  }

  /// Draws a screen for an assertion, and writes what UIKit would log to standard error: a passing
  /// assertion has no other output.
  func captureLogging(_ source: ScreenSource) throws -> Capture {
    let capture = try capture(source)
    for entry in capture.log.flatMap(HarmlessText.lines) {
      FileHandle.standardError.write(Data("\(entry)\n".utf8))
    }
    return capture
  }
}

/// A condition that couldn't be simulated as the view code requires, such as a layout that never
/// settles.
struct RenderProblem: Error, CustomStringConvertible {
  var issues: [String]

  var description: String { issues.joined(separator: "\n") }
}
