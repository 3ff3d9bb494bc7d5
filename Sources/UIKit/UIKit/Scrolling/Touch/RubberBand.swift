/// The distance that content follows a finger beyond its end.
///
/// Source: facts, controls §7 (high): a finger distance of 590 points in a height of 852 points
/// shows 235.
enum RubberBand {
  private static let stiffness: CGFloat = 0.55

  /// Returns the shown part of a finger's distance beyond the end, in points.
  static func shown(_ way: CGFloat, extent: CGFloat) -> CGFloat {
    guard extent > 0 else { return 0 }
    let pull = stiffness * abs(way)
    let shown = pull * extent / (pull + extent)
    return way < 0 ? -shown : shown
  }

  /// Returns the finger's distance for the shown part.
  static func way(_ shown: CGFloat, extent: CGFloat) -> CGFloat {
    let length = min(abs(shown), extent * 0.99)
    guard extent > 0 else { return 0 }
    let way = length * extent / (stiffness * (extent - length))
    return shown < 0 ? -way : way
  }
}
