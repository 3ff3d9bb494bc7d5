extension UISwitch {
  /// 51 × 31 from iOS 7 on (Interface Builder and view dumps; high), 63 × 28 on iOS 26 (the width
  /// measured, the height recalled; medium).
  var switchSize: CGSize {
    hostOfView.os.major >= 26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }

  func prepareSwitch() {
    frame = frame
    isOpaque = false
    contentMode = .redraw
  }

  private var trackColor: UIColor {
    if isOn { return onTintColor ?? .systemGreen }
    // White with a grey edge through iOS 12, a fill from then on (recalled; medium).
    return hostOfView.os.major >= 13 ? .secondarySystemFill : .white
  }

  /// The track, and on it the knob: round and 27 wide, on iOS 26 a capsule of 39 × 24 (recalled;
  /// low), 2 from the edges. Disabled switches are half as opaque (recalled; medium).
  func drawSwitch() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isModern = hostOfView.os.major >= 13
    let track = bounds
    context.setAlpha(isEnabled ? 1 : 0.5)
    fill(track, trackColor)
    if !isOn, !isModern {
      let edge = track.insetBy(dx: 0.75, dy: 0.75)
      let path = UIBezierPath(roundedRect: edge, cornerRadius: edge.height / 2)
      path.lineWidth = 1.5
      edgeColor.setStroke()
      path.stroke()
    }
    let height = track.height - 4
    let width = hostOfView.os.major >= 26 ? 39 : height
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
