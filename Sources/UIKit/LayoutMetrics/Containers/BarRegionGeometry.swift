/// The position of an app's own bar, in line with the system's bars.
///
/// Measured on the iPhone Duo's inner display in landscape, 951 points wide with an inset of 84 on
/// the right: a region of 56 on that edge is at x 875 to 931 and begins at y 120, below the status
/// strip; without a vertical bar, one of 56 at the lower edge ends 20 above it. Another report has
/// 6 between region and edge. All three are centred on a line 48 points inside the edge, which also
/// goes through the outer camera's centre (derived; medium).
package struct BarRegionGeometry: Equatable {
  /// The edge with the bar.
  package enum Edge: Hashable, Sendable {
    case top, left, bottom, right

    fileprivate var isVertical: Bool { self == .left || self == .right }
  }

  /// The distance of a bar's middle from its edge, in points.
  package static let middleFromEdge: CGFloat = 48

  package var edge: Edge
  /// The thickness of the bar.
  package var extent: CGFloat
  /// Whether the system's own bars are at this edge.
  package var isSystemBarEdge: Bool

  package init(edge: Edge, extent: CGFloat, isSystemBarEdge: Bool) {
    self.edge = edge
    self.extent = extent
    self.isSystemBarEdge = isSystemBarEdge
  }

  /// Returns the region in a view.
  ///
  /// - Parameters:
  ///   - bounds: The view's bounds.
  ///   - safeArea: The view's safe area.
  ///   - occlusions: The covered areas of the screen, in the view's coordinates; each occupies the
  ///     end of a vertical bar's edge that it is nearest to.
  package func frame(in bounds: CGRect, safeArea: UIEdgeInsets, occlusions: [CGRect]) -> CGRect {
    let extent = max(0, extent)
    let centred = max(0, Self.middleFromEdge - extent / 2)
    guard edge.isVertical else {
      let x = bounds.minX + safeArea.left
      let width = max(0, bounds.width - safeArea.left - safeArea.right)
      let y = edge == .top ? bounds.minY + safeArea.top : bounds.maxY - centred - extent
      return CGRect(x: x, y: y, width: width, height: extent)
    }
    let isLeft = edge == .left
    let gap = isSystemBarEdge ? centred : (isLeft ? safeArea.left : safeArea.right)
    let x = isLeft ? bounds.minX + gap : bounds.maxX - gap - extent
    let column = CGRect(
      x: x, y: bounds.minY + safeArea.top, width: extent,
      height: max(0, bounds.height - safeArea.top - safeArea.bottom))
    return column.clear(of: occlusions, in: bounds)
  }
}
