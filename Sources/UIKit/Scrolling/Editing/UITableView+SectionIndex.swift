import Graphics

/// What a table knows of its index.
@MainActor
struct SectionIndex {
  var titles: [String] = []
  /// Whether the data source has to be asked for titles.
  var isStale = true
  var view: UITableViewIndex?
}

extension UITableView {
  /// The title of the index that stands for a search, drawn as a magnifier.
  public nonisolated static var indexSearch: String { "{search}" }

  /// What rows leave free for the index at their trailing side.
  var sectionIndexWidth: CGFloat { sectionIndex.view == nil ? 0 : SectionIndexGeometry.width }

  func sectionIndexLookDidChange() {
    sectionIndex.view?.color = sectionIndexColor
    sectionIndex.view?.backgroundColor = sectionIndexBackgroundColor
  }

  func sectionIndexDidChange() {
    sectionIndex.isStale = true
    layoutState.invalidate()
    setNeedsLayout()
  }

  /// Asks for the titles, if they may be others, before rows are laid out beside them.
  func loadSectionIndex() {
    guard sectionIndex.isStale else { return }
    sectionIndex.isStale = false
    let rows = data.map.sections.reduce(0) { $0 + $1.rowCount }
    let titles =
      rows >= sectionIndexMinimumDisplayRowCount
      ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
    sectionIndex.titles = titles
    if titles.isEmpty {
      guard let view = sectionIndex.view else { return }
      view.removeFromSuperview()
      sectionIndex.view = nil
      shown.layOutCellsAgain()
      return
    }
    if let view = sectionIndex.view {
      view.titles = titles
      return
    }
    let view = UITableViewIndex(frame: .zero)
    view.titles = titles
    sectionIndex.view = view
    addSubview(view)
    sectionIndexLookDidChange()
    shown.layOutCellsAgain()
  }

  /// Keeps the index beside the rows, between the parts that bars cover.
  func layOutSectionIndex() {
    guard let view = sectionIndex.view else { return }
    let inset = adjustedContentInset
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = SectionIndexGeometry.width
    let x =
      isMirrored
      ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - width
    view.frame = CGRect(
      x: x, y: bounds.minY + inset.top, width: width,
      height: max(0, bounds.height - inset.top - inset.bottom))
    if storedSubviews.last !== view { bringSubviewToFront(view) }
  }

  /// Does what a finger on the index does: it scrolls to the section that the title stands for.
  ///
  /// - Parameter title: The title's number.
  package func chooseSectionIndexTitle(_ title: Int) {
    inOwnWorld {
      layOutPendingRows()
      guard sectionIndex.titles.indices.contains(title), let dataSource else { return }
      let section = dataSource.tableView(
        self, sectionForSectionIndexTitle: sectionIndex.titles[title], at: title)
      guard data.map.sections.indices.contains(section) else { return }
      let y = data.map.start(ofSection: section) - adjustedContentInset.top
      contentOffset = ScrollGeometry.clamp(
        CGPoint(x: bounds.minX, y: profile.grid.nearest(y)), contentSize: storedContentSize,
        boundsSize: bounds.size, inset: adjustedContentInset)
    }
  }

  /// The title of the index at a point of the table, for a finger.
  package func sectionIndexTitle(at point: CGPoint) -> Int? {
    guard let view = sectionIndex.view, view.frame.contains(point) else { return nil }
    return view.geometry.title(at: point.y - view.frame.minY)
  }
}
