import SystemFacts

extension UISegmentedControl {
  private var hasTrack: Bool { ControlFacts.segmentsHaveTrack[hostOfView.release] }

  private func isSelected(_ index: Int) -> Bool { !isMomentary && index == selectedSegmentIndex }

  /// Styles a segment's title, of 13 points: in the tint, and white on it; on a track black, of
  /// medium weight if selected (measured on iOS 26; the widths of the others are regular since iOS
  /// 13, high).
  func style(_ segment: UISegment, at index: Int) {
    let isSelected = isSelected(index)
    let isEnabled = isEnabled && segment.isEnabled
    var attributes = titleTextAttributes(for: .normal) ?? [:]
    if isSelected { attributes.merge(titleTextAttributes(for: .selected) ?? [:]) { $1 } }
    if !isEnabled { attributes.merge(titleTextAttributes(for: .disabled) ?? [:]) { $1 } }
    var color: UIColor = hasTrack ? .label : isSelected ? .white : tintColor
    if !isEnabled { color = hasTrack ? .tertiaryLabel : color.faded(0.5) }
    let weight: UIFont.Weight = hasTrack && isSelected ? .medium : .regular
    segment.style(attributes, font: .systemFont(ofSize: 13, weight: weight), color: color)
  }

  /// Draws an outline in the tint that fills the selected segment; or a grey track with a raised
  /// selection (recalled; medium).
  func drawSegments() {
    guard let context = UIGraphicsGetCurrentContext(), !segments.isEmpty else { return }
    let geometry = geometry
    let track = geometry.track(in: bounds.size)
    let frames = frames(geometry)
    let selected = frames.indices.first { isSelected($0) }.map { frames[$0] }
    let radius = geometry.cornerRadius(of: track)
    if hasTrack {
      fill(track, radius: radius, .tertiarySystemFill)
      guard let selected else { return }
      let knob = geometry.knob(over: selected, in: track)
      fill(knob.frame, radius: knob.radius, selectedSegmentTintColor ?? Self.raised)
      return
    }
    context.saveGState()
    UIBezierPath(roundedRect: track, cornerRadius: radius).addClip()
    if let selected { fill(selected, radius: 0, tintColor) }
    for frame in frames.dropFirst() {
      fill(geometry.separator(of: frame, in: track), radius: 0, tintColor)
    }
    context.restoreGState()
    tintColor.resolvedColor(with: traitCollection).setStroke()
    let outline = geometry.outline(of: track)
    let edge = UIBezierPath(roundedRect: outline.frame, cornerRadius: outline.radius)
    edge.lineWidth = 1
    edge.stroke()
  }

  private static let raised = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
  }

  private func fill(_ rect: CGRect, radius: CGFloat, _ color: UIColor) {
    color.resolvedColor(with: traitCollection).setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: radius).fill()
  }
}
