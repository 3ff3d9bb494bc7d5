extension UICollectionView {
  /// Does what a tap on an item does: selects it as far as the delegate allows, and takes the way that a
  /// storyboard has from its cell.
  package func choose(_ path: IndexPath) {
    inOwnWorld {
      guard allowsSelection, let cell = cellForItem(at: path) else { return }
      let delegate = delegate
      guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
      if allowsMultipleSelection, selection.paths.contains(path) {
        guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        deselect(path)
        delegate?.collectionView(self, didDeselectItemAt: path)
        return
      }
      guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
      let left = allowsMultipleSelection ? [] : selection.paths.filter { $0 != path }
      select(path, animated: false, [])
      for other in left { delegate?.collectionView(self, didDeselectItemAt: other) }
      cell.segues.selection?.fire(cell)
      delegate?.collectionView(self, didSelectItemAt: path)
    }
  }

  func item(under touch: UITouch) -> IndexPath? {
    indexPathForItem(at: touch.location(in: self))
  }
}
