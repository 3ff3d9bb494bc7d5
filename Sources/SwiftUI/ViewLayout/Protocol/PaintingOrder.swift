/// The value set by `zIndex(_:)`, which determines a view's position in the painting order of its container.
package enum ZIndexKey: LayoutValueKey {
  package static var defaultValue: Double { 0 }
}

extension LayoutBox {
  /// The children in painting order, the lowest first; children of equal height keep their order. A view's height
  /// affects nothing else (facts: layout §1.4, high).
  package var childrenInPaintingOrder: [LayoutBox] {
    guard children.count > 1 else { return children }
    let heights = children.map { $0.value(of: ZIndexKey.self) ?? 0 }
    guard heights.contains(where: { $0 != 0 }) else { return children }
    return children.indices.sorted { a, b in
      heights[a] == heights[b] ? a < b : heights[a] < heights[b]
    }.map { children[$0] }
  }
}
