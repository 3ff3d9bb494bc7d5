import CPango
import Graphics

extension RasterPass {
  func draw(_ run: GlyphRun, at origin: CGPoint, _ color: RGBA) throws {
    if color.alpha <= 0 || run.glyphs.isEmpty || state.clip.rect.isEmpty { return }
    let t = state.transform
    guard origin.x.isFinite, origin.y.isFinite, run.size.isFinite else {
      throw RasterError.notFinite(what: "A text's place or size")
    }
    if run.size <= 0 || !t.isInvertible { return }
    let font = try rasterizer.glyphs.font(for: run, transform: t)
    let source = PixelMath.pixel(color)
    let isPlain = state.blendMode == .normal && state.clip.paths == nil
    let clip = state.clip.rect
    let isLevel = font.isLevel
    try run.glyphs.withUnsafeBufferPointer { glyphs in
      var index = 0
      while index < glyphs.count {
        let glyph = glyphs[index]
        index &+= 1
        let (px, py) = (origin.x + glyph.x, origin.y + glyph.y)
        let x = t.a * px + t.c * py + t.tx
        let y = t.b * px + t.d * py + t.ty
        guard abs(x) < farthestPixel, abs(y) < farthestPixel else {
          if x.isFinite && y.isFinite { continue }
          throw RasterError.notFinite(what: "A glyph's place")
        }
        let quarters = Int((x * 4 + 0.5).rounded(.down))
        let (column, phaseX) = (quarters >> 2, quarters & 3)
        var row = 0
        var phaseY = 0
        if isLevel {
          row = Int((y + 0.5).rounded(.down))
        } else {
          let down = Int((y * 4 + 0.5).rounded(.down))
          (row, phaseY) = (down >> 2, down & 3)
        }
        let picture = try font.picture(glyph.id, phaseX: phaseX, phaseY: phaseY)
        guard let pixels = picture.pixels else { continue }
        let left = column &+ Int(picture.left)
        let top = row &+ Int(picture.top)
        let place = PixelRect(
          left: left, top: top, right: left &+ Int(picture.width),
          bottom: top &+ Int(picture.height))
        let visible = place.intersection(clip)
        if visible.isEmpty { continue }
        if isPlain || (state.blendMode == .normal && state.clip.isRectangle(in: visible)) {
          blit(picture, pixels, at: place, visible, source, color)
        } else {
          try drawThroughClip(picture, pixels, at: place, color)
        }
      }
    }
  }

  @inline(__always)
  private func blit(
    _ picture: GlyphPicture, _ pixels: UnsafeMutableRawPointer, at place: PixelRect,
    _ visible: PixelRect, _ source: UInt32, _ color: RGBA
  ) {
    let width = Int(picture.width)
    let count = visible.width
    let stride = canvas.bitmap.width
    var target = canvas.pixel(visible.left, visible.top)
    let offset = (visible.top - place.top) * width + (visible.left - place.left)
    var rows = visible.height
    if picture.isColored {
      var from = UnsafePointer(pixels.assumingMemoryBound(to: UInt32.self)) + offset
      while rows > 0 {
        PixelMath.blend(target, from, count, source >> 24)
        target += stride
        from += width
        rows &-= 1
      }
    } else {
      var from = UnsafePointer(pixels.assumingMemoryBound(to: UInt8.self)) + offset
      while rows > 0 {
        PixelMath.fill(target, from, count, source)
        target += stride
        from += width
        rows &-= 1
      }
    }
  }

  /// Draws a glyph that is cut by a path, or whose blend mode requires cairo.
  private func drawThroughClip(
    _ picture: GlyphPicture, _ pixels: UnsafeMutableRawPointer, at place: PixelRect, _ color: RGBA
  ) throws {
    guard applyClip(for: place) else { return }
    let (width, height) = (place.width, place.height)
    if picture.isColored {
      let surface = cairo_image_surface_create_for_data(
        pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(width * 4))
      defer {
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
      let context = canvas.context
      cairo_save(context)
      cairo_identity_matrix(context)
      let (x, y) = (Double(place.left - canvas.left), Double(place.top - canvas.top))
      cairo_rectangle(context, x, y, Double(width), Double(height))
      cairo_clip(context)
      setDrawingMode()
      cairo_set_source_surface(context, surface, x, y)
      cairo_paint_with_alpha(context, PixelMath.quantized(color).alpha)
      cairo_restore(context)
      try canvas.check("drawing an emoji")
      return
    }
    let stride = (width + 3) & ~3
    let plane = Plane(width: stride, height: height)
    for row in 0..<height {
      memcpy(plane.base + row * stride, pixels + row * width, width)
    }
    try mask(plane, x: place.left, y: place.top, width: width, height: height, color)
  }
}
