import SystemFacts

/// The positions of an activity indicator's spokes.
package struct ActivityIndicatorGeometry: Equatable {
  package var release: OSRelease
  package var isLarge: Bool

  package init(release: OSRelease, isLarge: Bool) {
    self.release = release
    self.isLarge = isLarge
  }

  /// A line, relative to the middle of the indicator.
  package struct Spoke: Equatable {
    package var start: CGPoint
    package var end: CGPoint
  }

  /// Returns the size: 20 or 37 points wide and high (Interface Builder; high).
  package static func size(isLarge: Bool) -> CGSize {
    isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  private var radius: CGFloat { Self.size(isLarge: isLarge).width / 2 }

  package var spokeWidth: CGFloat { radius * ControlFacts.activitySpokeWidth[release] }

  /// The spokes, beginning with the one that points up, counterclockwise. Their distances from the
  /// middle are by eye (low).
  package var spokes: [Spoke] {
    let radius = radius
    let count = ControlFacts.activitySpokes[release]
    return (0..<count).map { index in
      let angle = -CGFloat(index) / CGFloat(count) * 2 * .pi - .pi / 2
      return Spoke(
        start: CGPoint(x: cos(angle) * radius * 0.5, y: sin(angle) * radius * 0.5),
        end: CGPoint(x: cos(angle) * radius * 0.85, y: sin(angle) * radius * 0.85))
    }
  }
}
