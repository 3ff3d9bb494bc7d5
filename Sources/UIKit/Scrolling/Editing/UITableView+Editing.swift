import Graphics

extension UITableView {
  // MARK: Going into edit and out of it

  func changeEditing(_ isEditing: Bool, animated: Bool) {
    inOwnWorld {
      closeSwipe(animated: animated)
      guard isEditing != edits.isEditing else {
        for row in shown.rows { row.cell.setEditing(isEditing, animated: animated) }
        return
      }
      endMove(performs: false)
      edits.isEditing = isEditing
      // Selections don't outlive the way into edit or out of it (observed; medium).
      deselectAll()
      for row in shown.rows {
        prepareEditing(of: row.cell, at: row.path)
        row.cell.setEditing(isEditing, animated: animated)
      }
      measureShownRowsAgain()
    }
  }

  /// Rows that measure themselves are as high as they are in edit.
  private func measureShownRowsAgain() {
    guard !data.isStale, profile.measuresRows(estimate: estimatedRowHeight) else { return }
    let old = data.map
    let paths = Set(shown.rows.map(\.path))
    let number = data.mapNumber
    let new = makeMap(rowCounts: old.sections.map(\.rowCount)) { section, row in
      old.sections[section].height(
        ofRow: row, toMeasure: paths.contains(IndexPath(row: row, section: section)))
    }
    guard data.mapNumber == number else { return setNeedsReload() }
    data.replaceMap(new)
    updateContentSize()
    layoutProgress.invalidate()
    setNeedsLayout()
  }

  /// Asks what a row has in edit, before its cell goes there.
  ///
  /// Where several rows can be selected, a table doesn't ask for styles (Apple's documentation of
  /// `allowsMultipleSelectionDuringEditing`); rows that can't be edited have neither control nor
  /// indentation (Apple's of `tableView(_:canEditRowAt:)`).
  func prepareEditing(of cell: UITableViewCell, at path: IndexPath) {
    guard isEditing else { return }
    let isEditable = dataSource?.tableView(self, canEditRowAt: path) ?? true
    cell.editing.isEditable = isEditable
    cell.editing.selects = allowsMultipleSelectionDuringEditing
    cell.editing.style = .none
    if isEditable {
      if !allowsMultipleSelectionDuringEditing {
        cell.editing.style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      }
      cell.shouldIndentWhileEditing =
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    }
    cell.editing.isMovable = canMove(path, cell)
    if cell.isEditing {
      cell.editingLookDidChange()
    }
  }

  /// Whether a row has a control to move it by.
  ///
  /// UIKit looks whether the data source has `moveRowAt`; here it is whether it says which rows can
  /// be moved, or whether the cell was told to show the control.
  private func canMove(_ path: IndexPath, _ cell: UITableViewCell) -> Bool {
    guard let dataSource else { return false }
    let silent = edits.silentMoveAnswers
    guard dataSource.tableView(self, canMoveRowAt: path) else { return false }
    return silent == edits.silentMoveAnswers || cell.showsReorderControl
  }

  /// The answer of data sources that don't say whether a row can be moved.
  func movesUnlessSaid() -> Bool {
    edits.silentMoveAnswers += 1
    return true
  }

  // MARK: Selecting

  /// Whether rows can be selected as the table stands.
  var selectsRows: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several rows can be.
  var selectsSeveralRows: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: Controls

  /// Does what a tap on the control before a row does: it shows the row's buttons to delete it,
  /// inserts, or selects.
  package func chooseEditControl(_ path: IndexPath) {
    inOwnWorld {
      guard isEditing, let cell = cellForRow(at: path), cell.editing.control != nil else { return }
      if cell.editing.selects { return choose(path) }
      switch cell.editingStyle {
      case .none: break
      case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
      case .delete: openSwipe(at: path, edge: .trailing, animated: true)
      }
    }
  }

  // MARK: Selecting several rows with two fingers

  /// Begins to select several rows, if the delegate allows it. The delegate then puts the table
  /// into edit (Apple's documentation of `didBeginMultipleSelectionInteractionAt`).
  package func beginMultipleSelection(at path: IndexPath) -> Bool {
    inOwnWorld {
      guard cellForRow(at: path) != nil, let delegate,
        delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: path)
      else { return false }
      delegate.tableView(self, didBeginMultipleSelectionInteractionAt: path)
      guard selectsSeveralRows else { return false }
      edits.selectionAnchor = path
      extendMultipleSelection(to: path)
      return true
    }
  }

  /// Selects the rows from the first to another one.
  package func extendMultipleSelection(to path: IndexPath) {
    inOwnWorld {
      guard let anchor = edits.selectionAnchor, data.map.contains(anchor), data.map.contains(path)
      else { return }
      let last = max(anchor, path)
      var next: IndexPath? = min(anchor, path)
      while let current = next, current <= last {
        if !selection.contains(current) { choose(current) }
        next = data.map.contains(current) ? data.map.row(after: current) : nil
      }
    }
  }

  package func endMultipleSelection() {
    guard edits.selectionAnchor != nil else { return }
    edits.selectionAnchor = nil
    inOwnWorld { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }
  }
}
