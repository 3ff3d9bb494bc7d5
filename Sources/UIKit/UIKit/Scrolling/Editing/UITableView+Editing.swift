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
      // Selections are cleared when editing begins or ends (observed; medium).
      deselectAll()
      for row in shown.rows {
        prepareEditing(of: row.cell, at: row.path)
        row.cell.setEditing(isEditing, animated: animated)
      }
      measureShownRowsAgain()
    }
  }

  /// Measures visible self-sizing rows again, as editing changes their heights.
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

  /// Queries the editing properties of a row before its cell enters editing mode.
  ///
  /// If several rows can be selected, a table doesn't query styles (Apple's documentation of
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

  /// Returns whether a row has a reorder control.
  ///
  /// UIKit checks whether the data source has `moveRowAt`; here the data source must return which
  /// rows can be moved, or the cell must have been set to show the control.
  private func canMove(_ path: IndexPath, _ cell: UITableViewCell) -> Bool {
    guard let dataSource else { return false }
    let silent = edits.silentMoveAnswers
    guard dataSource.tableView(self, canMoveRowAt: path) else { return false }
    return silent == edits.silentMoveAnswers || cell.showsReorderControl
  }

  /// Returns the default answer for data sources that don't specify whether a row can be moved.
  func movesUnlessSaid() -> Bool {
    edits.silentMoveAnswers += 1
    return true
  }

  // MARK: Selecting

  /// Whether rows can be selected in the current mode.
  var selectsRows: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several rows can be selected in the current mode.
  var selectsSeveralRows: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: Controls

  /// Performs a tap on a row's editing control: reveals the row's actions, inserts, or selects.
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

  /// Begins a multiple selection, if the delegate allows it. The delegate then puts the table into
  /// editing mode (Apple's documentation of `didBeginMultipleSelectionInteractionAt`).
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
