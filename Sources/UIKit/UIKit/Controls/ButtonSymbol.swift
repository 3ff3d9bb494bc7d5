import SystemFacts

/// The symbol in the circle of a system button.
enum ButtonSymbol {
  case info, plus, cross

  /// Returns a circle, at most as wide as a cell's detail button is tall, in the button's tint
  /// (low).
  @MainActor
  func image(release: OSRelease) -> UIImage {
    let size = AccessoryFacts.detailSize[release]
    let side = min(size.width, size.height)
    let line = AccessoryFacts.detailLine[release]
    return UIGraphicsImageRenderer(size: size).image { renderer in
      let context = renderer.cgContext
      let circle = CGRect(
        x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
      context.setLineWidth(line)
      context.strokeEllipse(in: circle.insetBy(dx: line / 2, dy: line / 2))
      draw(in: circle, line: line * 1.2, context)
    }.withRenderingMode(.alwaysTemplate)
  }

  private func draw(in circle: CGRect, line: CGFloat, _ context: CGContext) {
    let middle = CGPoint(x: circle.midX, y: circle.midY)
    let arm = circle.width * 0.25
    switch self {
    case .info:
      context.fillEllipse(
        in: CGRect(
          x: middle.x - line, y: circle.minY + circle.height * 0.22, width: line * 2,
          height: line * 2))
      context.fill(
        CGRect(
          x: middle.x - line / 2, y: circle.minY + circle.height * 0.42, width: line,
          height: circle.height * 0.36))
    case .plus:
      context.fill(
        CGRect(x: middle.x - arm, y: middle.y - line / 2, width: arm * 2, height: line))
      context.fill(
        CGRect(x: middle.x - line / 2, y: middle.y - arm, width: line, height: arm * 2))
    case .cross:
      context.setLineWidth(line)
      context.beginPath()
      for side in [-arm, arm] {
        context.move(to: CGPoint(x: middle.x - side, y: middle.y - arm))
        context.addLine(to: CGPoint(x: middle.x + side, y: middle.y + arm))
      }
      context.strokePath()
    }
  }
}
