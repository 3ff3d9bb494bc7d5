import CPango
import Graphics

/// Blurred coverage whose middle column and row represent any number of them.
final class ShadowTile {
  let plane: Plane
  /// The repeated column and row, or -1.
  let middleColumn: Int
  let middleRow: Int

  init(_ plane: Plane, middleColumn: Int = -1, middleRow: Int = -1) {
    self.plane = plane
    self.middleColumn = middleColumn
    self.middleRow = middleRow
  }

  /// Returns the tile's row for row `index` of a picture with `height` rows.
  func row(_ index: Int, of height: Int) -> Int {
    if middleRow < 0 || index <= middleRow { return index }
    return max(middleRow, index - (height - plane.height))
  }

  /// Returns how many more columns a picture of `width` has than the tile.
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

/// Shadows of paths, kept for reuse.
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

  /// The maximum number of bytes of coverage; beyond that, the least recently used tiles are
  /// removed.
  private static let budget = 8 << 20

  /// Whether middles are stretched; tests turn it off to compare.
  var stretches = true

  private var entries: [Key: Entry] = [:]
  private var byteCount = 0
  private var clock = 0

  /// Returns the blurred coverage of a path in pixels; `shape` is the required part, and the tile
  /// extends beyond it by the blur's reach.
  func tile(
    for path: PathData, rule: CGPathFillRule, shape: PixelRect, blur: BoxBlur
  ) throws -> ShadowTile {
    var path = path.applying(
      CGAffineTransform(translationX: -CGFloat(shape.left), y: -CGFloat(shape.top)))
    var (width, height) = (shape.width, shape.height)
    var (middleColumn, middleRow) = (-1, -1)
    if stretches, let box = path.box {
      // Everything that isn't straight, or is affected by its blur, is left of `head` or right of
      // the tail. The columns in between are one column, repeated.
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
    // Rows of an A8 surface must have a length divisible by four bytes, which the plane's don't.
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
  /// Returns the path with the parts beyond `x` and `y` moved towards them.
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
