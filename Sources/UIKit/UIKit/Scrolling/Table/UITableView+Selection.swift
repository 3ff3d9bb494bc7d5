extension UITableView {
  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    inOwnWorld {
      guard let path else { return deselectAll() }
      loadIfNeeded()
      guard selectsRows || selectsSeveralRows, data.map.contains(path) else { return }
      if !selectsSeveralRows {
        for other in selection.paths where other != path { deselect(other, animated: animated) }
      }
      selection.insert(path)
      setSelected(true, at: path, animated: animated)
      selectedLookDidChange()
      if position != .none { scroll(to: path, position, animated: animated) }
    }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard selection.remove(path) else { return }
    setSelected(false, at: path, animated: animated)
    selectedLookDidChange()
  }

  func deselectAll() {
    for path in selection.paths { deselect(path, animated: false) }
  }

  private func setSelected(_ selected: Bool, at path: IndexPath, animated: Bool) {
    shown.cell(at: path)?.setSelected(selected, animated: animated)
  }
}
