extension UITableView {
  /// Performs a tap on a row: selects it if the delegate allows it, and performs the segue that a
  /// storyboard has for its cell.
  ///
  /// The segue comes before `tableView(_:didSelectRowAt:)`, with the row already selected
  /// (observed: apps read `indexPathForSelectedRow` in `prepare(for:sender:)`; high).
  package func choose(_ path: IndexPath) {
    inOwnWorld {
      guard selectsRows, let cell = cellForRow(at: path) else { return }
      let delegate = delegate
      // A touch has already queried the delegate.
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

  /// Performs a tap on the button in a row's accessory.
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

/// The row under a finger.
struct TouchedRow {
  /// The row that the finger touched down on.
  var start: IndexPath?
  /// The highlighted row.
  var path: IndexPath?
  /// Whether the row that the finger is leaving may be selected; nil for rows that no finger is on.
  var mayChoose: Bool?
}

extension UITableView {
  /// Handles a touch on a row. While a row's swipe actions are open, it closes them and does
  /// nothing else.
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

  /// Highlights a row, if the delegate allows it.
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

  /// Ends the effects of a touch on rows.
  ///
  /// - Returns: Whether the row that it leaves should be selected: a simulated touch must have
  ///   begun on it, and not on its accessory's button.
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
  /// Returns whether a subview of the cell that handles taps is at a point.
  fileprivate func hasOwnButton(at point: CGPoint) -> Bool {
    hasAccessoryButton(at: point) || hasEditControl(at: point)
  }

  /// Returns whether the control before the content, including the space around it, is at a point.
  fileprivate func hasEditControl(at point: CGPoint) -> Bool {
    guard let control = editing.control, !editing.selects else { return false }
    return control.frame.insetBy(dx: -12, dy: -bounds.height).contains(point)
  }

  /// Returns whether the accessory's button is at a point.
  fileprivate func hasAccessoryButton(at point: CGPoint) -> Bool {
    guard accessoryView == nil,
      accessoryType == .detailButton || accessoryType == .detailDisclosureButton
    else { return false }
    let accessory = subviews.first { $0 is CellAccessoryView }
    return accessory.map { $0.frame.insetBy(dx: -8, dy: -8).contains(point) } ?? false
  }
}
