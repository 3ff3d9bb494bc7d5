import Graphics

/// The section index of a table, with the class name it has in view hierarchies.
final class UITableViewIndex: UIView {
  var titles: [String] = [] {
    didSet { if titles != oldValue { setNeedsDisplay() } }
  }
  /// The colour of the titles; nil for the tint colour.
  var color: UIColor? {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }

  var geometry: SectionIndexGeometry {
    SectionIndexGeometry(count: titles.count, height: bounds.height)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color = (color ?? tintColor ?? .systemBlue).resolvedColor(with: traitCollection)
    let font = UIFont.systemFont(ofSize: SectionIndexGeometry.fontSize, weight: .semibold)
    let geometry = geometry
    var y = geometry.top
    for mark in geometry.marks {
      let middle = CGPoint(x: bounds.midX, y: y + SectionIndexGeometry.pitch / 2)
      switch mark {
      case .dot: fillDot(at: middle, color, context)
      case .title(let index) where titles[index] == UITableView.indexSearch:
        strokeMagnifier(at: middle, color, context)
      case .title(let index):
        let text = NSAttributedString(
          string: titles[index], attributes: [.font: font, .foregroundColor: color])
        let size = text.size()
        text.draw(at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2))
      }
      y += SectionIndexGeometry.pitch
    }
  }

  private func fillDot(at middle: CGPoint, _ color: UIColor, _ context: CGContext) {
    context.setFillColor(color.cgColor)
    context.fillEllipse(in: CGRect(x: middle.x - 2, y: middle.y - 2, width: 4, height: 4))
  }

  private func strokeMagnifier(at middle: CGPoint, _ color: UIColor, _ context: CGContext) {
    context.setStrokeColor(color.cgColor)
    context.setLineWidth(1.2)
    context.strokeEllipse(in: CGRect(x: middle.x - 4.5, y: middle.y - 4.5, width: 7, height: 7))
    context.beginPath()
    context.move(to: CGPoint(x: middle.x + 1.5, y: middle.y + 1.5))
    context.addLine(to: CGPoint(x: middle.x + 4.5, y: middle.y + 4.5))
    context.strokePath()
  }
}
