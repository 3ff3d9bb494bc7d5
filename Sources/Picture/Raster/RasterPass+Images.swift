import CPango
import Graphics
import Pixels

extension RasterPass {
  func draw(_ image: CGImage, in rect: CGRect, _ style: ImageStyle) throws {
    if rect.isNull || rect.isEmpty || style.alpha <= 0 { return }
    guard rect.isFinite else { throw RasterError.notFinite(what: "An image's frame") }
    let bounds = rect.applying(state.transform)
    guard applyClip(for: PixelRect(around: bounds)) else { return }
    let surface = try rasterizer.images.surface(
      for: image, shown: state.transform.lengths(of: rect.size), rasterizer: rasterizer,
      depth: depth)
    defer { surface.release() }

    let context = canvas.context
    canvas.setMatrix(state.transform)
    guard let pattern = cairo_pattern_create_for_surface(surface.pointer) else {
      throw RasterError.outOfMemory(width: image.width, height: image.height)
    }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t(
      xx: surface.width / rect.width, yx: 0, xy: 0, yy: surface.height / rect.height,
      x0: 0, y0: 0)
    matrix.x0 = -rect.minX * matrix.xx
    matrix.y0 = -rect.minY * matrix.yy
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, style.interpolation.cairoFilter)
    // An image's last pixels continue beyond its edge, so that resampling doesn't fade it.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    setDrawingMode()

    cairo_new_path(context)
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    if let tint = style.tint {
      cairo_save(context)
      cairo_clip(context)
      canvas.setColor(tint.multiplyingAlpha(by: style.alpha))
      cairo_mask(context, pattern)
      cairo_restore(context)
    } else if style.alpha < 1 || state.blendMode.isUnbounded {
      cairo_save(context)
      cairo_clip(context)
      cairo_set_source(context, pattern)
      cairo_paint_with_alpha(context, min(style.alpha, 1))
      cairo_restore(context)
    } else {
      cairo_set_source(context, pattern)
      cairo_fill(context)
    }
    // The context must not retain the image's memory.
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    try canvas.check("drawing an image")
  }
}

extension CGAffineTransform {
  /// Returns the lengths of a rectangle's sides after transformation.
  fileprivate func lengths(of size: CGSize) -> (width: CGFloat, height: CGFloat) {
    ((a * a + b * b).squareRoot() * size.width, (c * c + d * d).squareRoot() * size.height)
  }
}

extension CGInterpolationQuality {
  var cairoFilter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium, .high: CAIRO_FILTER_GOOD
    }
  }
}
