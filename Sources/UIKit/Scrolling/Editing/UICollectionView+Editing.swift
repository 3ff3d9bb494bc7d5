import Graphics

extension UICollectionView {
  func editingDidChange() {
    inOwnWorld {
      closeSwipe(animated: true)
      cancelInteractiveMovement()
      // Selections don't outlive the way into edit or out of it, as in tables (medium).
      deselectAll()
      for element in visible {
        (element.view as? UICollectionViewCell)?.editingDidChange()
      }
      layoutProgress.invalidate()
      setNeedsLayout()
    }
  }

  /// Whether an item takes part in the view's editing (iOS 14).
  func edits(_ path: IndexPath) -> Bool {
    isEditing && (delegate?.collectionView(self, canEditItemAt: path) ?? true)
  }

  // MARK: Selecting

  /// Whether items can be selected as the view stands.
  var selectsItems: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several items can be.
  var selectsSeveralItems: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: Accessories

  /// Does what a tap on an accessory of a list's cell does.
  ///
  /// - Parameter index: The accessory's number in reading direction, among those that show or not.
  package func chooseAccessory(_ index: Int, at path: IndexPath) {
    inOwnWorld {
      layOutPendingElements()
      guard let cell = cellForItem(at: path) as? UICollectionViewListCell,
        cell.arrangedAccessories.indices.contains(index)
      else { return }
      let accessory = cell.arrangedAccessories[index]
      guard accessory.isShown(isEditing: cell.isInEdit) else { return }
      if let handler = accessory.handler { return handler() }
      switch accessory.content {
      case .control(.delete, _): openSwipe(at: path, edge: .trailing, animated: true)
      case .control(.select, _): choose(path)
      case .outline: toggleOutline(at: path)
      case .control(.insert, _), .drawing, .label, .reorder, .custom: break
      }
    }
  }

  /// Expands or collapses an item of a tree.
  func toggleOutline(at path: IndexPath) {
    (dataSource as? OutlineSource)?.toggleExpansion(at: path)
    layOutPendingElements()
    (cellForItem(at: path) as? UICollectionViewListCell)?.editingDidChange()
  }
}

extension UICollectionViewCell {
  /// Whether the cell is in edit with its collection view.
  var isInEdit: Bool {
    guard let view = element.collectionView, let path = element.key?.path else { return false }
    return view.edits(path)
  }

  /// The state that the collection view's editing puts the cell into.
  func addEditing(to state: inout UICellConfigurationState) {
    state.isEditing = isInEdit
    guard let view = element.collectionView, let path = element.key?.path else { return }
    state.isSwiped = view.openSwipe?.path == path
    state.isReordering = view.edits.move?.source == path
  }

  /// Has the cell shown as it is in its state now.
  func editingDidChange() {
    markForConfigurationUpdate()
    element.isMeasured = false
    setNeedsLayout()
  }
}

/// A data source whose items are those of trees.
@MainActor
protocol OutlineSource: AnyObject {
  func isExpanded(at path: IndexPath) -> Bool
  func toggleExpansion(at path: IndexPath)
}
