import SystemFacts

extension UIProgressView {
  var barHeight: CGFloat { ControlFacts.progressHeight[hostOfView.release] }

  func prepareProgress() {
    isOpaque = false
    contentMode = .redraw
    if frame.height == 0 { frame.size.height = barHeight }
  }

  /// The track is a fill (recalled; low).
  func drawProgress() {
    let track = CGRect(
      x: bounds.minX, y: bounds.midY - barHeight / 2, width: bounds.width, height: barHeight)
    if progressViewStyle == .default || trackTintColor != nil {
      fill(track, trackTintColor ?? .systemFill)
    }
    var done = track
    done.size.width *= CGFloat(progress)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      done.origin.x = track.maxX - done.width
    }
    if done.width > 0 { fill(done, progressTintColor ?? tintColor) }
  }

  private func fill(_ rect: CGRect, _ color: UIColor) {
    color.resolvedColor(with: traitCollection).setFill()
    let isRound = ControlFacts.progressEndsAreRound[hostOfView.release]
    let radius = isRound ? min(rect.width, rect.height) / 2 : 0
    UIBezierPath(roundedRect: rect, cornerRadius: radius).fill()
  }
}
