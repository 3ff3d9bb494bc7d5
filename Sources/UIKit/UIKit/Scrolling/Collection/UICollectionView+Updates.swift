import Graphics

extension UICollectionView {
  func runBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    // In a window, pending layout is performed first (stacks of reports, high), as the updates may
    // access cells.
    if storedWindow != nil { layOutPendingElements() }
    // The counts before the changes are needed to check those after them.
    if dataSource != nil { loadIfNeeded() }
    self.updates.begin()
    updates?()
    endUpdates()
    if let completion { afterAnimation { completion(true) } }
  }

  func change(_ body: (inout BatchUpdate) -> Void) {
    // The previous items are needed to check the counts; without any there is nothing to check.
    if data.needsReload, !updates.isCollecting { return setNeedsReload() }
    updates.begin()
    updates.add(body)
    endUpdates()
  }

  private func endUpdates() {
    guard let update = updates.end() else { return }
    inOwnWorld {
      guard !data.needsReload else { return setNeedsReload() }
      apply(update)
    }
  }

  private func apply(_ update: BatchUpdate) {
    let old = data.counts
    let new = itemCounts()
    var rows: [[IndexPath?]] = []
    let sections: [Int?]
    switch update.sectionOrigins(old: old.count, new: new.count) {
    case .failure(let error): return refuse(error)
    case .success(let origins): sections = origins
    }
    for (section, count) in new.enumerated() {
      guard let origin = sections[section], !update.reloadedSections.contains(origin) else {
        rows.append(Array(repeating: nil, count: count))
        continue
      }
      switch update.rowOrigins(section: section, origin: origin, old: old[origin], new: count) {
      case .failure(let error): return refuse(error)
      case .success(let origins): rows.append(origins)
      }
    }
    adopt(update, sections: sections, rows: rows, counts: new, hasChanges: !update.isEmpty)
  }

  /// Applies a change from a diffable data source.
  func apply(_ change: DiffableChange) {
    let new = itemCounts()
    guard !data.needsReload, change.rows.map(\.count) == new else { return setNeedsReload() }
    guard !change.keepsPlaces(of: data.counts) else { return reconfigure(change.reconfiguredRows) }
    var update = BatchUpdate()
    update.reloadedRows = change.reloadedRows
    update.reloadedSections = change.reloadedSections
    var rows = change.rows
    var gone: Set<IndexPath> = []
    for (section, count) in data.counts.enumerated() {
      for item in 0..<count { gone.insert(IndexPath(item: item, section: section)) }
    }
    for (section, origins) in rows.enumerated() {
      for (item, origin) in origins.enumerated() {
        if let origin {
          gone.remove(origin)
        } else {
          update.insertedRows.insert(IndexPath(item: item, section: section))
        }
      }
      if let origin = change.sections[section], change.reloadedSections.contains(origin) {
        rows[section] = Array(repeating: nil, count: origins.count)
      }
    }
    update.deletedRows = gone
    adopt(update, sections: change.sections, rows: rows, counts: new, hasChanges: true)
    reconfigure(change.reconfiguredRows)
  }

  private func adopt(
    _ update: BatchUpdate, sections: [Int?], rows: [[IndexPath?]], counts new: [Int],
    hasChanges: Bool
  ) {
    data.counts = new
    prefetching.forget()
    layoutProgress.invalidate()
    storedLayout.dataDidChange()
    let context = storedLayout.makeContext()
    // True if items are inserted or deleted (UICollectionViewLayout.h); an empty batch only places
    // elements again.
    context.invalidateDataSourceCounts = hasChanges
    context.followsUpdate = true
    storedLayout.send(context)
    layoutState.isStale = true
    setNeedsLayout(because: .content)
    let origins = moveElements(update, sections: sections, rows: rows)
    tellLayout(update, origins)
  }

  /// Updates the paths of visible views and puts away deleted ones.
  ///
  /// - Returns: The previous paths of the views other than cells.
  private func moveElements(
    _ update: BatchUpdate, sections: [Int?], rows: [[IndexPath?]]
  ) -> [ElementKey: IndexPath] {
    var moved: [IndexPath: IndexPath] = [:]
    let watched = Set(visible.filter { $0.key.category == .cell }.map(\.key.path))
      .union(selection.paths)
    for (section, origins) in rows.enumerated() {
      for (row, origin) in origins.enumerated() {
        if let origin, watched.contains(origin) {
          moved[origin] = IndexPath(item: row, section: section)
        }
      }
    }
    var newSection: [Int: Int] = [:]
    for (section, origin) in sections.enumerated() {
      if let origin, !update.reloadedSections.contains(origin) { newSection[origin] = section }
    }
    var kept: [VisibleElement] = []
    var leaving: [VisibleElement] = []
    var oldPaths: [ElementKey: IndexPath] = [:]
    for element in visible {
      var path: IndexPath?
      switch element.key.category {
      case .cell:
        path = update.reloadedRows.contains(element.key.path) ? nil : moved[element.key.path]
      case .supplementaryView, .decorationView:
        // Views of a section move with it; views of the whole layout stay.
        path = element.key.path
        if element.key.path.count == 2 {
          path = newSection[element.key.path.section].map {
            IndexPath(item: element.key.path.item, section: $0)
          }
        }
      }
      guard let path else {
        leaving.append(element)
        continue
      }
      var now = element
      now.key.path = path
      now.view.element.key = now.key
      if now.key.category != .cell { oldPaths[now.key] = element.key.path }
      kept.append(now)
    }
    visible = kept.sorted { $0.key.isBehind($1.key) }
    for element in leaving { recycle(element) }
    followSwipe { update.reloadedRows.contains($0) ? nil : moved[$0] }
    selection.follow { update.reloadedRows.contains($0) ? nil : moved[$0] }
    return oldPaths
  }

  /// Lets the layout prepare for the changes and queries where items would come from and go to.
  private func tellLayout(_ update: BatchUpdate, _ origins: [ElementKey: IndexPath]) {
    let whole = Int.max
    func section(_ number: Int) -> IndexPath { IndexPath(item: whole, section: number) }
    var items: [UICollectionViewUpdateItem] = []
    for path in update.deletedSections {
      items.append(.init(.delete, before: section(path), after: nil))
    }
    for path in update.deletedRows.sorted() {
      items.append(.init(.delete, before: path, after: nil))
    }
    for path in update.reloadedSections {
      items.append(.init(.reload, before: section(path), after: section(path)))
    }
    for path in update.reloadedRows.sorted() {
      items.append(.init(.reload, before: path, after: path))
    }
    for path in update.insertedSections {
      items.append(.init(.insert, before: nil, after: section(path)))
    }
    for path in update.insertedRows.sorted() {
      items.append(.init(.insert, before: nil, after: path))
    }
    for move in update.movedSections {
      items.append(.init(.move, before: section(move.from), after: section(move.to)))
    }
    for move in update.movedRows {
      items.append(.init(.move, before: move.from, after: move.to))
    }
    guard !layoutState.isPreparing else { return }
    prepareLayoutIfNeeded()
    storedLayout.prepare(forCollectionViewUpdates: items)
    askForSupplementaryUpdates(update, origins)
    for path in update.insertedRows.sorted() {
      _ = storedLayout.initialLayoutAttributesForAppearingItem(at: path)
    }
    for path in update.deletedRows.sorted() {
      _ = storedLayout.finalLayoutAttributesForDisappearingItem(at: path)
    }
    storedLayout.finalizeCollectionViewUpdates()
    let offset = targetOffset(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// Handles counts that don't add up. UIKit raises an exception; here an issue is reported, and
  /// the view shows the data source's current items.
  private func refuse(_ error: BatchUpdateError) {
    report(
      error.message(.collection),
      advice: "Apply the same change to the data and to the view, in one batch.")
    setNeedsReload()
  }

  func reconfigure(_ paths: [IndexPath]) {
    guard !data.needsReload, let dataSource else { return }
    for path in wellFormed(paths) {
      guard data.contains(path) else {
        report(
          "attempt to reconfigure item at \(Array(path)) that does not exist",
          advice: "Pass items that the data source contains.")
        continue
      }
      // Its size may have changed, visible or not; a delegate returns sizes again, as after any
      // change of items (low).
      storedLayout.forgetMeasured(at: path)
      layoutState.isStale = true
      layoutProgress.invalidate()
      setNeedsLayout(because: .content)
      guard let cell = visibleView(ElementKey(cell: path)) as? UICollectionViewCell else {
        continue
      }
      pool.reconfiguring = (path, cell)
      CallsUnderway.current.cellRequests += 1
      let made = dataSource.collectionView(self, cellForItemAt: path)
      CallsUnderway.current.cellRequests -= 1
      pool.reconfiguring = nil
      if made !== cell {
        report(
          "the cell returned for the reconfigured item at \(Array(path)) is not the existing cell",
          advice: "Dequeue with the same identifier or registration; the item is reloaded.")
        change { $0.reloadedRows.insert(path) }
        continue
      }
      cell.element.isMeasured = false
    }
  }
}

extension UICollectionView {
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
