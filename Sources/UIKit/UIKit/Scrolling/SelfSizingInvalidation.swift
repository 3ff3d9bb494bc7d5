import Graphics
import SystemFacts

// Self-sizing cells that are measured again when their content changes: Apple's documentation of
// `selfSizingInvalidation` and WWDC 2022, session 10068 (high).

extension UITableView {
  func selfSizingDidChange() {
    if selfSizingInvalidation == .enabledIncludingConstraints {
      hostOfView.layoutWork.cellsFollowConstraints = true
    }
  }

  /// Measures the row of a visible self-sizing cell again in the next layout.
  func cellSizeDidChange(_ cell: UITableViewCell) {
    guard TableFacts.cellsFollowContent[hostOfView.release], !data.isStale,
      let path = cell.indexPathInTable, data.map.contains(path),
      data.map.update(section: path.section, { $0.forgetMeasure(ofRow: path.row) })
    else { return }
    layoutProgress.measureAgain()
    setNeedsLayout(because: .content)
  }
}

extension UITableViewCell {
  /// - Parameter byConstraints: Whether constraints in the content view changed; otherwise the size
  ///   was invalidated.
  func contentSizeDidChange(byConstraints: Bool) {
    // A cell that is being measured is measured with the change.
    guard let tableView, sizeRequest == .direct else { return }
    switch tableView.selfSizingInvalidation {
    case .disabled: return
    case .enabled: if byConstraints { return }
    case .enabledIncludingConstraints: break
    }
    tableView.cellSizeDidChange(self)
  }
}

extension UICollectionView {
  func selfSizingDidChange() {
    if selfSizingInvalidation == .enabledIncludingConstraints {
      hostOfView.layoutWork.cellsFollowConstraints = true
    }
  }

  /// Measures a visible self-sizing cell again in the next layout.
  func cellSizeDidChange(_ cell: UICollectionViewCell) {
    guard TableFacts.cellsFollowContent[hostOfView.release], storedLayout.measuresElements,
      cell.element.key != nil, let attributes = cell.element.attributes,
      storedLayout.flexibleAxes(of: attributes) != []
    else { return }
    cell.element.isMeasured = false
    layoutProgress.measureAgain()
    setNeedsLayout(because: .content)
  }
}

extension UICollectionViewCell {
  /// - Parameter byConstraints: Whether constraints in the content view changed; otherwise the size
  ///   was invalidated.
  func contentSizeDidChange(byConstraints: Bool) {
    // A cell that is being measured is measured with the change.
    guard let view = element.collectionView, view.layoutState.measured !== self else { return }
    switch view.selfSizingInvalidation {
    case .disabled: return
    case .enabled: if byConstraints { return }
    case .enabledIncludingConstraints: break
    }
    view.cellSizeDidChange(self)
  }
}
