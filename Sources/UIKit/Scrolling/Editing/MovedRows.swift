import Graphics

/// A view whose rows a finger moves by the handles at their ends: a table, or a collection view with
/// lists.
@MainActor
protocol MovedRows: UIScrollView {
  /// Lifts the row whose handle is at a point of the view; false where there is none.
  func liftRow(at point: CGPoint) -> Bool
  /// Moves the lifted row, by so many points down since it was lifted.
  func moveLiftedRow(by distance: CGFloat)
  /// Lets the lifted row go.
  ///
  /// - Parameter performs: Whether it stays where it is; else it goes back.
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

  /// Rows of lists move up and down only (recalled; low).
  func moveLiftedRow(by distance: CGFloat) {
    guard let move = edits.move, let lifted = move.lifted else { return }
    updateMove(CGPoint(x: lifted.x, y: lifted.y + distance + bounds.minY - move.offset.y))
  }

  func dropRow(performs: Bool) { endMove(isCancelled: !performs) }
}

extension UICollectionViewListCell {
  /// The handle to move the row by, while it shows.
  fileprivate var reorderView: UIView? {
    for (accessory, view) in zip(arrangedAccessories, accessoryViews) {
      if case .reorder = accessory.content, view.superview === self { return view }
    }
    return nil
  }

  /// The accessory that takes a tap at a point of the cell, with the room around it: its number in
  /// reading direction. Circles leave the tap to the row, which is selected by it.
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
