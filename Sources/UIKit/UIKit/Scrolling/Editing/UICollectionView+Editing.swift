import Graphics

extension UICollectionView {
  func editingDidChange() {
    inOwnWorld {
      closeSwipe(animated: true)
      cancelInteractiveMovement()
      // Selections are cleared when editing begins or ends, as in tables (medium).
      deselectAll()
      for element in visible {
        (element.view as? UICollectionViewCell)?.editingDidChange()
      }
      layoutProgress.invalidate()
      setNeedsLayout()
    }
  }

  /// Returns whether an item can be edited (iOS 14).
  func edits(_ path: IndexPath) -> Bool {
    isEditing && (delegate?.collectionView(self, canEditItemAt: path) ?? true)
  }

  // MARK: Selecting

  /// Whether items can be selected in the current mode.
  var selectsItems: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several items can be selected in the current mode.
  var selectsSeveralItems: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: Accessories

  /// Performs a tap on an accessory of a list cell.
  ///
  /// - Parameter index: The index of the accessory in reading direction, counting hidden ones.
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

  /// Expands or collapses an item of a section snapshot.
  func toggleOutline(at path: IndexPath) {
    (dataSource as? OutlineSource)?.toggleExpansion(at: path)
    layOutPendingElements()
    (cellForItem(at: path) as? UICollectionViewListCell)?.editingDidChange()
  }
}

extension UICollectionViewCell {
  /// Whether the cell is being edited with its collection view.
  var isInEdit: Bool {
    guard let view = element.collectionView, let path = element.key?.path else { return false }
    return view.edits(path)
  }

  /// Adds the editing state of the collection view to the cell's state.
  func addEditing(to state: inout UICellConfigurationState) {
    state.isEditing = isInEdit
    guard let view = element.collectionView, let path = element.key?.path else { return }
    state.isSwiped = view.openSwipe?.path == path
    state.isReordering = view.edits.move?.source == path
  }

  /// Updates the cell for its current state.
  func editingDidChange() {
    markForConfigurationUpdate()
    element.isMeasured = false
    setNeedsLayout()
  }
}

/// A data source with section snapshots.
@MainActor
protocol OutlineSource: AnyObject {
  func isExpanded(at path: IndexPath) -> Bool
  func toggleExpansion(at path: IndexPath)
}
