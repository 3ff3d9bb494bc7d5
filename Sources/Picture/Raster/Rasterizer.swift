import CPango
import Graphics
import Pixels

/// Converts display lists to bitmaps.
///
/// It keeps fonts, glyphs and shadows for the next screen. One rasteriser may only be used by one
/// thread at a time; several may work concurrently.
package final class Rasterizer {
  let glyphs: GlyphStore
  let shadows = ShadowStore()
  let images = ImageStore()

  /// The maximum nesting depth of images and groups.
  static let deepest = 64

  package init() throws {
    glyphs = try GlyphStore()
  }

  /// Draws a list on a transparent bitmap.
  ///
  /// - Parameters:
  ///   - size: The canvas in points.
  ///   - scale: Pixels per point.
  ///   - bitmap: A bitmap to draw into, used if it has the right size.
  /// - Throws: `RasterError` that specifies what could not be drawn.
  package func render(
    _ list: DisplayList, size: CGSize, scale: CGFloat, into bitmap: Bitmap? = nil
  ) throws -> Bitmap {
    try render(list, size: size, scale: scale, into: bitmap, depth: 0)
  }

  func render(
    _ list: DisplayList, size: CGSize, scale: CGFloat, into given: Bitmap?, depth: Int
  ) throws -> Bitmap {
    guard depth < Rasterizer.deepest else { throw RasterError.tooDeep(limit: Rasterizer.deepest) }
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    guard width >= 1, height >= 1, width <= 20_000, height <= 20_000,
      Bitmap.allows(width: Int(width), height: Int(height))
    else { throw RasterError.invalidSize(width: width, height: height) }
    let bitmap: Bitmap
    if let given, given.width == Int(width), given.height == Int(height) {
      bitmap = given
    } else {
      do {
        bitmap = try Bitmap(uninitializedWidth: Int(width), height: Int(height))
      } catch {
        throw RasterError.outOfMemory(width: Int(width), height: Int(height))
      }
    }
    let canvas = try Canvas(bitmap)
    let pass = RasterPass(rasterizer: self, canvas: canvas, scale: scale, depth: depth)
    try pass.run(list.commands)
    return bitmap
  }
}
