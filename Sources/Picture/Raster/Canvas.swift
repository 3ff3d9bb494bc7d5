import CPango
import Graphics
import Pixels

/// A bitmap with a cairo context: the screen, or a group that is drawn separately.
final class Canvas {
  let bitmap: Bitmap
  /// The position of the bitmap's first pixel on the screen.
  let left: Int
  let top: Int
  let context: OpaquePointer
  private let surface: OpaquePointer

  /// The current clip of `context`.
  var appliedClip: AppliedClip = .none

  enum AppliedClip: Equatable {
    case none
    case some(PixelRect, [ObjectIdentifier])
  }

  /// Creates a canvas on a bitmap whose pixels are already drawn, or need not be.
  init(_ bitmap: Bitmap, left: Int = 0, top: Int = 0) throws {
    self.bitmap = bitmap
    self.left = left
    self.top = top
    guard
      let surface = cairo_image_surface_create_for_data(
        bitmap.baseAddress.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.rowBytes)),
      let context = cairo_create(surface)
    else { throw RasterError.outOfMemory(width: bitmap.width, height: bitmap.height) }
    self.surface = surface
    self.context = context
    try check("making a surface")
  }

  /// Creates a transparent canvas for a part of the screen.
  convenience init(clearing rect: PixelRect) throws {
    let bitmap: Bitmap
    do {
      bitmap = try Bitmap(width: rect.width, height: rect.height)
    } catch {
      throw RasterError.outOfMemory(width: rect.width, height: rect.height)
    }
    try self.init(bitmap, left: rect.left, top: rect.top)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  var rect: PixelRect {
    PixelRect(left: left, top: top, right: left + bitmap.width, bottom: top + bitmap.height)
  }

  /// The surface, ready for reading by cairo after direct changes to its pixels.
  var source: OpaquePointer {
    cairo_surface_mark_dirty(surface)
    return surface
  }

  /// Completes cairo's pending work, so that pixels can be read directly.
  func flush() { cairo_surface_flush(surface) }

  /// Returns the address of the pixel at a position of the screen inside the canvas.
  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    bitmap.baseAddress.assumingMemoryBound(to: UInt32.self)
      .advanced(by: (y &- top) &* bitmap.width &+ (x &- left))
  }

  /// Sets the transform from a drawing's coordinates to the screen's pixels.
  func setMatrix(_ t: CGAffineTransform) {
    var matrix = cairo_matrix_t(
      xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx - CGFloat(left), y0: t.ty - CGFloat(top))
    cairo_set_matrix(context, &matrix)
  }

  func setColor(_ color: RGBA) {
    let color = PixelMath.quantized(color)
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  /// Throws if the context has refused an operation since it was created.
  func check(_ what: @autoclosure () -> String) throws {
    let status = cairo_status(context)
    if status != CAIRO_STATUS_SUCCESS { throw RasterError(status, doing: what()) }
  }
}

extension RasterError {
  init(_ status: cairo_status_t, doing what: String) {
    self = .cairo(doing: what, reason: String(cString: cairo_status_to_string(status)))
  }
}
