extension UITextField {
  /// Draws the border: white with a thin grey edge (recalled; medium); lines are black, bezels
  /// grey.
  func drawBorder() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rect = borderRect(forBounds: bounds)
    let image = isEnabled ? background : disabledBackground ?? background
    if let image, borderStyle != .roundedRect { return image.draw(in: rect) }
    guard let outline = fieldGeometry.outline(in: rect) else { return }
    func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }
    guard borderStyle == .roundedRect else {
      context.setStrokeColor(color(borderStyle == .line ? .label : .systemGray))
      return context.stroke(outline.frame, width: outline.width)
    }
    let path = UIBezierPath(roundedRect: outline.frame, cornerRadius: outline.radius)
    UIColor(cgColor: color(backgroundColor == nil ? .systemBackground : .clear)).setFill()
    path.fill()
    path.lineWidth = outline.width
    UIColor(cgColor: color(.systemGray4)).setStroke()
    path.stroke()
  }
}
