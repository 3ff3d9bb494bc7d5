import SystemFacts

extension UISegmentedControl {
  private var hasTrack: Bool { ControlFacts.segmentsHaveTrack[hostOfView.release] }

  func prepareSegments() {
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: Segments

  subscript(index: Int) -> UISegment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  /// Inserts a segment, at the end where the index lies beyond.
  func insertSegment(_ segment: UISegment, at index: Int) {
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    addSubview(segment)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    segmentsDidChange()
  }

  func change(_ index: Int, _ change: (UISegment) -> Void) {
    guard let segment = self[index] else { return }
    change(segment)
    segmentsDidChange()
  }

  func segmentsDidChange() {
    for (index, segment) in segments.enumerated() { style(segment, at: index) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  func reportIndex(_ index: Int) {
    refuse(
      SimulationIssue(
        where: summary, what: "There is no segment \(index); the selection stays.",
        advice: "Select one of \(segments.count), or UISegmentedControl.noSegment."))
  }

  private func isSelected(_ index: Int) -> Bool { !isMomentary && index == selectedSegmentIndex }

  /// Titles of 13 points: in the tint, and white on it; on a track black, of medium weight and
  /// semibold where selected (recalled; medium).
  private func style(_ segment: UISegment, at index: Int) {
    let isSelected = isSelected(index)
    let isEnabled = isEnabled && segment.isEnabled
    var attributes = titleTextAttributes(for: .normal) ?? [:]
    if isSelected { attributes.merge(titleTextAttributes(for: .selected) ?? [:]) { $1 } }
    if !isEnabled { attributes.merge(titleTextAttributes(for: .disabled) ?? [:]) { $1 } }
    var color: UIColor = hasTrack ? .label : isSelected ? .white : tintColor
    if !isEnabled { color = hasTrack ? .tertiaryLabel : color.faded(0.5) }
    let weight: UIFont.Weight = hasTrack ? isSelected ? .semibold : .medium : .regular
    segment.style(attributes, font: .systemFont(ofSize: 13, weight: weight), color: color)
  }

  // MARK: Layout

  /// The lowest point is no part of the alignment rectangle (Interface Builder; high). Titles have
  /// 12 points around them (recalled; low).
  var naturalSize: CGSize {
    let widths = segments.map { $0.fixedWidth > 0 ? $0.fixedWidth : $0.contentWidth + 24 }
    let isEven = !apportionsSegmentWidthsByContent && segments.allSatisfy { $0.fixedWidth == 0 }
    let width = isEven ? (widths.max() ?? 0) * CGFloat(widths.count) : widths.reduce(0, +)
    return CGSize(
      width: PixelGrid.points.up(width), height: ControlFacts.segmentHeight[hostOfView.release])
  }

  /// The segments' places from left to right in reading order; segments without a width of their
  /// own share what is left.
  private var segmentFrames: [CGRect] {
    let fixed = segments.reduce(0) { $0 + $1.fixedWidth }
    let flexible = segments.filter { $0.fixedWidth == 0 }
    let room = max(0, bounds.width - fixed)
    let content = flexible.reduce(0) { $0 + $1.contentWidth + 24 }
    let grid = pixelGrid
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var start: CGFloat = 0
    return segments.map { segment in
      var width = segment.fixedWidth
      if width == 0 {
        let share =
          apportionsSegmentWidthsByContent && content > 0
          ? (segment.contentWidth + 24) / content : 1 / CGFloat(flexible.count)
        width = room * share
      }
      let (left, right) = (grid.nearest(start), grid.nearest(start + width))
      start += width
      return CGRect(
        x: isRightToLeft ? bounds.width - right : left, y: 0, width: right - left,
        height: bounds.height)
    }
  }

  func layOutSegments() {
    for (segment, frame) in zip(segments, segmentFrames) { segment.frame = frame }
  }

  // MARK: Drawing

  /// An outline in the tint that fills the selected segment; or a grey track with a raised
  /// selection, 2 from its edges (by eye; low).
  func drawSegments() {
    guard let context = UIGraphicsGetCurrentContext(), !segments.isEmpty else { return }
    let track = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 1)
    let frames = segmentFrames
    let selected = frames.indices.first { isSelected($0) }.map { frames[$0] }
    let radius = ControlFacts.segmentRadius[hostOfView.release] ?? track.height / 2
    if hasTrack {
      fill(track, radius: radius, .tertiarySystemFill)
      guard let selected else { return }
      let knob = CGRect(x: selected.minX, y: 0, width: selected.width, height: track.height)
        .insetBy(dx: 2, dy: 2)
      fill(knob, radius: max(0, radius - 2), selectedSegmentTintColor ?? Self.raised)
      return
    }
    context.saveGState()
    UIBezierPath(roundedRect: track, cornerRadius: radius).addClip()
    if let selected { fill(selected, radius: 0, tintColor) }
    for frame in frames.dropFirst() {
      fill(CGRect(x: frame.minX, y: 0, width: 1, height: track.height), radius: 0, tintColor)
    }
    context.restoreGState()
    tintColor.resolvedColor(with: traitCollection).setStroke()
    let edge = UIBezierPath(
      roundedRect: track.insetBy(dx: 0.5, dy: 0.5), cornerRadius: radius - 0.5)
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
