import CPango
import Graphics
import Pixels

extension RasterPass {
  /// A shadow in whole pixels, because a moved shadow is a moved picture.
  struct DeviceShadow {
    var x: Int
    var y: Int
    var blur: BoxBlur
  }

  func deviceShadow(_ style: ShadowStyle) throws -> DeviceShadow {
    guard style.offset.width.isFinite, style.offset.height.isFinite, style.sigma.isFinite else {
      throw RasterError.notFinite(what: "A shadow")
    }
    let t = state.transform
    let offset = style.offset.applying(t)
    return DeviceShadow(
      x: whole(offset.width.rounded()), y: whole(offset.height.rounded()),
      blur: BoxBlur(sigma: style.sigma * abs(t.a * t.d - t.b * t.c).squareRoot()))
  }

  /// Draws the shadow of a path.
  func drawShadow(of path: CGPath, _ rule: CGPathFillRule, _ style: ShadowStyle) throws {
    if path.isEmpty || style.color.alpha <= 0 { return }
    guard path.data.isDrawable else { throw RasterError.notFinite(what: "A shadow's path") }
    let shadow = try deviceShadow(style)
    let reach = shadow.blur.reach
    let bounds = path.data.controlBounds.applying(state.transform)
    let shape = PixelRect(around: bounds)
    let spread = shape.moved(x: shadow.x, y: shadow.y).expanded(by: reach)
    let visible = spread.intersection(state.clip.rect)
    if visible.isEmpty { return }

    var covered = PixelRect.empty
    if let rect = style.covered, state.transform.keepsRectangles, state.blendMode == .normal {
      covered = PixelRect(inside: rect.applying(state.transform))
    }
    let device = path.data.applying(state.transform)
    // The memory for a shape without a stretchable middle depends on its size: only the visible
    // part is created.
    let isWhole = device.box != nil || shape.width * shape.height <= 1 << 20
    let wanted =
      isWhole
      ? shape
      : shape.intersection(
        state.clip.rect.moved(x: -shadow.x, y: -shadow.y).expanded(by: 2 * reach + 1))
    if wanted.isEmpty { return }
    let tile = try rasterizer.shadows.tile(
      for: device, rule: rule, shape: wanted, blur: shadow.blur)
    try paint(
      tile, at: wanted.moved(x: shadow.x, y: shadow.y).expanded(by: reach), style.color,
      sparing: covered)
  }

  /// Draws the shadow of a canvas's content.
  func drawShadow(of group: Canvas, _ style: ShadowStyle, alpha: CGFloat) throws {
    let shadow = try deviceShadow(style)
    let reach = shadow.blur.reach
    let rect = group.rect
    let plane = Plane(width: rect.width + 2 * reach, height: rect.height + 2 * reach)
    var row = 0
    while row < rect.height {
      let source = group.pixel(rect.left, rect.top + row)
      let target = plane.base + (row + reach) * plane.width + reach
      var x = 0
      while x < rect.width {
        target[x] = UInt8(truncatingIfNeeded: source[x] &>> 24)
        x &+= 1
      }
      row += 1
    }
    shadow.blur.apply(to: plane)
    try paint(
      ShadowTile(plane), at: rect.moved(x: shadow.x, y: shadow.y).expanded(by: reach),
      style.color.multiplyingAlpha(by: alpha), sparing: .empty)
  }

  /// Paints a colour through a tile whose middle is stretched to fill `place`.
  private func paint(
    _ tile: ShadowTile, at place: PixelRect, _ color: RGBA, sparing covered: PixelRect
  ) throws {
    let visible = place.intersection(state.clip.rect)
    if visible.isEmpty { return }
    let source = PixelMath.pixel(color)
    if source == 0 { return }
    guard state.blendMode == .normal, state.clip.isRectangle(in: visible) else {
      try paintThroughClip(tile, at: place, visible: visible, color)
      return
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(place.width, 1)) { buffer in
      let line = buffer.baseAddress!
      var known = -1
      var row = visible.top
      while row < visible.bottom {
        let tileRow = tile.row(row - place.top, of: place.height)
        if tileRow != known {
          tile.stretch(tileRow, into: line, width: place.width)
          known = tileRow
        }
        // The stretched middle of a row has one colour.
        let plain = place.left + tile.middleColumn
        let (from, to) = tile.middleColumn < 0 ? (0, 0) : (plain, plain + tile.extra(place.width))
        let middle = PixelMath.scaled(source, by: UInt32(line[max(tile.middleColumn, 0)]))
        func mixed(_ start: Int, _ end: Int) {
          if start < end {
            PixelMath.fill(
              canvas.pixel(start, row), line + (start - place.left), end - start, source)
          }
        }
        func span(_ start: Int, _ end: Int) {
          let (first, last) = (max(start, from), min(end, to))
          if first < last {
            mixed(start, first)
            if middle != 0 {
              PixelMath.fill(canvas.pixel(first, row), last - first, middle)
            }
            mixed(last, end)
          } else {
            mixed(start, end)
          }
        }
        if row >= covered.top && row < covered.bottom && covered.left < covered.right {
          span(visible.left, min(visible.right, covered.left))
          span(max(visible.left, covered.right), visible.right)
        } else {
          span(visible.left, visible.right)
        }
        row += 1
      }
    }
  }

  private func paintThroughClip(
    _ tile: ShadowTile, at place: PixelRect, visible: PixelRect, _ color: RGBA
  ) throws {
    guard applyClip(for: place) else { return }
    let stride = (visible.width + 3) & ~3
    let plane = Plane(width: stride, height: visible.height)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(place.width, 1)) { buffer in
      for row in 0..<visible.height {
        let tileRow = tile.row(row + visible.top - place.top, of: place.height)
        tile.stretch(tileRow, into: buffer.baseAddress!, width: place.width)
        memcpy(
          plane.base + row * stride, buffer.baseAddress! + (visible.left - place.left),
          visible.width)
      }
    }
    try mask(
      plane, x: visible.left, y: visible.top, width: visible.width, height: visible.height, color)
  }

  /// Paints a colour through coverage with cairo, as required by the clip or the blend mode.
  func mask(
    _ plane: Plane, x: Int, y: Int, width: Int, height: Int, _ color: RGBA
  ) throws {
    let surface = cairo_image_surface_create_for_data(
      plane.base, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(plane.width))
    defer {
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    let context = canvas.context
    let (left, top) = (Double(x - canvas.left), Double(y - canvas.top))
    cairo_save(context)
    cairo_identity_matrix(context)
    if state.blendMode.isUnbounded {
      cairo_new_path(context)
      cairo_rectangle(context, left, top, Double(width), Double(height))
      cairo_clip(context)
    }
    setDrawingMode()
    canvas.setColor(color)
    cairo_mask_surface(context, surface, left, top)
    cairo_restore(context)
    try canvas.check("painting through a mask")
  }
}
