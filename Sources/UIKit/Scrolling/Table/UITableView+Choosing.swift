extension UITableView {
  /// Does what a tap on a row does: selects it as far as the delegate allows, and takes the way that a
  /// storyboard has from its cell.
  ///
  /// The segue comes before `tableView(_:didSelectRowAt:)`, with the row selected already (observed:
  /// apps ask for `indexPathForSelectedRow` in `prepare(for:sender:)`; high).
  package func choose(_ path: IndexPath) {
    inOwnWorld {
      guard selectsRows, let cell = cellForRow(at: path) else { return }
      let delegate = delegate
      // A finger has asked already.
      guard touchedRow.mayChoose ?? delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
      else { return }
      if selectsSeveralRows, selection.paths.contains(path) { return leave(path, delegate) }
      guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else {
        return
      }
      if !selectsSeveralRows {
        for other in selection.paths where other != chosen { leave(other, delegate) }
      }
      select(chosen, animated: false, .none)
      cell.segues.selection?.fire(cell)
      delegate?.tableView(self, didSelectRowAt: chosen)
    }
  }

  private func leave(_ path: IndexPath, _ delegate: (any UITableViewDelegate)?) {
    guard let left = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else {
      return
    }
    deselect(left, animated: false)
    delegate?.tableView(self, didDeselectRowAt: left)
  }

  /// Does what a tap on the button in a row's accessory does.
  package func chooseAccessory(_ path: IndexPath) {
    inOwnWorld {
      guard let cell = cellForRow(at: path) else { return }
      cell.segues.accessory?.fire(cell)
      delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }
  }

  func row(under touch: UITouch) -> IndexPath? {
    indexPathForRow(at: touch.location(in: self)).flatMap { cellForRow(at: $0) == nil ? nil : $0 }
  }
}

/// The row that a finger is on.
struct TouchedRow {
  /// Where the finger came down.
  var start: IndexPath?
  /// The row that is highlighted.
  var path: IndexPath?
  /// Whether the row that the finger is leaving may be chosen; nil of rows that no finger is on.
  var mayChoose: Bool?
}

extension UITableView {
  /// Notes a finger on a row. While a row's buttons are open, it closes them and does nothing else.
  func fingerCameDown(on path: IndexPath, _ touch: UITouch) {
    if openSwipe != nil {
      touchedRow.start = nil
      return closeSwipe(animated: true)
    }
    touchedRow.start = path
    guard let cell = cellForRow(at: path), !cell.hasOwnButton(at: touch.location(in: cell)) else {
      return
    }
    highlight(path)
  }

  /// Shows that a finger is on a row, if the delegate allows it.
  func highlight(_ path: IndexPath) {
    inOwnWorld {
      guard selectsRows, cellForRow(at: path) != nil else { return }
      guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
      touchedRow.path = path
      cellForRow(at: path)?.setHighlighted(true, animated: false)
      delegate?.tableView(self, didHighlightRowAt: path)
    }
  }

  func unhighlight() {
    guard let path = touchedRow.path else { return }
    inOwnWorld {
      touchedRow.path = nil
      cellForRow(at: path)?.setHighlighted(false, animated: false)
      delegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  /// Ends what a finger did to the rows.
  ///
  /// - Returns: Whether the row that it leaves is to be chosen: a simulated finger has to have begun on
  ///   it, and not on its accessory's button.
  func endTouch(at path: IndexPath?, _ touches: Set<UITouch>) -> Bool {
    guard let touch = touches.first, touch.contact != nil else { return true }
    let began = touchedRow.start
    let wasHighlighted = touchedRow.path == began
    touchedRow.start = nil
    unhighlight()
    guard let path, began == path, let cell = cellForRow(at: path) else { return false }
    let place = touch.location(in: cell)
    if cell.hasAccessoryButton(at: place) {
      chooseAccessory(path)
      return false
    }
    if cell.hasEditControl(at: place) {
      chooseEditControl(path)
      return false
    }
    guard wasHighlighted else { return false }
    touchedRow.mayChoose = true
    choose(path)
    touchedRow.mayChoose = nil
    return false
  }
}

extension UITableViewCell {
  /// Whether something of the cell's own that takes taps lies at a point.
  fileprivate func hasOwnButton(at point: CGPoint) -> Bool {
    hasAccessoryButton(at: point) || hasEditControl(at: point)
  }

  /// Whether the control before the content lies at a point, with the room around it.
  fileprivate func hasEditControl(at point: CGPoint) -> Bool {
    guard let control = editing.control, !editing.selects else { return false }
    return control.frame.insetBy(dx: -12, dy: -bounds.height).contains(point)
  }

  /// Whether the button of the accessory lies at a point.
  fileprivate func hasAccessoryButton(at point: CGPoint) -> Bool {
    guard accessoryView == nil,
      accessoryType == .detailButton || accessoryType == .detailDisclosureButton
    else { return false }
    let accessory = subviews.first { $0 is CellAccessoryView }
    return accessory.map { $0.frame.insetBy(dx: -8, dy: -8).contains(point) } ?? false
  }
}
