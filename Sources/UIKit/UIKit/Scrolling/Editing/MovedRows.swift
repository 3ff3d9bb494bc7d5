import Graphics

/// A view whose rows can be moved by reorder controls: a table, or a collection view with lists.
@MainActor
protocol MovedRows: UIScrollView {
  /// Lifts the row whose reorder control is at a point of the view; returns false if there is none.
  func liftRow(at point: CGPoint) -> Bool
  /// Moves the lifted row down by a distance since it was lifted, in points.
  func moveLiftedRow(by distance: CGFloat)
  /// Drops the lifted row.
  ///
  /// - Parameter performs: Whether the row stays at its new position; otherwise it returns.
  func dropRow(performs: Bool)
}

extension UITableView: MovedRows {
  func liftRow(at point: CGPoint) -> Bool {
    guard let path = indexPathForRow(at: point),
      let control = cellForRow(at: path)?.editing.reorderControl,
      control.bounds.contains(control.convert(point, from: self))
    else { return false }
    return beginMove(at: path)
  }

  func moveLiftedRow(by distance: CGFloat) { follow(finger: distance) }

  func dropRow(performs: Bool) { endMove(performs: performs) }
}

extension UICollectionView: MovedRows {
  func liftRow(at point: CGPoint) -> Bool {
    guard let path = indexPathForItem(at: point),
      let cell = cellForItem(at: path) as? UICollectionViewListCell,
      let handle = cell.reorderView, handle.bounds.contains(handle.convert(point, from: self)),
      beginMove(of: path), let place = edits.move?.position
    else { return false }
    edits.move?.lifted = place
    edits.move?.offset = bounds.origin
    return true
  }

  /// Moves the lifted row; list rows move only vertically (recalled; low).
  func moveLiftedRow(by distance: CGFloat) {
    guard let move = edits.move, let lifted = move.lifted else { return }
    updateMove(CGPoint(x: lifted.x, y: lifted.y + distance + bounds.minY - move.offset.y))
  }

  func dropRow(performs: Bool) { endMove(isCancelled: !performs) }
}

extension UICollectionViewListCell {
  /// The reorder control, while it is shown.
  fileprivate var reorderView: UIView? {
    for (accessory, view) in zip(arrangedAccessories, accessoryViews) {
      if case .reorder = accessory.content, view.superview === self { return view }
    }
    return nil
  }

  /// Returns the index, in reading direction, of the accessory that takes a tap at a point of the
  /// cell, including the space around it. Circles leave the tap to the row, which it selects.
  func accessoryButton(at point: CGPoint) -> Int? {
    arrangedAccessories.indices.first { index in
      let view = accessoryViews[index]
      return view.superview === self && arrangedAccessories[index].takesTaps
        && view.frame.insetBy(dx: -12, dy: -bounds.height).contains(point)
    }
  }
}

extension UICellAccessory {
  fileprivate var takesTaps: Bool {
    switch content {
    case .control(.delete, _), .control(.insert, _), .outline: true
    case .control(.select, _), .reorder, .custom: false
    case .drawing, .label: handler != nil
    }
  }
}
