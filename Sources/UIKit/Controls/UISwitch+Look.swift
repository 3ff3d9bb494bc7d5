import SystemFacts

extension UISwitch {
  var switchSize: CGSize { ControlFacts.switchSize[hostOfView.release] }

  func prepareSwitch() {
    frame = frame
    isOpaque = false
    contentMode = .redraw
  }

  private var hasEdge: Bool { ControlFacts.switchesHaveEdges[hostOfView.release] }

  private var trackColor: UIColor {
    if isOn { return onTintColor ?? .systemGreen }
    return hasEdge ? .white : .secondarySystemFill
  }

  /// The track, and on it the knob, round or a capsule, 2 from the edges (recalled; low). Disabled
  /// switches are half as opaque (recalled; medium).
  func drawSwitch() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let track = bounds
    context.setAlpha(isEnabled ? 1 : 0.5)
    fill(track, trackColor)
    if !isOn, hasEdge {
      let edge = track.insetBy(dx: 0.75, dy: 0.75)
      let path = UIBezierPath(roundedRect: edge, cornerRadius: edge.height / 2)
      path.lineWidth = 1.5
      edgeColor.setStroke()
      path.stroke()
    }
    let height = track.height - 4
    let width = ControlFacts.switchKnobWidth[hostOfView.release] ?? height
    let isAtRight = isOn == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let knob = CGRect(
      x: isAtRight ? track.maxX - 2 - width : track.minX + 2, y: track.minY + 2, width: width,
      height: height)
    if !isOn { fill(knob.insetBy(dx: -0.5, dy: -0.5), UIColor(white: 0, alpha: 0.04)) }
    fill(knob, thumbTintColor ?? .white)
  }

  private var edgeColor: UIColor {
    UIColor(red: 229 / 255, green: 229 / 255, blue: 234 / 255, alpha: 1)
  }

  private func fill(_ rect: CGRect, _ color: UIColor) {
    color.resolvedColor(with: traitCollection).setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: rect.height / 2).fill()
  }
}
