extension UITableView {
  /// Does what a tap on a row does: selects it as far as the delegate allows, and takes the way that a
  /// storyboard has from its cell.
  ///
  /// The segue comes before `tableView(_:didSelectRowAt:)`, with the row selected already (observed:
  /// apps ask for `indexPathForSelectedRow` in `prepare(for:sender:)`; high).
  package func choose(_ path: IndexPath) {
    inOwnWorld {
      guard allowsSelection, let cell = cellForRow(at: path) else { return }
      let delegate = delegate
      guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
      if allowsMultipleSelection, selection.paths.contains(path) { return leave(path, delegate) }
      guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else {
        return
      }
      if !allowsMultipleSelection {
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
