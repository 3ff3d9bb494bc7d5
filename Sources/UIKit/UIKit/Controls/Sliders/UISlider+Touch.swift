extension UISlider {
  private var thumbFrame: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Whether a point is on the thumb or within 10 points of it (recalled; low).
  func canGrab(_ place: CGPoint) -> Bool {
    thumbFrame.insetBy(dx: -10, dy: -10).contains(place)
  }

  /// Grabs the thumb, if a point is on it.
  func grab(_ place: CGPoint) -> Bool {
    guard canGrab(place) else { return false }
    parts.grip = place.x - thumbFrame.minX
    return true
  }

  func drag(to place: CGPoint) {
    guard let grip = parts.grip else { return }
    let track = trackRect(forBounds: bounds)
    let share = geometry(bounds).share(ofThumbAt: place.x - grip, size: thumbSize, track: track)
    let before = value
    value = value(ofShare: Float(share))
    layoutIfNeeded()
    if isContinuous, value != before { sendValueChanged() }
  }

  func letGo() {
    guard parts.grip != nil else { return }
    parts.grip = nil
    if !isContinuous { sendValueChanged() }
  }
}
