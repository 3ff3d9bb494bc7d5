import Graphics
import Symbols
import SystemFacts
import Typography

extension FillContent: DrawnContent {
  var overhang: CGFloat { looks.overhang }

  func draw(in rect: CGRect, of node: PlacedNode, in context: CGContext) {
    looks.drawing(in: context, area: rect, node.environment) { paint.fill(rect, in: context) }
  }

  func covers(_ point: CGPoint, in rect: CGRect) -> Bool {
    rect.contains(point) && (paint.solidColor?.alpha ?? 1) > 0
  }
}

extension ShapeContent: DrawnContent {
  /// A line extends by half its width, and further at sharp corners.
  var overhang: CGFloat {
    let line = outline.stroke.map { stroke in
      stroke.lineWidth / 2 * (stroke.lineJoin == .miter ? max(stroke.miterLimit, 1) : 1)
    }
    return (line ?? 0) + looks.overhang
  }

  func draw(in rect: CGRect, of node: PlacedNode, in context: CGContext) {
    let path = outline.path(in: rect).cgPath
    context.saveGState()
    if !fillStyle.isAntialiased { context.setShouldAntialias(false) }
    looks.drawing(in: context, area: rect, node.environment) {
      if let stroke = outline.stroke {
        paint.stroke(path, stroke, area: rect, in: context)
      } else {
        paint.fill(path, rule: fillStyle.rule, area: rect, in: context)
      }
    }
    context.restoreGState()
  }

  func covers(_ point: CGPoint, in rect: CGRect) -> Bool {
    outline.path(in: rect).contains(point, eoFill: fillStyle.isEOFilled)
  }
}

extension Paint {
  @MainActor fileprivate func stroke(
    _ path: CGPath, _ style: SwiftUICore.StrokeStyle, area: CGRect, in context: CGContext
  ) {
    if case .color(let color) = self {
      let line = style.graphicsStyle
      context.setStrokeColor(CGColor(color))
      context.setLineWidth(line.width)
      context.setLineCap(line.cap)
      context.setLineJoin(line.join)
      context.setMiterLimit(line.miterLimit)
      context.setLineDash(phase: line.dashPhase, lengths: line.dash)
      context.stroke(path)
    } else {
      fill(Path(path).strokedPath(style).cgPath, area: area, in: context)
    }
  }
}

extension DividerContent: DrawnContent {
  func draw(in rect: CGRect, of node: PlacedNode, in context: CGContext) {
    let color = UIColor.separator.resolvedColor(with: node.environment.traits)
    context.setFillColor(color.cgColor)
    context.fill(rect)
  }
}

extension TextContent: DrawnContent {
  var overhang: CGFloat { looks.overhang }

  func draw(in rect: CGRect, of node: PlacedNode, in context: CGContext) {
    let layout = layout(in: node.frame.size)
    if isRedacted {
      drawBars(of: layout, at: rect.origin, node, in: context)
      return
    }
    looks.drawing(in: context, area: rect, node.environment) {
      draw(layout, at: rect.origin, area: rect, in: context)
    }
  }

  /// Draws the lines; a text that isn't painted with a colour is the mask of what it's painted with.
  @MainActor func draw(
    _ layout: TextLayout, at origin: CGPoint, area: CGRect, in context: CGContext
  ) {
    func draw(in context: CGContext) {
      layout.draw(in: context, at: origin) { unit, rect in
        images[unit]?.drawPicture(in: rect, of: context)
      }
    }
    guard let paint else {
      draw(in: context)
      return
    }
    let mask = CGContext(recordingWithScale: context.scale)
    draw(in: mask)
    context.builder.beginMasked()
    paint.fill(area, in: context)
    context.builder.endMasked(mask: mask.displayList.commands)
  }

  /// The radius of a redacted line's bar, in points (by eye).
  private static let barRadius: CGFloat = 3
  /// The opacity of a redacted line's bar (by eye).
  private static let barOpacity: CGFloat = 0.15

  @MainActor private func drawBars(
    of layout: TextLayout, at origin: CGPoint, _ node: PlacedNode, in context: CGContext
  ) {
    let color = UIColor.label.resolvedColor(with: node.environment.traits)
    context.setFillColor(color.withAlphaComponent(Self.barOpacity).cgColor)
    for line in layout.lines {
      let bar = CGRect(
        x: origin.x + line.origin.x, y: origin.y + line.baseline - line.ascent, width: line.width,
        height: line.ascent + line.descent)
      context.fill(Path(roundedRect: bar, cornerRadius: Self.barRadius).cgPath, rule: .winding)
    }
  }
}

extension TextContent: SpokenContent {
  var isElement: Bool { !spokenString.isEmpty }
  var spokenLabel: String? { spokenString }
  var spokenTraits: UIAccessibilityTraits { links.isEmpty ? .staticText : .link }
}

extension ImageContent: DrawnContent {
  var overhang: CGFloat { looks.overhang }

  func draw(in rect: CGRect, of node: PlacedNode, in context: CGContext) {
    looks.drawing(in: context, area: rect, node.environment) { drawPicture(in: rect, of: context) }
  }

  /// Draws the image; without resizing in its own size, in the middle of the rectangle.
  @MainActor func drawPicture(in rect: CGRect, of context: CGContext) {
    context.saveGState()
    if isMirrored {
      context.translateBy(x: rect.minX + rect.maxX, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    if let interpolation { context.interpolationQuality = interpolation.quality }
    if !isAntialiased { context.setShouldAntialias(false) }
    let place =
      resizing == nil
      ? CGRect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
        height: size.height) : rect
    switch picture {
    case .symbol(let symbol): draw(symbol, in: place, of: context)
    case .hosted(let hosted):
      if let image = hosted.object.value as? UIImage { draw(image, in: place, of: context) }
    case .image(let image, let scale, let orientation):
      let image = UIImage(
        cgImage: image, scale: scale, orientation: UIImage.Orientation(orientation))
      draw(image, in: place, of: context)
    case .missing: break
    }
    context.restoreGState()
  }

  @MainActor private func draw(_ image: UIImage, in place: CGRect, of context: CGContext) {
    var image = image
    if let resizing {
      let caps = resizing.capInsets
      let insets = UIEdgeInsets(
        top: caps.top, left: caps.leading, bottom: caps.bottom, right: caps.trailing)
      if insets != .zero || resizing.mode == .tile {
        image = image.resizableImage(
          withCapInsets: insets, resizingMode: resizing.mode == .tile ? .tile : .stretch)
      }
    }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    guard let paint else {
      image.withRenderingMode(.alwaysOriginal).draw(in: place)
      return
    }
    if case .color(let color) = paint {
      image.withTintColor(UIColor(color), renderingMode: .alwaysTemplate).draw(in: place)
      return
    }
    masked(paint, in: place, of: context) { image.draw(in: place) }
  }

  @MainActor private func draw(_ symbol: SymbolPicture, in place: CGRect, of context: CGContext) {
    guard place.width > 0, place.height > 0, symbol.frame.width > 0, symbol.frame.height > 0 else {
      return
    }
    let isLayered = !symbol.levels.isEmpty
    let glyph = SymbolDrawing.glyph(
      of: symbol.symbol, in: symbol.frame, symbol.size, isLayered: isLayered)
    func draw(_ colors: SymbolDrawing.Colors, in context: CGContext) {
      context.saveGState()
      context.translateBy(x: place.minX, y: place.minY)
      context.scaleBy(
        x: place.width / symbol.frame.width, y: place.height / symbol.frame.height)
      // What is erased in a symbol shows what is behind it.
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      SymbolDrawing.paint(glyph, colors, value: symbol.value, in: context)
      context.endTransparencyLayer()
      context.restoreGState()
    }
    if isLayered, let primary = symbol.levels.first?.solidColor {
      let secondary = symbol.levels.dropFirst().first?.solidColor ?? primary
      draw(.levels(primary: primary, secondary: secondary), in: context)
    } else if case .color(let color)? = paint {
      draw(.single(color), in: context)
    } else if let paint {
      masked(paint, in: place, of: context) {
        if let context = UIGraphicsGetCurrentContext() { draw(.single(.black), in: context) }
      }
    }
  }

  /// Paints an area through what is drawn in the current context.
  @MainActor private func masked(
    _ paint: Paint, in area: CGRect, of context: CGContext, _ draw: () -> Void
  ) {
    let mask = CGContext(recordingWithScale: context.scale)
    UIGraphicsPushContext(mask)
    draw()
    UIGraphicsPopContext()
    context.builder.beginMasked()
    paint.fill(area, in: context)
    context.builder.endMasked(mask: mask.displayList.commands)
  }
}

extension ImageContent: SpokenContent {
  var isElement: Bool { !isDecorative }
  var spokenTraits: UIAccessibilityTraits { .image }

  var spokenLabel: String? {
    if isDecorative { return nil }
    if let label { return label.content(in: EnvironmentValues()).spokenString }
    switch picture {
    case .symbol(let symbol): return symbol.symbol.name
    case .hosted: return nil
    case .image: return nil
    case .missing(let name): return name
    }
  }
}

extension Image.Interpolation {
  fileprivate var quality: CGInterpolationQuality {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

extension UIImage.Orientation {
  fileprivate init(_ orientation: Image.Orientation) {
    switch orientation {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .upMirrored: self = .upMirrored
    case .downMirrored: self = .downMirrored
    case .leftMirrored: self = .leftMirrored
    case .rightMirrored: self = .rightMirrored
    }
  }
}

extension UIColor {
  convenience init(_ color: RGBA) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension CanvasContent: DrawnContent {
  func draw(in rect: CGRect, of node: PlacedNode, in context: CGContext) {
    if isOpaque {
      context.setFillColor(CGColor(gray: 0, alpha: 1))
      context.fill(rect)
    }
    for drawing in drawings(in: node.frame.size) { draw(drawing, of: node, in: context) }
  }

  @MainActor private func draw(
    _ drawing: GraphicsContext.Drawing, of node: PlacedNode, in context: CGContext
  ) {
    context.saveGState()
    for clip in drawing.clips { context.clip(to: clip.path.cgPath, rule: clip.style.rule) }
    context.concatenate(drawing.transform)
    context.setAlpha(drawing.opacity)
    if let mode = drawing.blendMode.graphicsMode { context.setBlendMode(mode) }
    switch drawing.kind {
    case .fill(let path, let paint, let style):
      paint.fill(path.cgPath, rule: style.rule, area: path.boundingRect, in: context)
    case .stroke(let path, let paint, let style):
      paint.stroke(path.cgPath, style, area: path.boundingRect, in: context)
    case .text(let text, let rect):
      text.draw(text.layout(in: rect.size), at: rect.origin, area: rect, in: context)
    case .image(let image, let rect): image.drawPicture(in: rect, of: context)
    }
    context.restoreGState()
  }
}
