import Graphics
import SystemFacts

/// A cell accessory, drawn with this project's own paths.
final class CellAccessoryView: UIView {
  let type: UITableViewCell.AccessoryType
  let release: OSRelease
  /// Whether a chevron points down, as for an expanded item.
  var pointsDown = false {
    didSet { if pointsDown != oldValue { setNeedsDisplay() } }
  }

  init(type: UITableViewCell.AccessoryType, release: OSRelease) {
    self.type = type
    self.release = release
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    type = .none
    release = SimulationHost.current.release
    super.init(coder: coder)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      context.translateBy(x: bounds.width, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    if pointsDown {
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.rotate(by: .pi / 2)
      context.translateBy(x: -bounds.midX, y: -bounds.midY)
    }
    switch type {
    case .none: break
    case .disclosureIndicator: drawChevron(in: bounds, context)
    case .checkmark: drawCheckmark(in: bounds, context)
    case .detailButton: drawDetail(in: bounds, context)
    case .detailDisclosureButton:
      let profile = TableProfile.current(for: self)
      let button = profile.accessorySize(CellAccessory.detailButton)
      let chevron = profile.accessorySize(CellAccessory.disclosureIndicator)
      drawDetail(
        in: CGRect(
          x: 0, y: (bounds.height - button.height) / 2, width: button.width,
          height: button.height), context)
      drawChevron(
        in: CGRect(
          x: bounds.width - chevron.width, y: (bounds.height - chevron.height) / 2,
          width: chevron.width, height: chevron.height), context)
    }
  }

  /// Draws two strokes that meet at the trailing end.
  private func drawChevron(in rect: CGRect, _ context: CGContext) {
    let color = UIColor.fact(AccessoryFacts.chevronColor[release])
    let width = AccessoryFacts.chevronLine[release]
    let height = AccessoryFacts.chevronHeight[release]
    let depth = height / 2
    let tip = CGPoint(x: rect.maxX - width * 0.75, y: rect.midY)
    stroke(
      [
        CGPoint(x: tip.x - depth, y: tip.y - depth), tip,
        CGPoint(x: tip.x - depth, y: tip.y + depth),
      ], width: width, color: color, context)
  }

  private func drawCheckmark(in rect: CGRect, _ context: CGContext) {
    let size = AccessoryFacts.checkmarkBox[release]
    let box = CGRect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
    let width = AccessoryFacts.checkmarkLine[release]
    let inner = box.insetBy(dx: width / 2, dy: width / 2)
    stroke(
      [
        CGPoint(x: inner.minX, y: inner.minY + inner.height * 0.56),
        CGPoint(x: inner.minX + inner.width * 0.34, y: inner.maxY),
        CGPoint(x: inner.maxX, y: inner.minY),
      ], width: width, color: tintColor, context)
  }

  /// Draws an i in a circle.
  private func drawDetail(in rect: CGRect, _ context: CGContext) {
    let color = tintColor.resolvedColor(with: traitCollection).cgColor
    let side: CGFloat = min(rect.width, rect.height, 22)
    let circle = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    let line = AccessoryFacts.detailLine[release]
    context.setStrokeColor(color)
    context.setLineWidth(line)
    context.strokeEllipse(in: circle.insetBy(dx: line / 2, dy: line / 2))
    context.setFillColor(color)
    let stem: CGFloat = line * 1.2
    context.fillEllipse(
      in: CGRect(
        x: rect.midX - stem, y: circle.minY + side * 0.22, width: stem * 2, height: stem * 2))
    context.fill(
      CGRect(
        x: rect.midX - stem / 2, y: circle.minY + side * 0.42, width: stem, height: side * 0.36))
  }

  private func stroke(
    _ points: [CGPoint], width: CGFloat, color: UIColor, _ context: CGContext
  ) {
    guard let first = points.first else { return }
    context.setStrokeColor(color.resolvedColor(with: traitCollection).cgColor)
    context.setLineWidth(width)
    let isRound = AccessoryFacts.strokesAreRound[release]
    context.setLineCap(isRound ? .round : .butt)
    context.setLineJoin(isRound ? .round : .miter)
    context.beginPath()
    context.move(to: first)
    for point in points.dropFirst() { context.addLine(to: point) }
    context.strokePath()
  }
}
