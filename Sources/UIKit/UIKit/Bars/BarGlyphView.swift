import Graphics
import Symbols

/// Draws the glyph of a bar button in the tint, with this project's own paths.
final class BarGlyphView: UIView {
  var glyph: BarGlyph { didSet { if glyph != oldValue { setNeedsDisplay() } } }

  init(_ glyph: BarGlyph) {
    self.glyph = glyph
    super.init(frame: CGRect(origin: .zero, size: glyph.size))
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    glyph = .plus
    super.init(coder: coder)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if glyph == .chevron, effectiveUserInterfaceLayoutDirection == .rightToLeft {
      context.translateBy(x: bounds.width, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    let color = tintColor.resolvedColor(with: traitCollection).cgColor
    context.setStrokeColor(color)
    context.setFillColor(color)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setLineWidth(OwnOutlines.lineWidth)
    let box = glyph.size
    context.translateBy(x: (bounds.width - box.width) / 2, y: (bounds.height - box.height) / 2)
    BarGlyphPainter(context: context).paint(glyph)
  }
}

/// Draws the strokes of each glyph, in a box of the glyph's size.
@MainActor
private struct BarGlyphPainter {
  let context: CGContext

  func paint(_ glyph: BarGlyph) {
    switch glyph {
    case .plus: paint(OwnOutlines.plus)
    case .cross: paint(OwnOutlines.cross)
    case .checkmark: paint(OwnOutlines.checkmark)
    case .chevron: paint(OwnOutlines.chevron)
    case .magnifier: paint(OwnOutlines.magnifier)
    case .compose:
      lines([(11, 4), (3, 4), (3, 19), (18, 19), (18, 11)], [(19, 3), (9, 13)])
    case .reply: lines([(9, 5), (3, 10.5), (9, 16)], [(3.5, 10.5), (14, 10.5), (19, 17)])
    case .action:
      lines(
        [(8, 8), (4.5, 8), (4.5, 20), (17.5, 20), (17.5, 8), (14, 8)], [(11, 14), (11, 2)],
        [(7.5, 5.5), (11, 2), (14.5, 5.5)])
    case .folder:
      lines([(2, 18), (2, 4), (8, 4), (10, 6.5), (20, 6.5), (20, 18), (2, 18)])
    case .book:
      lines(
        [(11, 6), (11, 19)], [(11, 6), (7, 4), (2, 4), (2, 17), (7, 17), (11, 19)],
        [(11, 6), (15, 4), (20, 4), (20, 17), (15, 17), (11, 19)])
    case .refresh, .redo, .undo:
      arc(mirrored: glyph == .undo)
    case .camera:
      lines([
        (2, 18), (2, 7), (6, 7), (8, 4.5), (14, 4.5), (16, 7), (20, 7), (20, 18), (2, 18),
      ])
      circle(11, 12, 3.6)
    case .trash:
      lines(
        [(3, 5.5), (19, 5.5)], [(8, 5), (8.5, 2.8), (13.5, 2.8), (14, 5)],
        [(5, 6), (6, 20), (16, 20), (17, 6)], [(8.8, 9), (9, 17)], [(13.2, 9), (13, 17)])
    case .play: filled([(5, 3), (19, 11), (5, 19)])
    case .pause:
      context.fill(CGRect(x: 5, y: 3, width: 4, height: 16))
      context.fill(CGRect(x: 13, y: 3, width: 4, height: 16))
    case .rewind:
      filled([(11, 5), (2, 11), (11, 17)])
      filled([(20, 5), (11, 11), (20, 17)])
    case .fastForward:
      filled([(2, 5), (11, 11), (2, 17)])
      filled([(11, 5), (20, 11), (11, 17)])
    case .ellipsis: paint(OwnOutlines.ellipsis)
    case .pageCurl:
      lines([(18, 12), (18, 3), (4, 3), (4, 19), (11, 19), (18, 12), (11, 12), (11, 19)])
    }
  }

  /// Draws an outline that is shared with a symbol.
  private func paint(_ outline: OwnOutline) {
    context.setLineWidth(outline.lineWidth)
    for circle in outline.circles { context.strokeEllipse(in: circle) }
    for line in outline.lines { stroke(line) }
    for disc in outline.discs { context.fillEllipse(in: disc) }
  }

  private func stroke(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    context.beginPath()
    context.move(to: first)
    for point in points.dropFirst() { context.addLine(to: point) }
    context.strokePath()
  }

  private func lines(_ strokes: [(CGFloat, CGFloat)]...) {
    for points in strokes {
      context.beginPath()
      trace(points)
      context.strokePath()
    }
  }

  private func filled(_ points: [(CGFloat, CGFloat)]) {
    context.beginPath()
    trace(points)
    context.closePath()
    context.fillPath()
  }

  private func trace(_ points: [(CGFloat, CGFloat)]) {
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { context.move(to: point) } else { context.addLine(to: point) }
    }
  }

  private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
    context.strokeEllipse(
      in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Draws most of a circle, with an arrowhead at its end.
  private func arc(mirrored: Bool) {
    if mirrored {
      context.translateBy(x: 22, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    let center = CGPoint(x: 11, y: 11.5)
    context.beginPath()
    for step in 0...24 {
      let angle = CGFloat(step) / 24 * 1.6 * .pi - 0.3 * .pi
      let point = CGPoint(x: center.x + 7.5 * sin(angle), y: center.y + 7.5 * cos(angle))
      if step == 0 { context.move(to: point) } else { context.addLine(to: point) }
    }
    context.strokePath()
    lines([(4.2, 2.6), (4.6, 7.6), (9.5, 7.2)])
  }
}
