import Graphics

extension UITableView {
  /// Performs the whole layout of a table; does nothing if nothing changed since the last one.
  func layOutTable() {
    guard !layoutProgress.isUnderWay else { return }
    let room = TableLayoutState.Room(
      left: bounds.minX, width: bounds.width, safeLeft: safeAreaInsets.left,
      safeRight: safeAreaInsets.right, marginLeft: layoutMargins.left,
      marginRight: layoutMargins.right)
    if room != layoutState.room {
      layoutState.room = room
      refreshCellMargins()
      // Titles respect the table's margins, which may change without a change of their headers'
      // own.
      shown.layOutHeadersAgain()
      invalidateHeights()
    }
    loadIfNeeded()
    // Reloaded again while it was queried for counts: the result may be outdated.
    guard !data.needsReload else { return setNeedsLayout(because: .unfinished) }
    let key = TableLayoutState.Key(
      bounds: bounds, inset: adjustedContentInset, margins: layoutMargins,
      generation: layoutProgress.generation)
    guard key != layoutProgress.key else { return }
    layoutProgress.begin()
    let number = data.mapNumber
    loadSectionIndex()
    layOutRows()
    if data.mapNumber == number { layOutHeaders() }
    removeUnusedCells()
    layOutSwipe()
    layOutSectionIndex()
    layOutTableViews()
    layOutFillers()
    layoutProgress.end()
    // Views created for the old rows and sections must not represent others.
    if data.mapNumber != number { setNeedsReload() }
    let finished = TableLayoutState.Key(
      bounds: key.bounds, inset: adjustedContentInset, margins: layoutMargins,
      generation: layoutProgress.generation)
    let isOutdated =
      data.isStale || bounds != key.bounds || layoutProgress.generation != key.generation
    if layoutProgress.complete(isOutdated ? nil : finished) {
      prefetchRows()
    } else {
      setNeedsLayout(because: .unfinished)
    }
  }

  /// Lays out rows before they are accessed, if a layout is pending.
  func layOutPendingRows() {
    guard !layoutProgress.isUnderWay, isWaitingForLayout || data.isStale else { return }
    inOwnWorld { layOutTable() }
  }

  // MARK: Rows

  private func layOutRows() {
    let window = windowOfRows
    let lifted = edits.move?.source
    for row in shown.takeRows(outside: window, in: &data.map, except: lifted) { recycle(row) }
    let startGeneration = layoutProgress.generation
    let startNumber = data.mapNumber
    // Data source, delegate and the cells themselves may reload the table or change its rows; rows
    // created so far then go to the pool, and the next layout starts over.
    func isOutdated() -> Bool {
      layoutProgress.generation != startGeneration || data.mapNumber != startNumber
    }
    var old = shown.rows
    var position = 0
    var rows: [ShownTableViews.Row] = []
    rows.reserveCapacity(old.count + 2)
    var path = data.map.firstRow(endingBelow: window.minY)
    var heightsMoved = false
    while let current = path {
      var span = data.map.span(ofRow: current)
      guard span.start < window.maxY else { break }
      while position < old.count, old[position].path < current { position += 1 }
      let isShown = position < old.count && old[position].path == current
      let cell: UITableViewCell
      if isShown {
        cell = old[position].cell
      } else {
        cell = makeCell(at: current, above: rows.last?.cell)
      }
      rows.append(ShownTableViews.Row(path: current, cell: cell))
      if isOutdated() { break }
      setFrame(of: cell, at: current, span)
      if isOutdated() { break }
      if !data.map.sections[current.section].isMeasured(row: current.row) {
        let height = cell.automaticRowHeight()
        if isOutdated() { break }
        if data.map.update(
          section: current.section, { $0.setMeasuredHeight(height, ofRow: current.row) })
        {
          heightsMoved = true
          span = data.map.span(ofRow: current)
          setFrame(of: cell, at: current, span)
        }
      }
      // A reused cell is updated; the state of one that is shown may have been set by the app.
      if !isShown, cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
      if isOutdated() { break }
      prepareSeparators(of: cell, at: current)
      // Constraints may fill the row exactly: they can be satisfied only in its final height.
      if cell.contentView.usesConstraints { cell.placeContentViewBeforeLayout() }
      if !isShown, let delegate {
        traced("tableView(_:willDisplay:forRowAt:)", TraceText.path(current)) {
          delegate.tableView(self, willDisplay: cell, forRowAt: current)
        }
      }
      if isOutdated() { break }
      path = data.map.row(after: current)
    }
    if let lifted { keepLiftedRow(lifted, of: old, among: &rows) }
    // Rows that taller ones pushed out of the window, and rows that are lower than estimated and
    // therefore above it.
    var risen: [ShownTableViews.Row] = []
    if heightsMoved {
      risen = rows.filter {
        $0.path != lifted && data.map.contains($0.path)
          && data.map.span(ofRow: $0.path).end <= window.minY
      }
      rows.removeAll { row in risen.contains { $0.cell === row.cell } }
    }
    let kept = Set((rows + risen).map { ObjectIdentifier($0.cell) })
    old.removeAll { kept.contains(ObjectIdentifier($0.cell)) }
    shown.rows = rows
    for row in old + risen { recycle(row) }
    if heightsMoved { updateContentSize() }
  }

  /// Keeps the row that a finger holds in front of the others, even if its own position was
  /// scrolled away.
  private func keepLiftedRow(
    _ path: IndexPath, of old: [ShownTableViews.Row], among rows: inout [ShownTableViews.Row]
  ) {
    guard data.map.contains(path), let row = old.first(where: { $0.path == path }) else { return }
    if !rows.contains(where: { $0.path == path }) {
      let place = rows.firstIndex { $0.path > path } ?? rows.count
      rows.insert(row, at: place)
      setFrame(of: row.cell, at: path, data.map.span(ofRow: path))
    }
    bringSubviewToFront(row.cell)
  }

  private func setFrame(
    of cell: UITableViewCell, at path: IndexPath, _ span: TableMap.Span
  ) {
    let frame = rect(span).offsetBy(dx: swipeDistance(of: path), dy: displacement(of: path))
    if cell.frame != frame { cell.frame = frame }
  }

  /// Gets a cell from the data source and inserts it among the others, in the order of rows.
  private func makeCell(at path: IndexPath, above lower: UITableViewCell?) -> UITableViewCell {
    let cell: UITableViewCell
    if let dataSource {
      cell = dataSource.tableView(self, cellForRowAt: path)
    } else {
      cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    cell.tableView = self
    cell.indexPathInTable = path
    cell.takeBackground(forTableStyle: style)
    let level =
      delegate?.tableView(self, indentationLevelForRowAt: path) ?? TableHeight.levelNotImplemented
    if level != TableHeight.levelNotImplemented { cell.indentationLevel = level }
    if let lower {
      insertSubview(cell, aboveSubview: lower)
    } else {
      insertSubview(cell, at: firstRowIndex)
    }
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    cell.refreshInsets()
    cell.setNeedsLayout()
    if isEditing {
      prepareEditing(of: cell, at: path)
      if !cell.isEditing { cell.setEditing(true, animated: false) }
    }
    return cell
  }

  // MARK: Putting rows away

  /// Puts a cell into the pool. It stays a subview until the layout is finished, as it may be
  /// dequeued again immediately.
  func recycle(_ row: ShownTableViews.Row) {
    // After a reload in the meantime, it is already in the pool.
    guard row.cell.indexPathInTable == row.path else { return }
    row.cell.indexPathInTable = nil
    if !pool.put(row.cell) {
      row.cell.removeFromSuperview()
      row.cell.tableView = nil
    }
    if let delegate {
      traced("tableView(_:didEndDisplaying:forRowAt:)", TraceText.path(row.path)) {
        delegate.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
      }
    }
  }

  func recycleAllRows() {
    for row in shown.takeRows() { recycle(row) }
  }

  private func removeUnusedCells() {
    for cell in pool.takeLeavingCells()
    where cell.indexPathInTable == nil && cell.superview === self {
      cell.removeFromSuperview()
    }
  }

  // MARK: The table's own views

  private func layOutTableViews() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    if let tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: data.map.headerViewHeight)
      if tableHeaderView.frame != frame { tableHeaderView.frame = frame }
    }
    if let tableFooterView {
      let frame = CGRect(
        x: 0, y: data.map.start(ofSection: data.map.sections.count), width: bounds.width,
        height: data.map.footerViewHeight)
      if tableFooterView.frame != frame { tableFooterView.frame = frame }
    }
  }
}
