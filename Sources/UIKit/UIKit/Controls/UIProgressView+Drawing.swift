extension UIProgressView {
  var barHeight: CGFloat { ProgressGeometry.height(hostOfView.release) }

  func prepareProgress() {
    isOpaque = false
    contentMode = .redraw
    if frame.height == 0 { frame.size.height = barHeight }
  }

  /// Draws the bar; the track is a fill (recalled; low).
  func drawProgress() {
    let geometry = ProgressGeometry(
      release: hostOfView.release, bounds: bounds, progress: CGFloat(progress),
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    func fill(_ part: CGRect, _ color: UIColor) {
      color.resolvedColor(with: traitCollection).setFill()
      UIBezierPath(roundedRect: part, cornerRadius: geometry.cornerRadius(of: part)).fill()
    }
    if let trackImage {
      trackImage.draw(in: geometry.track)
    } else if progressViewStyle == .default || trackTintColor != nil {
      fill(geometry.track, trackTintColor ?? .systemFill)
    }
    guard let done = geometry.done else { return }
    if let progressImage {
      progressImage.draw(in: done)
    } else {
      fill(done, progressTintColor ?? tintColor)
    }
  }
}
