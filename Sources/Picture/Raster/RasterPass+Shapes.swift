import CPango
import Graphics

extension RasterPass {
  /// Converts a rectangle of the drawing to the screen, limited to the range of possible pixels.
  private func device(_ rect: CGRect) -> CGRect {
    let device = rect.applying(state.transform)
    func limited(_ value: CGFloat) -> CGFloat { min(max(value, -farthestPixel), farthestPixel) }
    let (left, top) = (limited(device.minX), limited(device.minY))
    return CGRect(
      x: left, y: top, width: limited(device.maxX) - left, height: limited(device.maxY) - top)
  }

  func fill(_ rect: CGRect, _ color: RGBA) throws {
    if rect.isNull || rect.isEmpty { return }
    guard rect.isFinite else { throw RasterError.notFinite(what: "A filled rectangle") }
    guard state.transform.keepsRectangles, !state.blendMode.isUnbounded else {
      paintPendingFill()
      try fill(CGPath(rect: rect, transform: nil), .winding, color)
      return
    }
    let target = device(rect)
    if state.blendMode == .normal, let exact = PixelRect(exactly: target) {
      let visible = exact.intersection(state.clip.rect)
      if visible.isEmpty { return }
      if state.clip.isRectangle(in: visible) {
        let pixel = PixelMath.pixel(color)
        if pixel == 0 { return }
        if let pending = pendingFill, pixel >> 24 < 255 || !visible.contains(pending.rect) {
          fillPixels(pending.rect, pending.pixel)
        }
        pendingFill = (visible, pixel)
        return
      }
    }
    paintPendingFill()
    var place = target
    if !state.antialiases {
      let (left, top) = (target.minX.rounded(), target.minY.rounded())
      place = CGRect(
        x: left, y: top, width: target.maxX.rounded() - left, height: target.maxY.rounded() - top)
    }
    if roundsDown(color) {
      try paint(color, inside: place, .identity) { context in
        cairo_rectangle(context, place.minX, place.minY, place.width, place.height)
        cairo_fill(context)
      }
      return
    }
    guard applyClip(for: PixelRect(around: place)) else { return }
    canvas.setMatrix(.identity)
    cairo_new_path(canvas.context)
    cairo_rectangle(
      canvas.context, place.minX, place.minY, place.width, place.height)
    canvas.setColor(color)
    try fillContextPath(rule: .winding)
  }

  /// Whether a colour lets pixels below show through, the remainder of which is rounded down; cairo
  /// rounds it to nearest.
  private func roundsDown(_ color: RGBA) -> Bool {
    state.blendMode == .normal && PixelMath.pixel(color) >> 24 < 255
  }

  func paintPendingFill() {
    if let pending = pendingFill {
      fillPixels(pending.rect, pending.pixel)
      pendingFill = nil
    }
  }

  private func fillPixels(_ rect: PixelRect, _ pixel: UInt32) {
    let width = rect.width
    let first = canvas.pixel(rect.left, rect.top)
    let stride = canvas.bitmap.width
    if pixel >> 24 == 255 && width == stride {
      PixelMath.fill(first, width * rect.height, pixel)
      return
    }
    var row = 0
    while row < rect.height {
      PixelMath.fill(first + row * stride, width, pixel)
      row += 1
    }
  }

  func fill(_ path: CGPath, _ rule: CGPathFillRule, _ color: RGBA) throws {
    guard prepare(path.data, reach: 0) else { return }
    guard path.data.isDrawable else { throw RasterError.notFinite(what: "A filled path") }
    if roundsDown(color), let ring = ring(path.data, rule) {
      for side in ring { try fill(side, color) }
      paintPendingFill()
      return
    }
    if state.blendMode.isUnbounded || roundsDown(color) {
      try paint(
        color, inside: path.data.controlBounds.applying(state.transform), state.transform
      ) { context in
        path.data.trace(on: context)
        cairo_set_fill_rule(
          context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
      }
      return
    }
    canvas.setMatrix(state.transform)
    cairo_new_path(canvas.context)
    path.data.trace(on: canvas.context)
    canvas.setColor(color)
    try fillContextPath(rule: rule)
  }

  /// Returns the four sides of a frame around a rectangle, such as a border, if all of its edges are
  /// between whole pixels; nil for other paths.
  private func ring(_ path: PathData, _ rule: CGPathFillRule) -> [CGRect]? {
    guard rule == .evenOdd, state.transform.keepsRectangles, path.points.count == 8,
      let outer = path.rectangle(0), let inner = path.rectangle(4), outer.contains(inner),
      PixelRect(exactly: device(outer)) != nil, PixelRect(exactly: device(inner)) != nil
    else { return nil }
    return [
      CGRect(
        x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY),
      CGRect(
        x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height),
      CGRect(
        x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height),
      CGRect(
        x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
    ]
  }

  func stroke(_ path: CGPath, _ style: StrokeStyle, _ color: RGBA) throws {
    guard style.width > 0 else { return }
    guard style.width.isFinite, style.miterLimit.isFinite, style.dashPhase.isFinite,
      style.dash.allSatisfy({ $0.isFinite }), path.data.isDrawable
    else { throw RasterError.notFinite(what: "A line") }
    let corner = style.join == .miter ? max(style.miterLimit, 2) : 2
    guard prepare(path.data, reach: style.width / 2 * corner) else { return }
    if state.blendMode.isUnbounded || roundsDown(color) {
      let reach = -style.width / 2 * corner
      let bounds = path.data.controlBounds.insetBy(dx: reach, dy: reach)
      try paint(
        color, inside: bounds.applying(state.transform), state.transform
      ) { context in
        path.data.trace(on: context)
        setLine(style)
        cairo_stroke(context)
      }
      return
    }
    let context = canvas.context
    canvas.setMatrix(state.transform)
    cairo_new_path(canvas.context)
    path.data.trace(on: canvas.context)
    canvas.setColor(color)
    setLine(style)
    setDrawingMode()
    cairo_stroke(context)
    try canvas.check("stroking a path")
  }

  private func setLine(_ style: StrokeStyle) {
    let context = canvas.context
    cairo_set_line_width(context, style.width)
    cairo_set_miter_limit(context, max(style.miterLimit, 1))
    let cap =
      switch style.cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo_set_line_cap(context, cap)
    let join =
      switch style.join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_join(context, join)
    // Dashes that cairo refuses, negative or all zero, draw a solid line as on Apple's platforms.
    let dash = style.dash
    let isDashed = !dash.isEmpty && dash.allSatisfy { $0 >= 0 } && dash.contains { $0 > 0 }
    let lengths = isDashed ? dash.map { Double($0) } : []
    cairo_set_dash(context, lengths, Int32(lengths.count), style.dashPhase)
  }

  /// Prepares the clip for a path; returns whether any of it is visible.
  private func prepare(_ path: PathData, reach: CGFloat) -> Bool {
    if path.isEmpty { return false }
    let bounds = path.controlBounds.insetBy(dx: -reach, dy: -reach).applying(state.transform)
    return applyClip(for: PixelRect(around: bounds).expanded(by: 1))
  }

  private func fillContextPath(rule: CGPathFillRule) throws {
    let context = canvas.context
    cairo_set_fill_rule(
      context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    setDrawingMode()
    cairo_fill(context)
    try canvas.check("filling a path")
  }

  func setDrawingMode() {
    cairo_set_operator(canvas.context, state.blendMode.cairoOperator)
    cairo_set_antialias(
      canvas.context, state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  // MARK: - Gradients

  func draw(
    _ gradient: CGGradient, from start: CGPoint, to end: CGPoint,
    _ options: CGGradientDrawingOptions
  ) throws {
    guard CGRect(origin: start, size: CGSize(width: end.x, height: end.y)).isFinite else {
      throw RasterError.notFinite(what: "A gradient")
    }
    if start == end { return }
    try paint(
      gradient, cairo_pattern_create_linear(start.x, start.y, end.x, end.y), options)
  }

  func draw(
    _ gradient: CGGradient, from start: CGPoint, _ startRadius: CGFloat, to end: CGPoint,
    _ endRadius: CGFloat, _ options: CGGradientDrawingOptions
  ) throws {
    guard CGRect(origin: start, size: CGSize(width: end.x, height: end.y)).isFinite,
      startRadius.isFinite, endRadius.isFinite
    else { throw RasterError.notFinite(what: "A gradient") }
    try paint(
      gradient,
      cairo_pattern_create_radial(
        start.x, start.y, max(startRadius, 0), end.x, end.y, max(endRadius, 0)), options)
  }

  private func paint(
    _ gradient: CGGradient, _ pattern: OpaquePointer?, _ options: CGGradientDrawingOptions
  ) throws {
    defer { cairo_pattern_destroy(pattern) }
    let before = options.contains(.drawsBeforeStartLocation)
    let after = options.contains(.drawsAfterEndLocation)
    if !before && after { cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0) }
    for stop in gradient.stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    if before && !after { cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0) }
    cairo_pattern_set_extend(pattern, before || after ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    // A gradient fills the clip, regardless of its size.
    guard applyClip(for: canvas.rect) else { return }
    canvas.setMatrix(state.transform)
    cairo_set_source(canvas.context, pattern)
    setDrawingMode()
    cairo_paint(canvas.context)
    cairo_set_source_rgba(canvas.context, 0, 0, 0, 1)
    try canvas.check("drawing a gradient")
  }

  // MARK: - Colours that cairo would apply beyond the shape, or round in another way

  /// Paints a colour through the drawing of `body`.
  private func paint(
    _ color: RGBA, inside bounds: CGRect, _ transform: CGAffineTransform,
    _ body: (OpaquePointer) -> Void
  ) throws {
    let rect = PixelRect(around: bounds).expanded(by: 1).intersection(state.clip.rect)
      .intersection(canvas.rect)
    if rect.isEmpty { return }
    // The shape's coverage, cut by the clip, as a separate canvas.
    let shape = try Canvas(clearing: rect)
    let target = canvas
    canvas = shape
    defer { canvas = target }
    guard applyClip(for: rect) else { return }
    shape.setMatrix(transform)
    shape.setColor(.black)
    cairo_set_antialias(
      shape.context, state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    body(shape.context)
    try shape.check("drawing a shape")
    let source = PixelMath.pixel(color)
    var row = rect.top
    while row < rect.bottom {
      let (below, coverage) = (target.pixel(rect.left, row), shape.pixel(rect.left, row))
      if state.blendMode == .normal {
        PixelMath.fill(below, coverage: coverage, rect.width, source)
      } else {
        PixelMath.paint(below, coverage: coverage, rect.width, source, state.blendMode)
      }
      row += 1
    }
  }
}

extension PathData {
  /// Returns the rectangle that four points from an index on draw as a subpath; nil if they draw
  /// something else.
  fileprivate func rectangle(_ first: Int) -> CGRect? {
    let verbs = verbs[(first / 4 * 5)...].prefix(5)
    guard verbs.elementsEqual([.move, .line, .line, .line, .close]) else { return nil }
    let (a, b, c, d) = (points[first], points[first + 1], points[first + 2], points[first + 3])
    let isAligned =
      a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
      || a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isAligned else { return nil }
    return CGRect(
      x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
  }
}

extension PixelMath {
  /// Composites a translucent colour through coverage over `count` pixels. What is fully covered is
  /// rounded as in a rectangle of whole pixels.
  fileprivate static func fill(
    _ target: UnsafeMutablePointer<UInt32>, coverage: UnsafeMutablePointer<UInt32>, _ count: Int,
    _ source: UInt32
  ) {
    var index = 0
    while index < count {
      let cover = coverage[index] &>> 24
      if cover == 255 {
        var end = index &+ 1
        while end < count, coverage[end] &>> 24 == 255 { end &+= 1 }
        fill(target + index, end &- index, source)
        index = end
        continue
      }
      if cover != 0 { target[index] = over(scaled(source, by: cover), target[index]) }
      index &+= 1
    }
  }

  /// Replaces pixels by the result of an unbounded blend mode, according to coverage.
  fileprivate static func paint(
    _ target: UnsafeMutablePointer<UInt32>, coverage: UnsafeMutablePointer<UInt32>, _ count: Int,
    _ source: UInt32, _ mode: CGBlendMode
  ) {
    for index in 0..<count {
      let cover = coverage[index] >> 24
      if cover == 0 { continue }
      let below = target[index]
      let belowAlpha = below >> 24
      let result: UInt32 =
        switch mode {
        case .sourceIn: scaled(source, by: belowAlpha)
        case .sourceOut: scaled(source, by: 255 - belowAlpha)
        case .destinationIn: scaled(below, by: source >> 24)
        default: scaled(source, by: 255 - belowAlpha) + scaled(below, by: source >> 24)
        }
      target[index] = scaled(result, by: cover) + scaled(below, by: 255 - cover)
    }
  }
}
