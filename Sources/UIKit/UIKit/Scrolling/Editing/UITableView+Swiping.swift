import Graphics

extension UITableView: SwipedRows {
  /// Opens the swipe actions of a row; returns false if it has none on that side.
  @discardableResult
  package func showSwipeActions(
    at path: IndexPath, edge: SwipeEdge, animated: Bool = false
  ) -> Bool {
    openSwipe(at: path, edge: edge, animated: animated)
  }

  var rowSwipe: RowSwipe? {
    get { edits.swipe }
    set { edits.swipe = newValue }
  }

  /// In editing mode, rows of a table reveal their actions only by the control before them.
  var refusesSwipes: Bool { isEditing }

  func swipedView(at path: IndexPath) -> UIView? {
    layoutProgress.isUnderWay ? shown.cell(at: path) : cellForRow(at: path)
  }

  func swipedFrame(of path: IndexPath) -> CGRect? {
    data.map.contains(path) ? rect(data.map.span(ofRow: path)) : nil
  }

  func swipeDidMove() {
    layoutProgress.invalidate()
    setNeedsLayout()
  }

  func willSwipe(_ path: IndexPath) { delegate?.tableView(self, willBeginEditingRowAt: path) }

  func swipeIsOpen(_ isOpen: Bool, at path: IndexPath, animated: Bool) {
    shown.cell(at: path)?.changeDeleteConfirmation(isOpen, animated: animated)
  }

  func didEndSwipe(_ path: IndexPath?) { delegate?.tableView(self, didEndEditingRowAt: path) }

  /// Returns the swipe actions on one side of a row.
  ///
  /// Without a configuration (a delegate that returns nil has none, Apple's documentation), the
  /// trailing side has the row's older actions, or otherwise a delete button if the row's editing
  /// style is to delete.
  func swipeButtons(at path: IndexPath, _ edge: SwipeEdge) -> SwipeButtons? {
    // Rows that can't be edited aren't swiped (Apple's documentation of `canEditRowAt`).
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
    let configuration =
      edge == .leading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if let configuration { return SwipeButtons(configuration) }
    guard edge == .trailing else { return nil }
    if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
      return SwipeButtons(
        actions: actions.map { action in
          SwipeAction(title: action.title, color: action.shownColor) { _, _ in action.perform(path)
          }
        }, performsFirst: false)
    }
    guard (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete else {
      return nil
    }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let delete = SwipeAction(title: title, color: .systemRed) { [weak self] _, done in
      guard let self else { return }
      dataSource?.tableView(self, commit: .delete, forRowAt: rowSwipe?.path ?? path)
      done(true)
    }
    return SwipeButtons(actions: [delete], performsFirst: true)
  }
}
