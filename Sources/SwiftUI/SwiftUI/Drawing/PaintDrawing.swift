import Graphics

extension Paint {
  /// Fills a path.
  ///
  /// - Parameter area: The rectangle that a gradient's unit points refer to.
  @MainActor func fill(
    _ path: CGPath, rule: CGPathFillRule = .winding, area: CGRect, in context: CGContext
  ) {
    if case .color(let color) = self {
      context.setFillColor(CGColor(color))
      context.fill(path, rule: rule)
      return
    }
    context.saveGState()
    context.clip(to: path, rule: rule)
    fill(area, in: context)
    context.restoreGState()
  }

  /// Fills a rectangle.
  @MainActor func fill(_ area: CGRect, in context: CGContext) {
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch self {
    case .color(let color):
      context.setFillColor(CGColor(color))
      context.fill(area)
    case .linear(let gradient, let from, let to):
      context.drawLinearGradient(
        gradient.graphicsGradient, start: area.point(from), end: area.point(to), options: options)
    case .radial(let gradient, let center, let from, let to):
      let middle = area.point(center)
      context.drawRadialGradient(
        gradient.graphicsGradient, startCenter: middle, startRadius: from, endCenter: middle,
        endRadius: to, options: options)
    case .elliptical(let gradient, let center, let from, let to):
      guard area.width > 0, area.height > 0 else { return }
      context.saveGState()
      context.clip(to: area)
      context.translateBy(x: area.minX, y: area.minY)
      context.scaleBy(x: area.width, y: area.height)
      let middle = CGPoint(x: center.x, y: center.y)
      context.drawRadialGradient(
        gradient.graphicsGradient, startCenter: middle, startRadius: from, endCenter: middle,
        endRadius: to, options: options)
      context.restoreGState()
    case .angular(let gradient, let center, let from, let to):
      gradient.fillAngularly(area, around: area.point(center), from, to, in: context)
    // The view under the drawing shows it.
    case .material: break
    case .image(let image, let opacity): image.fill(area, opacity: opacity, in: context)
    }
  }
}

extension CGRect {
  func point(_ unit: UnitPoint) -> CGPoint {
    CGPoint(x: minX + width * unit.x, y: minY + height * unit.y)
  }
}

extension ResolvedGradient {
  /// The parts that a whole turn is drawn in: with edges of 400 points a part is under 4 points wide.
  private static let parts = 720

  /// Fills a rectangle with colours that change with the angle, clockwise from the trailing edge.
  fileprivate func fillAngularly(
    _ area: CGRect, around center: CGPoint, _ from: CGFloat, _ to: CGFloat, in context: CGContext
  ) {
    let corners = [
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
      CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
    ]
    let reach = corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
    guard reach > 0, to != from else { return }
    context.saveGState()
    context.clip(to: area)
    context.setShouldAntialias(false)
    let turn = 2 * CGFloat.pi / CGFloat(Self.parts)
    // The chord of a part is inside its arc.
    let radius = reach / cos(turn / 2) + 1
    for part in 0..<Self.parts {
      let start = from + CGFloat(part) * turn
      let middle = CGFloat(part) * turn + turn / 2
      let share = min(max(middle / (to - from), 0), 1)
      context.setFillColor(CGColor(self.color(at: share)))
      var wedge = PathData()
      wedge.move(to: center)
      wedge.addLine(to: center.moved(radius, start))
      wedge.addLine(to: center.moved(radius, start + turn))
      wedge.close()
      context.fill(CGPath(wedge), rule: .winding)
    }
    context.restoreGState()
  }

  /// The colour at a location between 0 and 1.
  private func color(at location: CGFloat) -> RGBA {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location <= first.location { return first.color }
    for (stop, next) in zip(stops, stops.dropFirst()) where location <= next.location {
      let length = next.location - stop.location
      let share = length > 0 ? (location - stop.location) / length : 1
      if blendsPerceptually { return PerceptualColor.mix(stop.color, next.color, by: share) }
      func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
      return RGBA(
        red: between(stop.color.red, next.color.red),
        green: between(stop.color.green, next.color.green),
        blue: between(stop.color.blue, next.color.blue),
        alpha: between(stop.color.alpha, next.color.alpha))
    }
    return last.color
  }
}

extension CGPoint {
  fileprivate func moved(_ distance: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: x + distance * cos(angle), y: y + distance * sin(angle))
  }
}

extension ImagePaintContent {
  /// The greatest number of copies in a direction.
  private static let mostCopies = 1000

  /// Fills a rectangle with copies of the image's part.
  @MainActor fileprivate func fill(_ area: CGRect, opacity: Double, in context: CGContext) {
    let size = CGSize(
      width: image.size.width * sourceRect.width * scale,
      height: image.size.height * sourceRect.height * scale)
    guard size.width > 0, size.height > 0 else { return }
    let columns = Int(min((area.width / size.width).rounded(.up), CGFloat(Self.mostCopies)))
    let rows = Int(min((area.height / size.height).rounded(.up), CGFloat(Self.mostCopies)))
    for row in 0..<max(rows, 0) {
      for column in 0..<max(columns, 0) {
        let corner = CGPoint(
          x: area.minX + CGFloat(column) * size.width, y: area.minY + CGFloat(row) * size.height)
        context.saveGState()
        context.clip(to: CGRect(origin: corner, size: size).intersection(area))
        context.setAlpha(opacity)
        let whole = CGRect(
          x: corner.x - image.size.width * sourceRect.minX * scale,
          y: corner.y - image.size.height * sourceRect.minY * scale,
          width: image.size.width * scale, height: image.size.height * scale)
        image.drawPicture(in: whole, of: context)
        context.restoreGState()
      }
    }
  }
}

extension DrawingLooks {
  /// A shadow ends after three standard deviations.
  private static let shadowReach: CGFloat = 3

  /// How far shadows extend, in points.
  var overhang: CGFloat {
    shadows.filter { !$0.isInner }.reduce(0) {
      $0 + Self.shadowReach * $1.radius + max(abs($1.x), abs($1.y))
    }
  }

  /// Draws with the blend mode and the shadows of a style.
  ///
  /// - Parameter area: The frame of what is drawn.
  @MainActor func drawing(
    in context: CGContext, area: CGRect, _ environment: EnvironmentValues, _ draw: () -> Void
  ) {
    let shadows = shadows.filter { !$0.isInner }
    if blendMode == nil, self.shadows.isEmpty {
      draw()
      return
    }
    context.saveGState()
    if let mode = blendMode?.graphicsMode { context.setBlendMode(mode) }
    for shadow in shadows {
      // A context's blur is twice the standard deviation.
      context.setShadow(
        offset: CGSize(width: shadow.x, height: shadow.y), blur: 2 * shadow.radius,
        color: CGColor(shadow.color.resolve(in: environment).rgba))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    draw()
    drawInnerShadows(in: context, area, environment, draw)
    for _ in shadows { context.endTransparencyLayer() }
    context.restoreGState()
  }

  /// Draws the shadows that the surroundings of a drawing cast on it.
  @MainActor private func drawInnerShadows(
    in context: CGContext, _ area: CGRect, _ environment: EnvironmentValues, _ draw: () -> Void
  ) {
    let shadows = shadows.filter(\.isInner)
    if shadows.isEmpty { return }
    let before = context.builder
    context.builder = DisplayListBuilder()
    draw()
    let drawing = context.builder.finish()
    context.builder = before
    for shadow in shadows {
      let reach = Self.shadowReach * shadow.radius + max(abs(shadow.x), abs(shadow.y)) + 1
      let around = area.insetBy(dx: -overhang - reach, dy: -overhang - reach)
      let color = shadow.color.resolve(in: environment).rgba
      let style = Graphics.ShadowStyle(
        color: color, offset: CGSize(width: shadow.x, height: shadow.y), sigma: shadow.radius)
      context.builder.beginMasked(bounds: around)
      context.builder.beginGroup(GroupStyle(shadow: style, bounds: around))
      // The surroundings have the shadow's colour: they show at edges that are partly covered.
      context.builder.paint(.fillRect(around, color))
      context.builder.beginGroup(GroupStyle(blendMode: .destinationOut, bounds: around))
      context.builder.append(drawing)
      context.builder.endGroup()
      context.builder.endGroup()
      context.builder.endMasked(mask: drawing.commands)
    }
  }
}
