import Graphics

/// Prevents a scroll view from endlessly adjusting its insets and undoing the adjustment.
///
/// Content whose margins include the safe area is too long only while the insets aren't adjusted:
/// once they are, the content no longer includes the safe area and fits, so nothing is adjusted.
/// Content that becomes too long again within one layout stays adjusted, so that all of it can be
/// scrolled clear of the bars. What UIKit does is unknown (low).
struct AdjustmentLoop {
  /// The edges that stay adjusted although the content fits.
  private(set) var held: UIRectEdge = []
  /// The geometry that they are held for.
  private var heldGeometry: ScrollGeometry?
  private var layout = 0
  private var pass = 0
  /// The state at the end of a layout pass.
  private struct State {
    var edges: UIRectEdge
    var size: CGSize
  }
  private var last: State?
  private var earlier: State?
  /// The edges that this layout has stopped adjusting.
  private var dropped: UIRectEdge = []
  /// The number of passes that grew the content since it last shrank, per axis.
  private var growths = (horizontal: 0, vertical: 0)

  /// The number of growths in one layout that indicates that the content is pushed by a safe area
  /// that it itself extends into; a nested stack settles in fewer.
  private static let growthLimit = 6

  /// Returns the edges to adjust.
  ///
  /// - Parameters:
  ///   - layout: The number of the current layout and of its pass, or nil outside of a layout.
  ///   - sizedByConstraints: Whether the content size comes from constraints, which depend on
  ///     margins.
  mutating func edges(
    for geometry: ScrollGeometry, layout: (number: Int, pass: Int)?, sizedByConstraints: Bool
  ) -> UIRectEdge {
    if layout == nil || layout?.number != self.layout {
      if geometry != heldGeometry { held = [] }
      (last, earlier, dropped, growths) = (nil, nil, [], (0, 0))
    }
    if let layout {
      self.layout = layout.number
      if layout.pass != pass { beginPass(sizedByConstraints: sizedByConstraints) }
      pass = layout.pass
    }
    let edges = geometry.adjustedEdges.union(geometry.followsScrolling ? held : [])
    if layout != nil { last = State(edges: edges, size: geometry.contentSize) }
    heldGeometry = held.isEmpty ? nil : geometry
    return edges
  }

  /// Keeps edges adjusted until the next layout with different content.
  mutating func hold(_ edges: UIRectEdge) { held.formUnion(edges) }

  private mutating func beginPass(sizedByConstraints: Bool) {
    guard let last else { return }
    defer { earlier = last }
    guard let earlier else { return }
    held.formUnion(last.edges.subtracting(earlier.edges).intersection(dropped))
    dropped.formUnion(earlier.edges.subtracting(last.edges))
    guard sizedByConstraints else { return }
    growths.vertical = Self.growths(
      growths.vertical, from: earlier.size.height, to: last.size.height,
      isAdjusted: last.edges.contains(.top))
    growths.horizontal = Self.growths(
      growths.horizontal, from: earlier.size.width, to: last.size.width,
      isAdjusted: last.edges.contains(.left))
    if growths.vertical >= Self.growthLimit { held.formUnion([.top, .bottom]) }
    if growths.horizontal >= Self.growthLimit { held.formUnion([.left, .right]) }
  }

  private static func growths(
    _ count: Int, from old: CGFloat, to new: CGFloat, isAdjusted: Bool
  ) -> Int {
    if new < old || isAdjusted { return 0 }
    return new > old ? count + 1 : count
  }
}
