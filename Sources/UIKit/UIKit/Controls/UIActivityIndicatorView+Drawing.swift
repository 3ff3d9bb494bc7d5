extension UIActivityIndicatorView.Style {
  fileprivate var isLarge: Bool { self == .whiteLarge || self == .large }

  var size: CGSize { ActivityIndicatorGeometry.size(isLarge: isLarge) }

  fileprivate var color: UIColor {
    switch self {
    case .whiteLarge, .white: .white
    case .gray, .medium, .large: .systemGray
    }
  }
}

extension UIActivityIndicatorView {
  func prepareIndicator() {
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    isHidden = true
  }

  /// Draws spokes around the centre, each fainter than the one before it (by eye; low).
  func drawWheel() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let geometry = ActivityIndicatorGeometry(release: hostOfView.release, isLarge: style.isLarge)
    let color = (self.color ?? style.color).resolvedColor(with: traitCollection)
    context.setLineCap(.round)
    context.setLineWidth(geometry.spokeWidth)
    context.translateBy(x: bounds.midX, y: bounds.midY)
    let spokes = geometry.spokes
    for (index, spoke) in spokes.enumerated() {
      let share = CGFloat(index) / CGFloat(spokes.count)
      color.withAlphaComponent(color.cgColor.alpha * (1 - share * 0.75)).setStroke()
      context.move(to: spoke.start)
      context.addLine(to: spoke.end)
      context.strokePath()
    }
  }
}
