extension UIProgressView {
  /// 2 points through iOS 13, 4 from iOS 14 on (Interface Builder; medium).
  var barHeight: CGFloat { hostOfView.os.major >= 14 ? 4 : 2 }

  func prepareProgress() {
    isOpaque = false
    contentMode = .redraw
    if frame.height == 0 { frame.size.height = barHeight }
  }

  /// The track is a fill (recalled; low); ends are round from iOS 14 on (recalled; medium).
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
    let radius = hostOfView.os.major >= 14 ? min(rect.width, rect.height) / 2 : 0
    UIBezierPath(roundedRect: rect, cornerRadius: radius).fill()
  }
}
