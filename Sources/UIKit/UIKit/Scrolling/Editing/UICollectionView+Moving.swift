import Graphics

extension UICollectionView {
  func beginMove(of path: IndexPath) -> Bool {
    inOwnWorld {
      guard edits.move == nil, let frame = attributesOfItem(path)?.frame, let dataSource,
        dataSource.collectionView(self, canMoveItemAt: path)
      else { return false }
      closeSwipe(animated: true)
      edits.move = ItemMove(
        source: path, target: path, position: CGPoint(x: frame.midX, y: frame.midY),
        size: frame.size)
      moveDidChange(path)
      return true
    }
  }

  func updateMove(_ position: CGPoint) {
    inOwnWorld {
      guard var move = edits.move, position.x.isFinite, position.y.isFinite else { return }
      let layout = storedLayout
      let context = layout.invalidationContext(
        forInteractivelyMovingItems: [move.target], withTargetPosition: position,
        previousIndexPaths: [move.target], previousPosition: move.position)
      let proposed = layout.targetIndexPath(
        forInteractivelyMovingItem: move.target, withPosition: position)
      if proposed != move.target {
        let asked =
          delegate?.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: move.source,
            atCurrentIndexPath: move.target, toProposedIndexPath: proposed) ?? proposed
        if data.contains(asked) { move.target = asked }
      }
      move.position = position
      edits.move = move
      layout.send(context)
      moveDidChange(move.source)
      scrollAtEdges(move)
    }
  }

  /// Scrolls the view while an item is held at an edge; the item stays under the finger.
  private func scrollAtEdges(_ move: ItemMove) {
    let size = move.size
    let frame = CGRect(
      x: move.position.x - size.width / 2, y: move.position.y - size.height / 2,
      width: size.width, height: size.height)
    let place = CGPoint(x: move.position.x - bounds.minX, y: move.position.y - bounds.minY)
    edgeScroller.hold(frame) { [weak self] in
      guard let self, edits.move != nil else { return }
      updateMove(CGPoint(x: place.x + bounds.minX, y: place.y + bounds.minY))
    }
  }

  func endMove(isCancelled: Bool) {
    inOwnWorld {
      guard let move = edits.move else { return }
      edits.move = nil
      edgeScroller.letGo()
      let layout = storedLayout
      let end = isCancelled ? move.source : move.target
      layout.send(
        layout.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: [end], previousIndexPaths: [move.source],
          movementCancelled: isCancelled))
      moveDidChange(move.source)
      guard !isCancelled, move.target != move.source else { return }
      dataSource?.collectionView(self, moveItemAt: move.source, to: move.target)
      guard !data.needsReload else { return }
      moveItem(at: move.source, to: move.target)
    }
  }

  private func moveDidChange(_ path: IndexPath) {
    (visibleView(ElementKey(cell: path)) as? UICollectionViewCell)?.markForConfigurationUpdate()
    layoutProgress.invalidate()
    setNeedsLayout()
  }

  /// Returns the attributes of elements during a move: others make room, and the item itself is in
  /// front, at the layout's position for the finger.
  func whileMoving(
    _ found: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let move = edits.move, data.contains(move.source) else { return found }
    var shown = found.compactMap { attributes -> UICollectionViewLayoutAttributes? in
      guard attributes.representedElementCategory == .cell else { return attributes }
      let item = move.item(in: attributes.indexPath)
      if item == move.source { return nil }
      guard item != attributes.indexPath,
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
      else { return attributes }
      copy.indexPath = item
      return copy
    }
    let lifted = storedLayout.layoutAttributesForInteractivelyMovingItem(
      at: move.target, withTargetPosition: move.position)
    guard let copy = lifted.copy() as? UICollectionViewLayoutAttributes else { return shown }
    copy.indexPath = move.source
    shown.append(copy)
    return shown
  }
}
