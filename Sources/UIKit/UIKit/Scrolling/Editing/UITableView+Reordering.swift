import Graphics

extension UITableView {
  /// Lifts a row by its reorder control; returns false if it has none.
  package func beginMove(at path: IndexPath) -> Bool {
    inOwnWorld {
      guard isEditing, edits.move == nil, let cell = cellForRow(at: path),
        cell.editing.reorderControl != nil
      else { return false }
      closeSwipe(animated: true)
      edits.move = RowMove(source: path, target: path, offset: bounds.minY)
      bringSubviewToFront(cell)
      return true
    }
  }

  /// Moves the lifted row with a finger that has moved down by a distance, and scrolls the table
  /// while the row is held at an edge.
  func follow(finger distance: CGFloat) {
    guard let move = edits.move else { return }
    edits.move?.finger = distance
    self.move(by: distance + bounds.minY - move.offset)
    guard let moved = edits.move, data.map.contains(moved.source) else { return }
    let frame = rect(data.map.span(ofRow: moved.source)).offsetBy(dx: 0, dy: moved.distance)
    edgeScroller.hold(frame) { [weak self] in
      guard let self, let move = edits.move else { return }
      follow(finger: move.finger)
    }
  }

  /// The part of the content whose rows are shown: during a move, rows that make room enter from
  /// beyond the edges.
  var windowOfRows: CGRect {
    guard let move = edits.move, data.map.contains(move.source) else { return bounds }
    return bounds.insetBy(dx: 0, dy: -data.map.span(ofRow: move.source).length)
  }

  /// Moves the lifted row and queries the delegate for its target.
  ///
  /// - Parameter distance: How far down it was moved since it was lifted, in points.
  package func move(by distance: CGFloat) {
    inOwnWorld {
      guard var move = edits.move, data.map.contains(move.source) else { return }
      move.distance = distance
      let span = data.map.span(ofRow: move.source)
      let middle = span.start + span.length / 2 + distance
      if let proposed = proposedRow(at: middle) {
        move.target =
          delegate?.tableView(
            self, targetIndexPathForMoveFromRowAt: move.source, toProposedIndexPath: proposed)
          ?? proposed
      }
      edits.move = move
      layoutProgress.invalidate()
      setNeedsLayout()
    }
  }

  /// Drops the lifted row and notifies the data source of the move.
  package func endMove() { endMove(performs: true) }

  func endMove(performs: Bool) {
    inOwnWorld {
      guard let move = edits.move else { return }
      edits.move = nil
      edgeScroller.letGo()
      layoutProgress.invalidate()
      setNeedsLayout()
      guard performs, move.target != move.source, data.map.contains(move.source) else { return }
      let room = data.map.sections.indices.contains(move.target.section)
      let inOwn = move.target.section == move.source.section
      let count = room ? data.map.sections[move.target.section].rowCount + (inOwn ? 0 : 1) : 0
      guard move.target.row >= 0, move.target.row < count else {
        return report(
          "attempt to move row \(Array(move.source)) to \(Array(move.target)), which does not exist",
          advice: "Return a row of the table from targetIndexPathForMoveFromRowAt.")
      }
      dataSource?.tableView(self, moveRowAt: move.source, to: move.target)
      guard !data.needsReload else { return }
      moveRow(at: move.source, to: move.target)
    }
  }

  /// Returns the row that a lifted row would replace, or the end of a section.
  private func proposedRow(at y: CGFloat) -> IndexPath? {
    if let row = data.map.row(at: y) { return row }
    guard let last = data.map.lastRow else { return nil }
    return y >= data.map.span(ofRow: last).end ? last : data.map.firstRow(endingBelow: y)
  }

  /// Returns the path of the place that a row is shown in while another row of its section is moved
  /// over it; nil for a lifted row, which is neither the first nor the last one of a card (low).
  func placeWhileMoving(of path: IndexPath) -> IndexPath? {
    guard let move = edits.move else { return path }
    guard path != move.source else { return nil }
    guard path.section == move.source.section, path.section == move.target.section else {
      return path
    }
    var row = path.row
    if path > move.source, path <= move.target { row -= 1 }
    if path < move.source, path >= move.target { row += 1 }
    return IndexPath(row: row, section: path.section)
  }

  /// Returns how far a row is displaced while another one is being moved over it.
  func displacement(of path: IndexPath) -> CGFloat {
    guard let move = edits.move, data.map.contains(move.source) else { return 0 }
    if path == move.source { return move.distance }
    let height = data.map.span(ofRow: move.source).length
    if path > move.source, path <= move.target { return -height }
    if path < move.source, path >= move.target { return height }
    return 0
  }
}
