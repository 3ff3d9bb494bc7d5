extension UICollectionView {
  /// Does what a tap on an item does: selects it as far as the delegate allows, and takes the way that a
  /// storyboard has from its cell.
  package func choose(_ path: IndexPath) {
    inOwnWorld {
      if (cellForItem(at: path) as? UICollectionViewListCell)?.togglesWhenTapped == true {
        return toggleOutline(at: path)
      }
      guard selectsItems, let cell = cellForItem(at: path) else { return }
      let delegate = delegate
      // A finger has asked already.
      guard
        touchedItem.mayChoose ?? delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
      else { return }
      if selectsSeveralItems, selection.paths.contains(path) {
        guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        deselect(path)
        delegate?.collectionView(self, didDeselectItemAt: path)
        return
      }
      guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
      let left = selectsSeveralItems ? [] : selection.paths.filter { $0 != path }
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

/// The item that a finger is on.
struct TouchedItem {
  var path: IndexPath?
  /// Whether the item that the finger is leaving may be chosen; nil of items that no finger is on.
  var mayChoose: Bool?
}

// The order of the delegate's calls is that of UICollectionView.h: should and did highlight; then should
// and did select, and did unhighlight.
extension UICollectionView {
  /// Shows that a finger is on an item, if the delegate allows it.
  func highlight(_ path: IndexPath) {
    inOwnWorld {
      guard selectsItems, cellForItem(at: path) != nil else { return }
      guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
      touchedItem.path = path
      cellForItem(at: path)?.isHighlighted = true
      delegate?.collectionView(self, didHighlightItemAt: path)
    }
  }

  func unhighlight() {
    guard let path = touchedItem.path else { return }
    inOwnWorld {
      touchedItem.path = nil
      cellForItem(at: path)?.isHighlighted = false
      delegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  /// Ends what a finger did to the items.
  ///
  /// - Returns: Whether the item that it leaves is still to be chosen.
  func endTouch(at path: IndexPath?, _ touches: Set<UITouch>) -> Bool {
    guard let touch = touches.first, touch.contact != nil else { return true }
    if let path, touchedItem.path == path {
      touchedItem.mayChoose = true
      choose(path)
      touchedItem.mayChoose = nil
    }
    unhighlight()
    return false
  }
}
