/// Views that share a geometry.
package final class GeometryGroup {
  /// The frame of the view that determines the geometry, in the root's coordinates, in the last layout.
  fileprivate var source: CGRect?
  /// Whether a view follows it.
  fileprivate var isFollowed = false

  package init() {}
}

/// `matchedGeometryEffect`: a view that follows another one's frame. For its container it's where and as large as it
/// would be otherwise (Apple's description; whether the container sees its size is recalled, low).
final class MatchedGeometry: ModifierContent {
  private let group: GeometryGroup
  private let isSource: Bool
  private let matchesPosition: Bool
  private let matchesSize: Bool
  private let anchor: UnitPoint

  init(
    _ group: GeometryGroup, isSource: Bool, position: Bool, size: Bool, anchor: UnitPoint
  ) {
    self.group = group
    self.isSource = isSource
    matchesPosition = position
    matchesSize = size
    self.anchor = anchor
  }

  func place(_ box: LayoutBox, for proposal: ProposedViewSize, in surroundings: Surroundings) {
    guard let child = box.children.first else { return }
    if isSource {
      // A view that was placed before this one has followed another frame.
      if group.isFollowed, group.source != box.frame { surroundings.unsettled.boxes.append(box) }
      group.source = box.frame
      child.place(at: box.frame.origin, for: proposal, within: box.frame, in: surroundings)
      return
    }
    group.isFollowed = true
    let source = group.source ?? box.frame
    let inner = matchesSize ? ProposedViewSize(source.size) : proposal
    let size = child.sizeThatFits(inner)
    let target = matchesPosition ? source : box.frame
    let x = box.layoutDirection == .leftToRight ? anchor.x : 1 - anchor.x
    child.place(
      at: CGPoint(
        x: target.minX + (target.width - size.width) * x,
        y: target.minY + (target.height - size.height) * anchor.y),
      for: inner, within: target, in: surroundings)
  }
}

extension LayoutBox {
  /// Creates a box whose child has the geometry of a group, or determines it.
  package convenience init(
    _ child: LayoutBox, in group: GeometryGroup, isSource: Bool, position: Bool, size: Bool,
    anchor: UnitPoint, layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.init(
      MatchedGeometry(group, isSource: isSource, position: position, size: size, anchor: anchor),
      [child], layoutDirection)
  }
}
