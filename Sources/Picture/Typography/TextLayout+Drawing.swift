extension TextLayout {
  /// Draws a picture in place of a character, given its offset in the text in UTF-16 units, and its
  /// rectangle in the context's coordinates.
  package typealias AttachmentDrawing = (Int, CGRect) -> Void

  /// Draws the lines with their backgrounds, shadows, rules and pictures.
  ///
  /// If a font is missing, the drawing is marked as incomplete, and can't be rasterised.
  package func draw(
    in context: CGContext, at origin: CGPoint, attachments: AttachmentDrawing? = nil
  ) {
    for problem in problems { context.drawUnavailable(problem.description) }
    for line in lines { line.drawBackgrounds(in: context, at: origin) }
    for line in lines { line.draw(in: context, at: origin, attachments: attachments) }
  }
}

extension TextLayout.Line {
  /// Fills the backgrounds of the text, as high as the line.
  package func drawBackgrounds(in context: CGContext, at origin: CGPoint) {
    for run in runs {
      guard let background = run.attributes.background, background.alpha > 0 else { continue }
      context.setFillColor(background)
      context.fill(
        CGRect(
          x: origin.x + run.x, y: origin.y + self.origin.y, width: run.width, height: height))
    }
  }

  /// Draws the text itself with shadows, rules and pictures.
  package func draw(
    in context: CGContext, at origin: CGPoint, attachments: TextLayout.AttachmentDrawing? = nil
  ) {
    for run in runs { draw(run, in: context, at: origin, attachments) }
  }

  private func draw(
    _ run: TextLayout.Run, in context: CGContext, at origin: CGPoint,
    _ attachments: TextLayout.AttachmentDrawing?
  ) {
    let attributes = run.attributes
    if let shadow = attributes.shadow {
      context.saveGState()
      context.setShadow(
        offset: shadow.offset, blur: shadow.blurRadius, color: shadow.color)
    }
    defer { if attributes.shadow != nil { context.restoreGState() } }
    let baseline = origin.y + self.baseline - attributes.baselineOffset
    if let underline = attributes.underline, underline.style & 0xF != 0 {
      rule(
        underline, run, at: CGPoint(x: origin.x + run.x, y: baseline + run.metrics.underlineOffset),
        in: context)
    }
    if !run.glyphs.glyphs.isEmpty {
      drawGlyphs(of: run, in: context, at: CGPoint(x: origin.x + run.x, y: baseline))
    } else if let box = attributes.attachment, !run.range.isEmpty {
      attachments?(
        run.range.lowerBound,
        CGRect(
          x: origin.x + run.x + attributes.attachmentPadding + box.minX, y: baseline - box.maxY,
          width: box.width,
          height: box.height))
    }
    if let strikethrough = attributes.strikethrough, strikethrough.style & 0xF != 0 {
      rule(
        strikethrough, run,
        at: CGPoint(x: origin.x + run.x, y: baseline - run.metrics.xHeight / 2), in: context)
    }
  }

  /// Draws the glyphs skewed, widened and outlined according to their attributes.
  private func drawGlyphs(of run: TextLayout.Run, in context: CGContext, at origin: CGPoint) {
    let attributes = run.attributes
    let widening = CGFloat(attributes.widthFactor)
    let skew = attributes.obliqueness.isFinite ? attributes.obliqueness : 0
    guard widening != 1 || skew != 0 else {
      return paint(run.glyphs, attributes, in: context, at: origin)
    }
    // The positions in the run already account for wider glyphs.
    var glyphs = run.glyphs
    for index in glyphs.glyphs.indices { glyphs.glyphs[index].x /= widening }
    context.saveGState()
    context.concatenate(
      CGAffineTransform(a: widening, b: 0, c: -skew, d: 1, tx: origin.x, ty: origin.y))
    paint(glyphs, attributes, in: context, at: .zero)
    context.restoreGState()
  }

  private func paint(
    _ glyphs: GlyphRun, _ attributes: TextAttributes, in context: CGContext, at origin: CGPoint
  ) {
    guard let stroke = attributes.stroke, stroke.width != 0, stroke.width.isFinite,
      let outline = glyphs.outline(), !outline.isEmpty
    else { return context.draw(glyphs, at: origin, color: attributes.color) }
    if stroke.width < 0 { context.draw(glyphs, at: origin, color: attributes.color) }
    context.saveGState()
    context.translateBy(x: origin.x, y: origin.y)
    context.setStrokeColor(stroke.color ?? attributes.color)
    context.setLineWidth(abs(stroke.width) / 100 * attributes.font.effectiveSize)
    context.addPath(CGPath(outline))
    context.strokePath()
    context.restoreGState()
  }

  /// Fills a line centred on the point's height; thick is twice as thick, double is two lines.
  private func rule(
    _ line: TextAttributes.Line, _ run: TextLayout.Run, at point: CGPoint, in context: CGContext
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
