import Graphics
import SystemFacts

extension UITableView {
  var profile: TableProfile { TableProfile.current(for: self) }

  func finishTableInit() {
    let profile = profile
    alwaysBounceVertical = true
    if !TableFacts.rowsCanBeMeasured[profile.release] { rowHeight = TableProfile.rowHeight }
    if !TableFacts.rowsAreEstimated[profile.release] { estimatedRowHeight = 0 }
    fillerRowHeight = profile.drawsFillerRows ? UITableView.automaticDimension : 0
    cellLayoutMarginsFollowReadableWidth = profile.followsReadableWidthByDefault
    separatorColor = .separator
    backgroundColor = style == .plain ? .systemBackground : .groupTableViewBackground
    refreshInsets()
  }

  // MARK: Views of the table's own

  func replaceBackgroundView(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView {
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }

  func replaceHeaderView(_ old: UIView?) {
    if old !== tableHeaderView { old?.removeFromSuperview() }
    if let tableHeaderView {
      tableHeaderView.frame = CGRect(
        x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height)
      if tableHeaderView.superview !== self {
        insertSubview(tableHeaderView, at: backgroundView == nil ? 0 : 1)
      }
    }
    invalidateHeights()
  }

  func replaceFooterView(_ old: UIView?) {
    if old !== tableFooterView { old?.removeFromSuperview() }
    if let tableFooterView {
      tableFooterView.frame.size.width = bounds.width
      if tableFooterView.superview !== self { addSubview(tableFooterView) }
    }
    invalidateHeights()
  }

  /// The index of the first row's view among the subviews, back to front.
  var firstRowIndex: Int {
    var index = 0
    for view in storedSubviews {
      guard
        view === backgroundView || view === tableHeaderView
          || view is _UITableViewCellSeparatorView
      else { break }
      index += 1
    }
    return index
  }

  // MARK: Invalidation

  func setNeedsReload() {
    data.needsReload = true
    layoutProgress.invalidate()
    setNeedsLayout(because: .content)
  }

  /// Queries heights again, keeping rows and cells.
  func invalidateHeights() {
    data.needsHeights = true
    layoutProgress.invalidate()
    setNeedsLayout(because: .content)
  }

  func heightsChanged(_ new: CGFloat, _ old: CGFloat) {
    if new != old { invalidateHeights() }
  }

  func separatorsChanged() {
    layoutProgress.invalidate()
    setNeedsLayout(because: .content)
    shown.layOutCellsAgain()
  }

  func layOutCellsAgain() {
    shown.layOutCellsAgain()
    shown.layOutHeadersAgain()
  }
}
