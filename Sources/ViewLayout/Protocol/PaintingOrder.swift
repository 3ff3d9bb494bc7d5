/// `zIndex(_:)`: where a view is painted among those of its container.
package enum ZIndexKey: LayoutValueKey {
  package static var defaultValue: Double { 0 }
}

extension LayoutBox {
  /// The children as they are painted, the lowest first; equally high ones stay in order. It is all
  /// that a view's height decides (facts: layout §1.4, high).
  package var childrenInPaintingOrder: [LayoutBox] {
    let heights = children.map { $0.value(of: ZIndexKey.self) ?? 0 }
    guard heights.contains(where: { $0 != 0 }) else { return children }
    return children.indices.sorted { a, b in
      heights[a] == heights[b] ? a < b : heights[a] < heights[b]
    }.map { children[$0] }
  }
}
