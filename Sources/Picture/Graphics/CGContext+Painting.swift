import Foundation

extension CGContext {
  /// Paints the current path and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill: fill(path, rule: .winding)
    case .eoFill: fill(path, rule: .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke, .eoFillStroke:
      withShadow {
        fill(path, rule: mode == .fillStroke ? .winding : .evenOdd)
        stroke(path)
      }
    }
  }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule: rule)
  }

  public func strokePath() {
    stroke(takePath())
  }

  public func fill(_ rect: CGRect) {
    current = PathData()
    fillRect(rect)
  }

  public func fill(_ rects: [CGRect]) {
    current = PathData()
    for rect in rects { fillRect(rect) }
  }

  public func fillEllipse(in rect: CGRect) {
    current = PathData()
    fill(CGPath(ellipseIn: rect, transform: nil), rule: .winding)
  }

  public func stroke(_ rect: CGRect) {
    current = PathData()
    stroke(CGPath(rect: rect, transform: nil))
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.stroke.width
    state.stroke.width = width
    stroke(rect)
    state.stroke.width = before
  }

  public func strokeEllipse(in rect: CGRect) {
    current = PathData()
    stroke(CGPath(ellipseIn: rect, transform: nil))
  }

  /// Strokes a line between each pair of points in an array.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = PathData()
    var index = 0
    while index + 1 < points.count {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
      index += 2
    }
    current = PathData()
    stroke(CGPath(path))
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    current = PathData()
    let mode = state.blendMode
    setBlendMode(.clear)
    builder.paint(.fillRect(rect.standardized, .black))
    setBlendMode(mode)
  }

  // MARK: - Gradients

  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let gradient = gradient.multiplyingAlpha(by: state.alpha)
    withShadow { builder.paint(.linearGradient(gradient, from: start, to: end, options)) }
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let gradient = gradient.multiplyingAlpha(by: state.alpha)
    withShadow {
      builder.paint(
        .radialGradient(
          gradient, from: startCenter, startRadius: startRadius, to: endCenter,
          endRadius: endRadius, options))
    }
  }

  // MARK: - Images and text

  /// Draws an image in a rectangle, upside down in UIKit's coordinates as Core Graphics does.
  public func draw(_ image: CGImage, in rect: CGRect) {
    builder.save()
    builder.concatenate(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    drawUpright(image, in: rect, flipped: true)
    builder.restore()
  }

  /// Draws an image upright, or paints `tint` through its alpha.
  package func drawUpright(_ image: CGImage, in rect: CGRect, tint: CGColor? = nil) {
    drawUpright(image, in: rect, tint: tint, flipped: false)
  }

  private func drawUpright(
    _ image: CGImage, in rect: CGRect, tint: CGColor? = nil, flipped: Bool
  ) {
    let style = ImageStyle(
      interpolation: state.interpolation, alpha: state.alpha, tint: tint?.rgba)
    withShadow(flipped: flipped) { builder.paint(.image(image, in: rect.standardized, style)) }
  }

  /// Draws glyphs whose origin is at `origin`.
  package func draw(_ run: GlyphRun, at origin: CGPoint, color: CGColor) {
    if run.glyphs.isEmpty { return }
    let color = color.rgba.multiplyingAlpha(by: state.alpha)
    withShadow { builder.paint(.glyphs(run, at: origin, color)) }
  }

  /// Marks something that can't be drawn, so that a picture without it doesn't pass as complete.
  package func drawUnavailable(_ reason: String) { builder.paint(.unavailable(reason)) }

  /// Draws a finished display list in the current coordinates.
  package func draw(_ list: DisplayList) {
    if list.isEmpty { return }
    let needsGroup =
      state.alpha < 1 || state.blendMode != .normal || state.shadow != nil || list.needsIsolation
    if needsGroup {
      beginGroup(bounds: nil)
      builder.append(list)
      builder.endGroup()
    } else {
      builder.save()
      builder.append(list)
      builder.restore()
    }
  }

  // MARK: - Transparency layers

  /// Begins a group that is composited as one with the current alpha, blend mode and shadow.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    openTransparencyLayer(bounds: nil)
  }

  /// Begins a group that is clipped to `rect`.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    openTransparencyLayer(bounds: rect)
  }

  public func endTransparencyLayer() {
    guard let previous = stack.popLast() else { return }
    leave(for: previous)
    builder.endGroup()
    updateAntialiasing()
  }

  private func openTransparencyLayer(bounds: CGRect?) {
    stack.append(state)
    beginGroup(bounds: bounds)
    state.masks = []
    state.alpha = 1
    state.shadow = nil
    if state.blendMode != .normal { setBlendMode(.normal) }
  }

  private func beginGroup(bounds: CGRect?) {
    builder.beginGroup(
      GroupStyle(
        alpha: state.alpha, blendMode: state.blendMode, shadow: shadowStyle(), bounds: bounds))
  }
}

// MARK: - Shared by the painting calls

extension CGContext {
  package func fill(_ path: CGPath, rule: CGPathFillRule) {
    if path.isEmpty { return }
    if let rect = path.data.rectangle {
      fillRect(rect)
      return
    }
    let color = state.fillColor.rgba.multiplyingAlpha(by: state.alpha)
    let path = path.frozen
    paint(shape: path, rule: rule, color: color, .fillPath(path, rule, color))
  }

  package func stroke(_ path: CGPath) {
    if path.isEmpty { return }
    let color = state.strokeColor.rgba.multiplyingAlpha(by: state.alpha)
    let path = path.frozen
    withShadow { builder.paint(.strokePath(path, state.stroke, color)) }
  }

  private func fillRect(_ rect: CGRect) {
    if rect.isNull { return }
    let rect = rect.standardized
    let color = state.fillColor.rgba.multiplyingAlpha(by: state.alpha)
    let command = DrawCommand.fillRect(rect, color)
    if state.shadow == nil {
      builder.paint(command)
    } else {
      paint(shape: CGPath(rect: rect, transform: nil), rule: .winding, color: color, command)
    }
  }

  /// Paints a filled shape, whose shadow needs no group: it is a blurred copy of the shape.
  private func paint(
    shape: CGPath, rule: CGPathFillRule, color: RGBA, _ command: DrawCommand
  ) {
    guard var shadow = shadowStyle() else {
      builder.paint(command)
      return
    }
    guard state.blendMode == .normal else {
      withShadow { builder.paint(command) }
      return
    }
    shadow.color.alpha *= color.alpha
    builder.paint(.shadow(shape, rule, shadow))
    builder.paint(command)
  }

  /// Paints inside a group that casts the current shadow, if there is one.
  private func withShadow(flipped: Bool = false, _ body: () -> Void) {
    guard var shadow = shadowStyle() else {
      body()
      return
    }
    if flipped { shadow.offset.height = -shadow.offset.height }
    let saved = state.shadow
    state.shadow = nil
    builder.beginGroup(GroupStyle(blendMode: state.blendMode, shadow: shadow))
    if state.blendMode != .normal { builder.setBlendMode(.normal) }
    body()
    builder.endGroup()
    state.shadow = saved
  }

  /// The current shadow in the current coordinates: a shadow is specified in base coordinates.
  private func shadowStyle() -> ShadowStyle? {
    guard let shadow = state.shadow, state.transform.isInvertible else { return nil }
    let t = state.transform
    let factor = abs(t.a * t.d - t.b * t.c).squareRoot()
    var linear = t
    linear.tx = 0
    linear.ty = 0
    return ShadowStyle(
      color: shadow.color, offset: shadow.offset.applying(linear.inverted()),
      sigma: shadow.blur / 2 / factor)
  }
}
