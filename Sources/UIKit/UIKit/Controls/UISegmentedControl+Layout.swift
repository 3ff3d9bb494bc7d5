import SystemFacts

extension UISegmentedControl {
  func prepareSegments() {
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: Segments

  subscript(index: Int) -> UISegment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  /// Inserts a segment, at the end if the index is out of range.
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
        where: summary, what: "There is no segment \(index); the selection is unchanged.",
        advice: "Select one of \(segments.count), or UISegmentedControl.noSegment."))
  }

  // MARK: Layout

  var geometry: SegmentedControlGeometry {
    SegmentedControlGeometry(
      release: hostOfView.release, segments: segments.map(\.width),
      apportionsByContent: apportionsSegmentWidthsByContent)
  }

  func frames(_ geometry: SegmentedControlGeometry) -> [CGRect] {
    geometry.frames(
      in: bounds.size, scale: traitCollection.displayScale,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  func layOutSegments() {
    for (segment, frame) in zip(segments, frames(geometry)) { segment.frame = frame }
  }

  /// Returns the segment at an x; at an end of the control that segments leave free, the outermost
  /// one.
  func segmentIndex(at x: CGFloat) -> Int? {
    let frames = segments.map(\.frame)
    guard let left = frames.map(\.minX).min(), let right = frames.map(\.maxX).max() else {
      return nil
    }
    let end = ControlFacts.segmentEnd[hostOfView.release]
    return frames.firstIndex { frame in
      (frame.minX == left ? frame.minX - end : frame.minX) <= x
        && x < (frame.maxX == right ? frame.maxX + end : frame.maxX)
    }
  }
}
