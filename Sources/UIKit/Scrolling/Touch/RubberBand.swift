/// How far content follows a finger beyond its end.
///
/// Source: facts, controls §7 (high): 590 points of the finger over 852 points of height show 235.
enum RubberBand {
  private static let stiffness: CGFloat = 0.55

  /// What is shown of a finger's way beyond the end, in points.
  static func shown(_ way: CGFloat, extent: CGFloat) -> CGFloat {
    guard extent > 0 else { return 0 }
    let pull = stiffness * abs(way)
    let shown = pull * extent / (pull + extent)
    return way < 0 ? -shown : shown
  }

  /// The finger's way for what is shown of it.
  static func way(_ shown: CGFloat, extent: CGFloat) -> CGFloat {
    let length = min(abs(shown), extent * 0.99)
    guard extent > 0 else { return 0 }
    let way = length * extent / (stiffness * (extent - length))
    return shown < 0 ? -way : way
  }
}
