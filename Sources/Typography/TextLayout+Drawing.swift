extension TextLayout {
  /// Draws the lines with their backgrounds, shadows and rules.
  ///
  /// Where a font is missing the drawing says so, and can't be rasterised.
  package func draw(in context: CGContext, at origin: CGPoint) {
    for problem in problems { context.drawUnavailable(problem.description) }
    for line in lines {
      for run in line.runs {
        guard let background = run.attributes.background, background.alpha > 0 else { continue }
        context.setFillColor(background)
        context.fill(
          CGRect(
            x: origin.x + run.x, y: origin.y + line.origin.y, width: run.width,
            height: line.height))
      }
    }
    for line in lines {
      for run in line.runs { draw(run, of: line, in: context, at: origin) }
    }
  }

  private func draw(_ run: Run, of line: Line, in context: CGContext, at origin: CGPoint) {
    let attributes = run.attributes
    if let shadow = attributes.shadow {
      context.saveGState()
      context.setShadow(
        offset: shadow.offset, blur: shadow.blurRadius, color: shadow.color)
    }
    defer { if attributes.shadow != nil { context.restoreGState() } }
    let baseline = origin.y + line.baseline - attributes.baselineOffset
    if let underline = attributes.underline, underline.style != 0 {
      rule(
        underline, run, at: CGPoint(x: origin.x + run.x, y: baseline + run.metrics.underlineOffset),
        in: context)
    }
    if !run.glyphs.glyphs.isEmpty {
      context.draw(
        run.glyphs, at: CGPoint(x: origin.x + run.x, y: baseline), color: attributes.color)
    }
    if let strikethrough = attributes.strikethrough, strikethrough.style != 0 {
      rule(
        strikethrough, run,
        at: CGPoint(x: origin.x + run.x, y: baseline - run.metrics.xHeight / 2), in: context)
    }
  }

  /// Fills a rule centred on the point's height; thick is twice as thick, double is two rules.
  private func rule(
    _ line: TextAttributes.Line, _ run: Run, at point: CGPoint, in context: CGContext
  ) {
    let isThick = line.style & 0xF == 2
    let thickness = run.metrics.underlineThickness * (isThick ? 2 : 1)
    context.setFillColor(line.color ?? run.attributes.color)
    context.fill(
      CGRect(x: point.x, y: point.y - thickness / 2, width: run.width, height: thickness))
    if line.style & 0xF == 9 {
      context.fill(
        CGRect(
          x: point.x, y: point.y + thickness * 1.5, width: run.width, height: thickness))
    }
  }
}
