import SystemFacts

extension UISwitch {
  var switchSize: CGSize { SwitchGeometry.size(hostOfView.release) }

  func prepareSwitch() {
    frame = frame
    isOpaque = false
    contentMode = .redraw
  }

  private var trackColor: UIColor {
    if isOn { return onTintColor ?? .systemGreen }
    let hasEdge = ControlFacts.switchesHaveEdges[hostOfView.release]
    return hasEdge ? .white : .secondarySystemFill
  }

  /// Draws the track and the knob. Disabled switches are half as opaque (recalled; medium).
  func drawSwitch() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let geometry = SwitchGeometry(
      release: hostOfView.release, bounds: bounds, isOn: isOn,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    context.setAlpha(isEnabled ? 1 : 0.5)
    fill(geometry.track, trackColor)
    if let edge = geometry.edge {
      let path = UIBezierPath(roundedRect: edge, cornerRadius: edge.height / 2)
      path.lineWidth = SwitchGeometry.edgeWidth
      edgeColor.setStroke()
      path.stroke()
    }
    if let shadow = geometry.knobShadow { fill(shadow, UIColor(white: 0, alpha: 0.04)) }
    fill(geometry.knob, thumbTintColor ?? .white)
  }

  private var edgeColor: UIColor {
    UIColor(red: 229 / 255, green: 229 / 255, blue: 234 / 255, alpha: 1)
  }

  private func fill(_ rect: CGRect, _ color: UIColor) {
    color.resolvedColor(with: traitCollection).setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: rect.height / 2).fill()
  }
}
