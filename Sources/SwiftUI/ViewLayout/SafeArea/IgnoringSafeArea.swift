/// `ignoresSafeArea(_:edges:)`: the box keeps its view's regular frame. The view is proposed that frame extended at
/// the edges that touch the border of the safe area, centred in it, and has no safe area there (iOS 26.0; facts:
/// layout §1.13, high).
final class IgnoringSafeArea: ModifierContent {
  private let regions: SafeAreaRegions
  private let edges: Edge.Set

  /// The tolerance for an edge to touch the border, in points, because sums of lengths aren't exact.
  private static let noise: CGFloat = 1e-3

  init(_ regions: SafeAreaRegions, _ edges: Edge.Set) {
    self.regions = regions
    self.edges = edges
  }

  func place(_ box: LayoutBox, for proposal: ProposedViewSize, in surroundings: Surroundings) {
    guard let child = box.children.first else { return }
    guard var safeArea = surroundings.safeArea else {
      child.place(at: box.frame.origin, for: proposal, within: box.frame, in: surroundings)
      return
    }
    let safe = safeArea.rect()
    let limit = safeArea.rect(ignoring: regions)
    var grown = box.frame
    for edge in Edge.allCases where edges.contains(edge) {
      let side = SafeArea.Side(edge, box.layoutDirection)
      let reach = side.reach(of: box.frame)
      guard side.reach(of: safe) - reach <= Self.noise, side.reach(of: limit) > reach else {
        continue
      }
      grown = grown.moving(side, to: limit)
      if regions.contains(.container) { safeArea.container[side] = 0 }
      if regions.contains(.keyboard) { safeArea.keyboard[side] = 0 }
    }
    if grown == box.frame {
      child.place(at: box.frame.origin, for: proposal, within: box.frame, in: surroundings)
      return
    }
    var around = surroundings
    around.safeArea = safeArea
    let inner = ProposedViewSize(grown.size)
    let size = child.sizeThatFits(inner)
    child.place(
      at: CGPoint(
        x: grown.minX + (grown.width - size.width) / 2,
        y: grown.minY + (grown.height - size.height) / 2),
      for: inner, within: grown, in: around)
  }
}

extension LayoutBox {
  /// Creates a box whose child may extend outside the safe area.
  package convenience init(
    ignoring regions: SafeAreaRegions, edges: Edge.Set = .all, _ child: LayoutBox,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.init(IgnoringSafeArea(regions, edges), [child], layoutDirection)
  }
}
