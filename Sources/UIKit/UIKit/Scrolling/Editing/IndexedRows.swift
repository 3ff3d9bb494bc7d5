import Graphics

/// The state of a section index.
@MainActor
struct SectionIndex {
  var titles: [String] = []
  /// Whether the titles need to be requested from the data source.
  var isStale = true
  /// Whether a finger is on the index.
  var isTracked = false
  var view: UITableViewIndex?
}

/// A view with a section index: a table, or a collection view (iOS 14).
@MainActor
protocol IndexedRows: UIScrollView {
  var sectionIndex: SectionIndex { get set }
  /// Requests the titles from the data source.
  func askForIndexTitles() -> [String]
  /// Called when the index has been added or removed.
  func indexStripDidChange()
  /// Updates the colours of the index.
  func sectionIndexLookDidChange()
  /// Handles a touch on the index: scrolls to what the title represents.
  ///
  /// - Parameter title: The number of the title.
  func chooseSectionIndexTitle(_ title: Int)
}

extension IndexedRows {
  /// Requests the titles, if they may have changed, before rows are laid out next to them.
  func loadSectionIndex() {
    guard sectionIndex.isStale else { return }
    sectionIndex.isStale = false
    let titles = askForIndexTitles()
    sectionIndex.titles = titles
    if titles.isEmpty {
      guard let view = sectionIndex.view else { return }
      view.removeFromSuperview()
      sectionIndex.view = nil
      indexStripDidChange()
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
    indexStripDidChange()
  }

  /// Places the index next to the rows, in the area not covered by bars.
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

  /// Returns the index title at a point of the view.
  package func sectionIndexTitle(at point: CGPoint) -> Int? {
    guard let view = sectionIndex.view, view.frame.contains(point) else { return nil }
    return view.geometry.title(at: point.y - view.frame.minY)
  }
}

extension UITableView: IndexedRows {
  /// The index title that represents a search, drawn as a magnifier.
  public nonisolated static var indexSearch: String { "{search}" }

  /// The space that rows reserve for the index on their trailing side.
  var sectionIndexWidth: CGFloat { sectionIndex.view == nil ? 0 : SectionIndexGeometry.width }

  func sectionIndexLookDidChange() {
    sectionIndex.view?.color = sectionIndexColor
    sectionIndex.view?.backgroundColor =
      sectionIndex.isTracked
      ? sectionIndexTrackingBackgroundColor ?? sectionIndexBackgroundColor
      : sectionIndexBackgroundColor
  }

  func sectionIndexDidChange() {
    sectionIndex.isStale = true
    layoutProgress.invalidate()
    setNeedsLayout()
  }

  func askForIndexTitles() -> [String] {
    let rows = data.map.sections.reduce(0) { $0 + $1.rowCount }
    return rows >= sectionIndexMinimumDisplayRowCount
      ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
  }

  func indexStripDidChange() { shown.layOutCellsAgain() }

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
}

extension UICollectionView: IndexedRows {
  func askForIndexTitles() -> [String] { dataSource?.indexTitles(for: self) ?? [] }

  /// Items extend under the index (low).
  func indexStripDidChange() {}

  func sectionIndexLookDidChange() {}

  package func chooseSectionIndexTitle(_ title: Int) {
    inOwnWorld {
      layOutPendingElements()
      guard sectionIndex.titles.indices.contains(title), let dataSource else { return }
      let path = dataSource.collectionView(
        self, indexPathForIndexTitle: sectionIndex.titles[title], at: title)
      guard data.contains(path) else { return }
      scroll(
        to: path, storedLayout.runsSideways ? .left : .top, animated: false)
    }
  }
}
