import SystemFacts

/// Where the parts of a progress bar lie.
package struct ProgressGeometry: Equatable {
  package var release: OSRelease
  package var bounds: CGRect
  /// How far it is, from 0 to 1.
  package var progress: CGFloat
  package var isRightToLeft: Bool

  package init(release: OSRelease, bounds: CGRect, progress: CGFloat, isRightToLeft: Bool) {
    self.release = release
    self.bounds = bounds
    self.progress = progress
    self.isRightToLeft = isRightToLeft
  }

  /// The height of the bar, which it keeps in a higher view.
  package static func height(_ release: OSRelease) -> CGFloat {
    ControlFacts.progressHeight[release]
  }

  /// The whole bar, in the middle of the view.
  package var track: CGRect {
    let height = Self.height(release)
    return CGRect(
      x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }

  /// The part that is done, from the leading end; nil where there is none.
  package var done: CGRect? {
    let track = track
    let width = track.width * progress
    guard width > 0 else { return nil }
    return CGRect(
      x: isRightToLeft ? track.maxX - width : track.minX, y: track.minY, width: width,
      height: track.height)
  }

  /// The radius of the corners of the track or the part that is done.
  package func cornerRadius(of part: CGRect) -> CGFloat {
    ControlFacts.progressEndsAreRound[release] ? min(part.width, part.height) / 2 : 0
  }
}
