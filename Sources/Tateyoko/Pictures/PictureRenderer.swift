import Graphics
import Pixels
import Raster
import Typography

/// Rasterises screens, with buffers that live from one picture to the next; for one thread.
final class PictureRenderer {
  /// The main thread's renderer.
  @MainActor static let main = PictureRenderer()

  private var rasterizer: Rasterizer?

  /// Draws a screen.
  ///
  /// - Throws: What is missing or refused; a text whose font is missing is not left out in silence.
  func render(_ source: PictureSource) throws -> Bitmap {
    if let problem = source.problem { throw problem }
    let rasterizer = try rasterizer ?? Rasterizer()
    self.rasterizer = rasterizer
    return try rasterizer.render(source.list, size: source.size, scale: source.scale)
  }

  func capture(_ source: ScreenSource) throws -> Capture {
    Capture(
      bitmap: try render(source.picture), list: source.picture.list, tree: source.tree,
      scale: source.picture.scale, origin: source.origin)
  }
}
