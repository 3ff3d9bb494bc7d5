extension UICollectionView {
  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    inOwnWorld {
      guard let path else { return deselectAll() }
      loadIfNeeded()
      guard selectsItems || selectsSeveralItems, data.contains(path) else { return }
      if !selectsSeveralItems {
        for other in selection.paths where other != path { deselect(other) }
      }
      selection.insert(path)
      setSelected(true, at: path)
      if position != [] { scroll(to: path, position, animated: animated) }
    }
  }

  func deselect(_ path: IndexPath) {
    guard selection.remove(path) else { return }
    setSelected(false, at: path)
  }

  func deselectAll() {
    for path in selection.paths { deselect(path) }
  }

  private func setSelected(_ selected: Bool, at path: IndexPath) {
    let cell = visibleView(ElementKey(cell: path)) as? UICollectionViewCell
    if let cell, cell.isSelected != selected { cell.isSelected = selected }
  }
}
