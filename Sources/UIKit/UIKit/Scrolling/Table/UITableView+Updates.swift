import Graphics

extension UITableView {
  func change(_ body: (inout BatchUpdate) -> Void) {
    // The previous rows are needed to check the counts; without any there is nothing to check.
    if data.needsReload, !updates.isCollecting { return setNeedsReload() }
    beginUpdates()
    updates.add(body)
    endUpdates()
  }

  func finishUpdates() {
    inOwnWorld {
      guard let update = updates.end() else { return }
      guard !data.needsReload else { return setNeedsReload() }
      apply(update)
      layoutProgress.invalidate()
      setNeedsLayout(because: .content)
    }
  }

  private func apply(_ update: BatchUpdate) {
    let old = data.map
    let counts = rowCounts()
    var origins = RowOrigins()
    switch update.sectionOrigins(old: old.sections.count, new: counts.count) {
    case .failure(let error): return refuse(error)
    case .success(let sections): origins.sections = sections
    }
    for (section, count) in counts.enumerated() {
      guard let origin = origins.sections[section],
        !update.reloadedSections.contains(origin)
      else {
        origins.rows.append(Array(repeating: nil, count: count))
        continue
      }
      switch update.rowOrigins(
        section: section, origin: origin, old: old.sections[origin].rowCount, new: count)
      {
      case .failure(let error): return refuse(error)
      case .success(let rows): origins.rows.append(rows)
      }
    }
    apply(update, origins, counts: counts, old: old)
  }

  /// The previous position of each section and row; nil for new ones.
  struct RowOrigins {
    var sections: [Int?] = []
    var rows: [[IndexPath?]] = []
  }

  /// Applies a change from a diffable data source.
  func apply(_ change: DiffableChange) {
    inOwnWorld {
      let counts = rowCounts()
      guard !data.needsReload, change.rows.map(\.count) == counts else { return setNeedsReload() }
      var update = BatchUpdate()
      update.reloadedRows = change.reloadedRows
      update.reloadedSections = change.reloadedSections
      var origins = RowOrigins(sections: change.sections, rows: change.rows)
      for (section, origin) in change.sections.enumerated() {
        guard let origin, change.reloadedSections.contains(origin) else { continue }
        origins.rows[section] = Array(repeating: nil, count: counts[section])
      }
      apply(update, origins, counts: counts, old: data.map)
      layoutProgress.invalidate()
      setNeedsLayout(because: .content)
      reconfigureRows(at: change.reconfiguredRows)
    }
  }

  /// Updates the visible cells of rows without replacing them.
  func reconfigure(_ paths: [IndexPath]) {
    inOwnWorld {
      guard !data.needsReload, let dataSource else { return }
      var changed: Set<IndexPath> = []
      for path in wellFormed(paths) {
        guard data.map.contains(path) else {
          report(
            "attempt to reconfigure row at \(Array(path)) that does not exist",
            advice: "Pass rows that the data source contains.")
          continue
        }
        changed.insert(path)
        guard let cell = shown.cell(at: path) else { continue }
        pool.reconfiguring = ShownTableViews.Row(path: path, cell: cell)
        let made = dataSource.tableView(self, cellForRowAt: path)
        pool.reconfiguring = nil
        if made !== cell {
          report(
            "the cell returned for the reconfigured row at \(Array(path)) is not the existing cell",
            advice: "Dequeue with the same identifier; the row is reloaded.")
          change { $0.reloadedRows.insert(path) }
        }
      }
      // Self-sizing rows are measured again, and the delegate is queried for heights.
      if !changed.isEmpty { change { $0.reconfiguredRows.formUnion(changed) } }
    }
  }

  private func apply(
    _ update: BatchUpdate, _ origins: RowOrigins, counts: [Int], old: TableMap
  ) {
    var moved: [IndexPath: IndexPath] = [:]
    let watched = Set(shown.rows.map(\.path)).union(selection.paths)
    for (section, rows) in origins.rows.enumerated() {
      for (row, origin) in rows.enumerated() {
        if let origin, watched.contains(origin) {
          moved[origin] = IndexPath(row: row, section: section)
        }
      }
    }
    // Querying heights measures visible cells again, also if no row was inserted or deleted.
    let measuredAgain = Set(shown.rows.map(\.path))
    let number = data.mapNumber
    // Until then they keep their heights: interim estimates would change the offset of a scrolled
    // table.
    let new = makeMap(rowCounts: counts) { section, row in
      guard let origin = origins.rows[section][row] else { return nil }
      return old.sections[origin.section].height(
        ofRow: origin.row,
        toMeasure: update.reloadedRows.contains(origin)
          || update.reconfiguredRows.contains(origin) || measuredAgain.contains(origin))
    }
    guard data.mapNumber == number else { return setNeedsReload() }
    data.replaceMap(new)
    prefetching.forget()
    var kept: [ShownTableViews.Row] = []
    var leaving: [ShownTableViews.Row] = []
    for row in shown.rows {
      if let path = moved[row.path], !update.reloadedRows.contains(row.path) {
        row.cell.indexPathInTable = path
        kept.append(ShownTableViews.Row(path: path, cell: row.cell))
      } else {
        leaving.append(row)
      }
    }
    shown.rows = kept.sorted { $0.path < $1.path }
    // Rows are in front of one another from top to bottom, like rows that are added later.
    if zip(kept, shown.rows).contains(where: { $0.cell !== $1.cell }) {
      for (upper, lower) in zip(shown.rows, shown.rows.dropFirst()) {
        insertSubview(lower.cell, aboveSubview: upper.cell)
      }
    }
    for row in leaving { recycle(row) }
    followSwipe { update.reloadedRows.contains($0) ? nil : moved[$0] }
    selection.follow { update.reloadedRows.contains($0) ? nil : moved[$0] }
    let keepsSections = origins.sections.enumerated().allSatisfy { $0.offset == $0.element }
    if !keepsSections || !update.reloadedSections.isEmpty { recycleAllHeaders() }
    updateContentSize()
  }

  /// Handles counts that don't add up. UIKit raises an exception; here an issue is reported, and
  /// the table shows the data source's current rows.
  private func refuse(_ error: BatchUpdateError) {
    report(
      error.message(.table),
      advice: "Apply the same change to the data and to the table, in one batch.")
    setNeedsReload()
  }
}

extension UITableView {
  /// Collects the changes of a closure that doesn't escape, as declared in UIKit's header
  /// (`NS_NOESCAPE`): one that a function was given, or that uses members without `self`.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}
