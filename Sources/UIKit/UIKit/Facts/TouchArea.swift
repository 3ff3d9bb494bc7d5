/// The area where a view accepts touches, found by calling it.
@MainActor
enum TouchArea {
  /// The maximum distance outside of a view to examine, in points.
  private static let reach: CGFloat = 128
  /// The precision of an edge, in points.
  private static let step: CGFloat = 0.5

  /// Returns the rectangle in a view's coordinates with sides at the outermost points that
  /// `point(inside:with:)` accepts, on the lines through the view's middle.
  ///
  /// The view's behaviour at its corners isn't examined.
  static func found(in view: UIView) -> CGRect {
    let bounds = view.bounds
    guard bounds.width > 0, bounds.height > 0, bounds.origin.x.isFinite, bounds.origin.y.isFinite,
      bounds.width.isFinite, bounds.height.isFinite
    else { return bounds }
    let (x, y) = (bounds.midX, bounds.midY)
    func accepts(_ x: CGFloat, _ y: CGFloat) -> Bool {
      view.point(inside: CGPoint(x: x, y: y), with: nil)
    }
    guard accepts(x, y) else { return bounds }
    let left = extent(bounds.width / 2) { accepts(x - $0, y) }
    let right = extent(bounds.width / 2) { accepts(x + $0, y) }
    let top = extent(bounds.height / 2) { accepts(x, y - $0) }
    let bottom = extent(bounds.height / 2) { accepts(x, y + $0) }
    return CGRect(x: x - left, y: y - top, width: left + right, height: top + bottom)
  }

  /// Returns how far from the middle points are accepted; half the view's length if it behaves as
  /// usual.
  private static func extent(_ half: CGFloat, _ accepts: (CGFloat) -> Bool) -> CGFloat {
    let nudge = min(step / 2, half / 2)
    let (inside, outside) = (accepts(half - nudge), accepts(half + nudge))
    if inside, !outside { return half }
    var (low, high) = (CGFloat.zero, half)
    if outside {
      low = half + nudge
      high = half + reach
      if accepts(high) { return high }
    }
    while high - low > step / 2 {
      let middle = (low + high) / 2
      if accepts(middle) { low = middle } else { high = middle }
    }
    return ((low + high) / 2 / step).rounded() * step
  }

  /// For touches, a bar button is as high as its bar, and at least 44 points wide (recalled;
  /// medium).
  static func ofBarButton(_ frame: CGRect, in bar: CGRect) -> CGRect {
    let width = max(frame.width, 44)
    let upright = bar.height > bar.width
    if upright {
      return CGRect(
        x: bar.minX, y: frame.midY - max(frame.height, 44) / 2, width: bar.width,
        height: max(frame.height, 44))
    }
    return CGRect(x: frame.midX - width / 2, y: bar.minY, width: width, height: bar.height)
  }
}
