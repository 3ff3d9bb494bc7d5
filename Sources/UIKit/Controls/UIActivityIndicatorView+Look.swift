import SystemFacts

extension UIActivityIndicatorView.Style {
  /// 20 and 37 points wide and high (Interface Builder; high).
  var size: CGSize {
    switch self {
    case .white, .gray, .medium: CGSize(width: 20, height: 20)
    case .whiteLarge, .large: CGSize(width: 37, height: 37)
    }
  }

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

  /// Spokes around the middle, each fainter than the one before it. Their measures are by eye (low).
  func drawWheel() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let release = hostOfView.release
    let count = ControlFacts.activitySpokes[release]
    let radius = style.size.width / 2
    let color = (self.color ?? style.color).resolvedColor(with: traitCollection)
    context.setLineCap(.round)
    context.setLineWidth(radius * ControlFacts.activitySpokeWidth[release])
    context.translateBy(x: bounds.midX, y: bounds.midY)
    for index in 0..<count {
      let share = CGFloat(index) / CGFloat(count)
      color.withAlphaComponent(color.cgColor.alpha * (1 - share * 0.75)).setStroke()
      let angle = -share * 2 * .pi - .pi / 2
      context.move(to: CGPoint(x: cos(angle) * radius * 0.5, y: sin(angle) * radius * 0.5))
      context.addLine(to: CGPoint(x: cos(angle) * radius * 0.85, y: sin(angle) * radius * 0.85))
      context.strokePath()
    }
  }
}
