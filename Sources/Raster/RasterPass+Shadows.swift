import CPango
import Graphics
import Pixels

extension RasterPass {
  /// A shadow in pixels: whole ones, because a moved shadow is a moved picture.
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
    // A shape without stretchable middle costs memory by its size: only what is seen is made.
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

  /// Draws the shadow of what was drawn on a canvas.
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
        // The stretched middle of a row is one colour.
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

  /// Paints a colour through coverage by cairo, where clip or blend mode need it.
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

/// Blurred coverage whose column and row in the middle stand for any number of them.
final class ShadowTile {
  let plane: Plane
  /// The column and the row that are repeated, or -1.
  let middleColumn: Int
  let middleRow: Int

  init(_ plane: Plane, middleColumn: Int = -1, middleRow: Int = -1) {
    self.plane = plane
    self.middleColumn = middleColumn
    self.middleRow = middleRow
  }

  /// The tile's row that stands for row `index` of a picture with `height` rows.
  func row(_ index: Int, of height: Int) -> Int {
    if middleRow < 0 || index <= middleRow { return index }
    return max(middleRow, index - (height - plane.height))
  }

  /// How many columns a picture of `width` has more than the tile.
  func extra(_ width: Int) -> Int { max(width - plane.width, 0) }

  /// Writes a row of the tile, stretched to `width`.
  func stretch(_ row: Int, into line: UnsafeMutablePointer<UInt8>, width: Int) {
    let source = plane.base + row * plane.width
    let extra = extra(width)
    if middleColumn < 0 || extra == 0 {
      memcpy(line, source, min(width, plane.width))
      return
    }
    let head = middleColumn + 1
    memcpy(line, source, head)
    memset(line + head, Int32(source[middleColumn]), extra)
    memcpy(line + head + extra, source + head, plane.width - head)
  }
}

/// Shadows of paths, kept for the next time.
final class ShadowStore {
  private struct Key: Hashable {
    var path: PathData
    var rule: CGPathFillRule
    var width: Int
    var height: Int
    var blur: BoxBlur
  }

  private struct Entry {
    var tile: ShadowTile
    var lastUse: Int
  }

  /// Bytes of coverage kept; beyond that the tiles not used for longest are forgotten.
  private static let budget = 8 << 20

  /// Whether middles are stretched; tests turn it off to compare.
  var stretches = true

  private var entries: [Key: Entry] = [:]
  private var byteCount = 0
  private var clock = 0

  /// Returns the blurred coverage of a path in pixels; `shape` is the part of it that is wanted,
  /// and the tile reaches beyond it by the blur's reach.
  func tile(
    for path: PathData, rule: CGPathFillRule, shape: PixelRect, blur: BoxBlur
  ) throws -> ShadowTile {
    var path = path.applying(
      CGAffineTransform(translationX: -CGFloat(shape.left), y: -CGFloat(shape.top)))
    var (width, height) = (shape.width, shape.height)
    var (middleColumn, middleRow) = (-1, -1)
    if stretches, let box = path.box {
      // Left of `head` and right of the tail lies everything that is not straight or that the blur
      // of it touches. What lies between is one column, repeated.
      func cut(_ start: CGFloat, _ end: CGFloat, _ before: CGFloat, _ after: CGFloat, _ size: Int)
        -> (head: Int, removed: Int)
      {
        let head = whole((start + before).rounded(.up)) + blur.reach + 1
        let tail = size - whole((end - after).rounded(.down)) + blur.reach + 1
        return (head, max(size - head - tail - 1, 0))
      }
      let across = cut(box.rect.minX, box.rect.maxX, box.left, box.right, width)
      let down = cut(box.rect.minY, box.rect.maxY, box.top, box.bottom, height)
      if across.removed > 0 || down.removed > 0 {
        path = path.cut(
          atX: box.rect.midX, by: CGFloat(across.removed), atY: box.rect.midY,
          by: CGFloat(down.removed))
        if across.removed > 0 { middleColumn = blur.reach + across.head }
        if down.removed > 0 { middleRow = blur.reach + down.head }
        width -= across.removed
        height -= down.removed
      }
    }
    clock += 1
    let key = Key(path: path, rule: rule, width: width, height: height, blur: blur)
    if let found = entries[key] {
      entries[key]?.lastUse = clock
      return found.tile
    }
    guard width + 2 * blur.reach <= 32_000, height + 2 * blur.reach <= 32_000 else {
      throw RasterError.invalidSize(width: Double(width), height: Double(height))
    }
    let plane = Plane(width: width + 2 * blur.reach, height: height + 2 * blur.reach)
    try fill(path, rule, plane, inset: blur.reach, width: width, height: height)
    blur.apply(to: plane)
    let tile = ShadowTile(plane, middleColumn: middleColumn, middleRow: middleRow)
    entries[key] = Entry(tile: tile, lastUse: clock)
    byteCount += plane.width * plane.height
    while byteCount > ShadowStore.budget, entries.count > 1,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      byteCount -= oldest.value.tile.plane.width * oldest.value.tile.plane.height
      entries[oldest.key] = nil
    }
    return tile
  }

  /// Rasterises a path's coverage into the middle of a plane.
  private func fill(
    _ path: PathData, _ rule: CGPathFillRule, _ plane: Plane, inset: Int, width: Int, height: Int
  ) throws {
    // Rows of an A8 surface have to be a multiple of four bytes long, which the plane's are not.
    let stride = (width + 3) & ~3
    let coverage = Plane(width: stride, height: height)
    let surface = cairo_image_surface_create_for_data(
      coverage.base, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
    guard let context = cairo_create(surface) else {
      throw RasterError.outOfMemory(width: width, height: height)
    }
    defer {
      cairo_destroy(context)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    path.trace(on: context)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    cairo_set_fill_rule(
      context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
    let status = cairo_status(context)
    if status != CAIRO_STATUS_SUCCESS { throw RasterError(status, doing: "filling a shadow") }
    for row in 0..<height {
      memcpy(plane.base + (row + inset) * plane.width + inset, coverage.base + row * stride, width)
    }
  }
}

extension PathData {
  /// Returns the path with what lies beyond `x` and `y` moved towards them.
  fileprivate func cut(atX x: CGFloat, by dx: CGFloat, atY y: CGFloat, by dy: CGFloat) -> PathData {
    var result = PathData()
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x > x ? point.x - dx : point.x, y: point.y > y ? point.y - dy : point.y)
    }
    forEach { element in
      switch element {
      case .move(let point): result.move(to: place(point))
      case .line(let point): result.addLine(to: place(point))
      case .quad(let control, let end):
        result.addQuadCurve(to: place(end), control: place(control))
      case .cubic(let control1, let control2, let end):
        result.addCurve(to: place(end), control1: place(control1), control2: place(control2))
      case .close: result.close()
      }
    }
    return result
  }
}
