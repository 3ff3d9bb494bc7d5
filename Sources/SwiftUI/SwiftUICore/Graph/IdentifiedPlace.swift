import Graphics

/// Where the view with an id is.
package enum IdentifiedPlace {
  /// The view's frame in the root's coordinates.
  case placed(CGRect)
  /// The expected frame of a row that a lazy container hasn't made.
  case expected(CGRect)
}

extension ViewNode {
  /// Returns the place of the first view below the node with an id.
  final func place(below id: AnyHashable) -> IdentifiedPlace? {
    for child in children { if let place = child.place(of: id) { return place } }
    return nil
  }

  /// The area of the node's views.
  final var placedFrame: CGRect? {
    madeElements.filter(\.box.isPlaced).map(\.box.frame).reduce(nil) { $0?.union($1) ?? $1 }
  }
}

extension ForEachNode {
  /// Returns the place of a row, which lazy containers have made only if it's near the visible ones.
  func placeOfRow(_ id: AnyHashable) -> IdentifiedPlace? {
    guard let row = position(of: id) else { return nil }
    if let frame = frame(ofRow: row) { return .placed(frame) }
    let known = placedRows
    guard let first = known.first, let last = known.last else { return nil }
    let nearest = abs(row - first.row) < abs(row - last.row) ? first : last
    let rows = CGFloat(max(1, last.row - first.row))
    // The visible rows tell how far it is from one to the next.
    let step =
      last.row > first.row
      ? CGPoint(
        x: (last.frame.minX - first.frame.minX) / rows,
        y: (last.frame.minY - first.frame.minY) / rows)
      : CGPoint(x: first.frame.width, y: first.frame.height)
    let distance = CGFloat(row - nearest.row)
    return .expected(nearest.frame.offsetBy(dx: step.x * distance, dy: step.y * distance))
  }
}
