import Graphics
import SystemFacts

/// The editing control before a row's content, with the class name it has in view hierarchies.
final class UITableViewCellEditControl: UIView {
  /// The function and appearance of the control.
  enum Kind: Equatable {
    case delete, insert
    /// A circle, with a checkmark if the row is selected.
    case select(Bool)
  }

  var kind: Kind {
    didSet { if kind != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the disc, unless it is the default.
  var discColor: UIColor? {
    didSet { if discColor != oldValue { setNeedsDisplay() } }
  }

  init(kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    kind = .delete
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
    // The recorded disc is 22 wide in a control of 26; a control of 22 is filled by it (by eye).
    let side = min(bounds.width, bounds.height)
    let diameter = side > 22 ? side * 22 / 26 : side
    let disc = CGRect(
      x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter,
      height: diameter)
    let unit = diameter / 22
    switch kind {
    case .delete:
      fill(disc, discColor ?? .systemRed, context)
      bars(in: disc, unit: unit, isPlus: false, context)
    case .insert:
      fill(disc, discColor ?? .systemGreen, context)
      bars(in: disc, unit: unit, isPlus: true, context)
    case .select(true):
      fill(disc, discColor ?? tintColor, context)
      checkmark(in: disc, unit: unit, context)
    case .select(false):
      let width = 1.5 * unit
      context.setStrokeColor(resolved(.tertiaryLabel))
      context.setLineWidth(width)
      context.strokeEllipse(in: disc.insetBy(dx: width / 2, dy: width / 2))
    }
  }

  private func resolved(_ color: UIColor) -> CGColor {
    color.resolvedColor(with: traitCollection).cgColor
  }

  private func fill(_ disc: CGRect, _ color: UIColor, _ context: CGContext) {
    context.setFillColor(resolved(color))
    context.fillEllipse(in: disc)
  }

  /// Draws a bar of 10.5 by 1.5 (facts: controls §6), and for a plus also a vertical one.
  private func bars(in disc: CGRect, unit: CGFloat, isPlus: Bool, _ context: CGContext) {
    let length = 10.5 * unit
    let thickness = 1.5 * unit
    context.setFillColor(UIColor.white.cgColor)
    context.fill(
      CGRect(
        x: disc.midX - length / 2, y: disc.midY - thickness / 2, width: length, height: thickness))
    guard isPlus else { return }
    context.fill(
      CGRect(
        x: disc.midX - thickness / 2, y: disc.midY - length / 2, width: thickness, height: length))
  }

  private func checkmark(in disc: CGRect, unit: CGFloat, _ context: CGContext) {
    context.setStrokeColor(UIColor.white.cgColor)
    context.setLineWidth(1.8 * unit)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.beginPath()
    context.move(to: CGPoint(x: disc.midX - 4.6 * unit, y: disc.midY + 0.6 * unit))
    context.addLine(to: CGPoint(x: disc.midX - 1.4 * unit, y: disc.midY + 4.2 * unit))
    context.addLine(to: CGPoint(x: disc.midX + 4.8 * unit, y: disc.midY - 4.4 * unit))
    context.strokePath()
  }
}
