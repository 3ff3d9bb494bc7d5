import Foundation

extension UICollectionView {
  /// Asks the layout which supplementary and decoration views are inserted and deleted with items,
  /// and updates visible ones.
  ///
  /// Each kind that is registered or visible is queried: for inserted views if items or sections
  /// are inserted, for deleted views if any are deleted (Apple's documentation). The others of a
  /// section move up or down by as many (low).
  ///
  /// - Parameter origins: The paths of the visible views before the update.
  func askForSupplementaryUpdates(_ update: BatchUpdate, _ origins: [ElementKey: IndexPath]) {
    let adds = !update.insertedRows.isEmpty || !update.insertedSections.isEmpty
    let removes = !update.deletedRows.isEmpty || !update.deletedSections.isEmpty
    guard adds || removes else { return }
    let layout = storedLayout
    var supplementary = Set((Array(pool.classes.keys) + Array(pool.nibs.keys)).compactMap(\.kind))
    var decorations = Set(layout.decorationClasses.keys)
    for element in visible {
      guard let kind = element.key.kind else { continue }
      if element.key.category == .supplementaryView { supplementary.insert(kind) }
      if element.key.category == .decorationView { decorations.insert(kind) }
    }
    for kind in supplementary.sorted() {
      let gone = removes ? layout.indexPathsToDeleteForSupplementaryView(ofKind: kind) : []
      let new = adds ? layout.indexPathsToInsertForSupplementaryView(ofKind: kind) : []
      move(.supplementaryView, kind, gone: gone, new: new, origins)
      for path in new {
        _ = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
      }
      for path in gone {
        _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
      }
    }
    for kind in decorations.sorted() {
      let gone = removes ? layout.indexPathsToDeleteForDecorationView(ofKind: kind) : []
      let new = adds ? layout.indexPathsToInsertForDecorationView(ofKind: kind) : []
      move(.decorationView, kind, gone: gone, new: new, origins)
      for path in new {
        _ = layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
      }
      for path in gone {
        _ = layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      }
    }
  }

  /// Assigns the visible views of a kind the paths that result from insertions and deletions.
  private func move(
    _ category: ElementCategory, _ kind: String, gone: [IndexPath], new: [IndexPath],
    _ origins: [ElementKey: IndexPath]
  ) {
    guard !gone.isEmpty || !new.isEmpty else { return }
    let gone = Set(gone)
    let new = Set(new).sorted()
    var kept: [VisibleElement] = []
    var leaving: [VisibleElement] = []
    for element in visible {
      guard element.key.category == category, element.key.kind == kind,
        let old = origins[element.key]
      else {
        kept.append(element)
        continue
      }
      guard !gone.contains(old) else {
        leaving.append(element)
        continue
      }
      var now = element
      if old.count == 2, now.key.path.count == 2 {
        let section = now.key.path.section
        var item = old.item
        for path in gone where path.count == 2 && path.section == old.section {
          if path.item < old.item { item -= 1 }
        }
        for path in new where path.count == 2 && path.section == section && path.item <= item {
          item += 1
        }
        now.key.path = IndexPath(item: item, section: section)
        now.view.element.key = now.key
      }
      kept.append(now)
    }
    visible = kept.sorted { $0.key.isBehind($1.key) }
    for element in leaving { recycle(element) }
  }
}
