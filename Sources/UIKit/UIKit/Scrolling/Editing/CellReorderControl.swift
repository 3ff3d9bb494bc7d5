import Graphics
import SystemFacts

/// The reorder control of a row, three bars, with the class name it has in view hierarchies.
final class UITableViewCellReorderControl: UIView {
  let release: OSRelease

  init(release: OSRelease) {
    self.release = release
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    release = SimulationHost.current.release
    super.init(coder: coder)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let glyph = RowEditingFacts.reorderGlyph[release]
    // The glyph scales with the control, whose recorded width is for the default text size.
    let unit = bounds.width / RowEditingFacts.reorderWidth[release]
    let bar = RowEditingFacts.reorderBar[release] * unit
    let size = CGSize(width: glyph.width * unit, height: glyph.height * unit)
    let top = TableProfile.current(for: self).grid.nearest(bounds.midY - size.height / 2)
    context.setFillColor(
      UIColor.fact(RowEditingFacts.reorderColor[release]).resolvedColor(with: traitCollection)
        .cgColor)
    for index in 0..<3 {
      context.fill(
        CGRect(
          x: bounds.midX - size.width / 2, y: top + CGFloat(index) * (size.height - bar) / 2,
          width: size.width, height: bar))
    }
  }
}
