extension UICollectionView {
  /// Performs a tap on an item: selects it if the delegate allows it, and performs the segue that a
  /// storyboard has for its cell.
  package func choose(_ path: IndexPath) {
    inOwnWorld {
      layOutPendingElements()
      if (cellForItem(at: path) as? UICollectionViewListCell)?.togglesWhenTapped == true {
        return toggleOutline(at: path)
      }
      guard selectsItems, let cell = cellForItem(at: path) else { return }
      let delegate = delegate
      // A touch has already queried the delegate.
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

/// The item under a finger.
struct TouchedItem {
  /// The item that the finger touched down on.
  var start: IndexPath?
  /// The highlighted item.
  var path: IndexPath?
  /// Whether the item that the finger is leaving may be selected; nil for items that no finger is
  /// on.
  var mayChoose: Bool?
}

// The delegate's methods are called in the order of UICollectionView.h: should and did highlight;
// then should and did select, and did unhighlight.
extension UICollectionView {
  /// Handles a touch on an item. While a row's swipe actions are open, it closes them and does
  /// nothing else.
  func fingerCameDown(on path: IndexPath, _ touch: UITouch) {
    if openSwipe != nil {
      touchedItem.start = nil
      return closeSwipe(animated: true)
    }
    touchedItem.start = path
    guard accessoryButton(at: path, touch) == nil else { return }
    highlight(path)
  }

  /// Returns the accessory of a list row that a touch is on.
  private func accessoryButton(at path: IndexPath, _ touch: UITouch) -> Int? {
    guard let cell = cellForItem(at: path) as? UICollectionViewListCell else { return nil }
    return cell.accessoryButton(at: touch.location(in: cell))
  }

  /// Highlights an item, if the delegate allows it.
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

  /// Ends the effects of a touch on items.
  ///
  /// - Returns: Whether the item that it leaves should still be selected.
  func endTouch(at path: IndexPath?, _ touches: Set<UITouch>) -> Bool {
    guard let touch = touches.first, touch.contact != nil else { return true }
    let began = touchedItem.start
    touchedItem.start = nil
    if let path, began == path, let accessory = accessoryButton(at: path, touch) {
      unhighlight()
      chooseAccessory(accessory, at: path)
      return false
    }
    if let path, touchedItem.path == path {
      touchedItem.mayChoose = true
      choose(path)
      touchedItem.mayChoose = nil
    }
    unhighlight()
    return false
  }
}
