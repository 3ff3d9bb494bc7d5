import SystemFacts

/// The positions of a switch's parts.
package struct SwitchGeometry: Equatable {
  package var release: OSRelease
  package var bounds: CGRect
  package var isOn: Bool
  package var isRightToLeft: Bool

  package init(release: OSRelease, bounds: CGRect, isOn: Bool, isRightToLeft: Bool) {
    self.release = release
    self.bounds = bounds
    self.isOn = isOn
    self.isRightToLeft = isRightToLeft
  }

  /// Returns the size of a switch, which is fixed.
  package static func size(_ release: OSRelease) -> CGSize { ControlFacts.switchSize[release] }

  /// The alignment rectangle excludes the last two points of the frame: in frames that Interface
  /// Builder saved, 49 is the width that constraints give to a switch of 51, and its frame ends 2
  /// points past what it is aligned to; the same applies to one of 63 (14 public documents, from
  /// iOS 10 to 26; high).
  package static let alignmentInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)

  /// The size of the alignment rectangle.
  package static func intrinsicSize(_ release: OSRelease) -> CGSize {
    let size = size(release)
    return CGSize(width: size.width - alignmentInsets.right, height: size.height)
  }

  /// The distance from the track's edges to the knob (recalled; low).
  private static let knobInset: CGFloat = 2

  /// The width of the outline.
  package static let edgeWidth: CGFloat = 1.5

  package var track: CGRect { bounds }

  /// The centre of the line around a switch that is off, in releases that draw one.
  package var edge: CGRect? {
    guard !isOn, ControlFacts.switchesHaveEdges[release] else { return nil }
    return track.insetBy(dx: Self.edgeWidth / 2, dy: Self.edgeWidth / 2)
  }

  /// The knob: round or a capsule, at the trailing end when the switch is on.
  package var knob: CGRect {
    let inset = Self.knobInset
    let height = track.height - 2 * inset
    let width = ControlFacts.switchKnobWidth[release] ?? height
    return CGRect(
      x: isOn != isRightToLeft ? track.maxX - inset - width : track.minX + inset,
      y: track.minY + inset, width: width, height: height)
  }

  /// The shadow of the knob of a switch that is off.
  package var knobShadow: CGRect? { isOn ? nil : knob.insetBy(dx: -0.5, dy: -0.5) }
}
