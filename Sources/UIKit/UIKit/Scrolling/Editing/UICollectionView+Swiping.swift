import Graphics

extension UICollectionView: SwipedRows {
  /// Opens the swipe actions of a list row; returns false if it has none on that side.
  @discardableResult
  package func showSwipeActions(
    at path: IndexPath, edge: SwipeEdge, animated: Bool = false
  ) -> Bool {
    openSwipe(at: path, edge: edge, animated: animated)
  }

  var rowSwipe: RowSwipe? {
    get { edits.swipe }
    set { edits.swipe = newValue }
  }

  /// In editing mode, rows reveal their actions only by the delete accessory.
  var refusesSwipes: Bool { isEditing }

  func swipedView(at path: IndexPath) -> UIView? {
    layOutPendingElements()
    return visibleView(ElementKey(cell: path))
  }

  func swipedFrame(of path: IndexPath) -> CGRect? { attributesOfItem(path)?.frame }

  func swipeDidMove() {
    layoutProgress.invalidate()
    setNeedsLayout()
  }

  func willSwipe(_ path: IndexPath) {}

  func swipeIsOpen(_ isOpen: Bool, at path: IndexPath, animated: Bool) {
    (visibleView(ElementKey(cell: path)) as? UICollectionViewCell)?.editingDidChange()
  }

  func didEndSwipe(_ path: IndexPath?) {}

  /// Returns the swipe actions that the list's configuration has for a row.
  func swipeButtons(at path: IndexPath, _ edge: SwipeEdge) -> SwipeButtons? {
    guard
      let list = (storedLayout as? UICollectionViewCompositionalLayout)?.listConfiguration(at: path)
    else { return nil }
    let provider =
      edge == .leading
      ? list.leadingSwipeActionsConfigurationProvider
      : list.trailingSwipeActionsConfigurationProvider
    return provider?(path).map(SwipeButtons.init)
  }
}
