import SystemFacts

/// The positions of a progress bar's parts.
package struct ProgressGeometry: Equatable {
  package var release: OSRelease
  package var bounds: CGRect
  /// The progress, from 0 to 1.
  package var progress: CGFloat
  package var isRightToLeft: Bool

  package init(release: OSRelease, bounds: CGRect, progress: CGFloat, isRightToLeft: Bool) {
    self.release = release
    self.bounds = bounds
    self.progress = progress
    self.isRightToLeft = isRightToLeft
  }

  /// Returns the height of the bar, which doesn't grow in a higher view.
  package static func height(_ release: OSRelease) -> CGFloat {
    ControlFacts.progressHeight[release]
  }

  /// The entire bar, in the middle of the view.
  package var track: CGRect {
    let height = Self.height(release)
    return CGRect(
      x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }

  /// The completed part, from the leading end; nil if there is none.
  package var done: CGRect? {
    let track = track
    let width = track.width * progress
    guard width > 0 else { return nil }
    return CGRect(
      x: isRightToLeft ? track.maxX - width : track.minX, y: track.minY, width: width,
      height: track.height)
  }

  /// Returns the corner radius of the track or the completed part.
  package func cornerRadius(of part: CGRect) -> CGFloat {
    ControlFacts.progressEndsAreRound[release] ? min(part.width, part.height) / 2 : 0
  }
}
