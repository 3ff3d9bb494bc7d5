/// The rectangles in a window's corners that content adapts to: rounded corners, window controls.
///
/// They don't add to the safe area; only regions with a corner adaptation avoid them.
package struct CornerReserve: Hashable, Sendable {
  package var topLeft = CGSize.zero
  package var topRight = CGSize.zero
  package var bottomLeft = CGSize.zero
  package var bottomRight = CGSize.zero

  package init(
    topLeft: CGSize = .zero, topRight: CGSize = .zero, bottomLeft: CGSize = .zero,
    bottomRight: CGSize = .zero
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  /// Creates the same square in all four corners.
  package init(all length: CGFloat) {
    let size = CGSize(width: length, height: length)
    self.init(topLeft: size, topRight: size, bottomLeft: size, bottomRight: size)
  }

  package static let none = CornerReserve()

  /// Returns the larger of two lengths for each dimension of each corner.
  package func or(_ other: CornerReserve) -> CornerReserve {
    func larger(_ a: CGSize, _ b: CGSize) -> CGSize {
      CGSize(width: max(a.width, b.width), height: max(a.height, b.height))
    }
    return CornerReserve(
      topLeft: larger(topLeft, other.topLeft), topRight: larger(topRight, other.topRight),
      bottomLeft: larger(bottomLeft, other.bottomLeft),
      bottomRight: larger(bottomRight, other.bottomRight))
  }

  /// The axis along which a region avoids the corners.
  package enum Axis: Hashable, Sendable {
    /// Left and right edges move inward.
    case horizontal
    /// Upper and lower edges move inward.
    case vertical
  }

  /// Returns how far the edges of a frame in the window have to move inward to clear the corners,
  /// in points.
  ///
  /// A corner counts by how far it reaches into the frame; corners that the frame doesn't touch
  /// don't count.
  package func insets(of frame: CGRect, in window: CGSize, along axis: Axis) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    guard self != .none, frame.width > 0, frame.height > 0 else { return insets }
    func reach(_ size: CGSize, isLeft: Bool, isTop: Bool) {
      let corner = CGRect(
        x: isLeft ? 0 : window.width - size.width, y: isTop ? 0 : window.height - size.height,
        width: size.width, height: size.height)
      guard corner.minX < frame.maxX, corner.maxX > frame.minX, corner.minY < frame.maxY,
        corner.maxY > frame.minY
      else { return }
      switch (axis, isLeft, isTop) {
      case (.horizontal, true, _): insets.left = max(insets.left, corner.maxX - frame.minX)
      case (.horizontal, false, _): insets.right = max(insets.right, frame.maxX - corner.minX)
      case (.vertical, _, true): insets.top = max(insets.top, corner.maxY - frame.minY)
      case (.vertical, _, false): insets.bottom = max(insets.bottom, frame.maxY - corner.minY)
      }
    }
    reach(topLeft, isLeft: true, isTop: true)
    reach(topRight, isLeft: false, isTop: true)
    reach(bottomLeft, isLeft: true, isTop: false)
    reach(bottomRight, isLeft: false, isTop: false)
    return insets
  }
}
