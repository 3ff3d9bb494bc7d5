import Foundation

/// The change between two snapshots: for each section and item its previous position.
struct DiffableChange {
  var sections: [Int?] = []
  var rows: [[IndexPath?]] = []
  /// The items to be replaced, by their previous paths.
  var reloadedRows: Set<IndexPath> = []
  var reloadedSections = IndexSet()
  /// The items to be reconfigured, by their current paths.
  var reconfiguredRows: [IndexPath] = []

  /// Returns whether all sections and items keep their positions and none is reloaded.
  ///
  /// - Parameter counts: The item counts that the view shows.
  func keepsPlaces(of counts: [Int]) -> Bool {
    guard reloadedRows.isEmpty, reloadedSections.isEmpty, rows.map(\.count) == counts else {
      return false
    }
    return sections.enumerated().allSatisfy { $0.element == $0.offset }
      && rows.enumerated().allSatisfy { section, origins in
        origins.enumerated().allSatisfy { item, origin in
          origin == IndexPath(item: item, section: section)
        }
      }
  }

  init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    var oldSections: [Section: Int] = [:]
    var oldPaths: [Item: IndexPath] = [:]
    oldPaths.reserveCapacity(old.numberOfItems)
    for (number, section) in old.sectionIdentifiers.enumerated() {
      oldSections[section] = number
      for (index, item) in old.itemIdentifiers(inSection: section).enumerated() {
        oldPaths[item] = IndexPath(item: index, section: number)
      }
    }
    let reloaded = Set(new.reloadedItemIdentifiers)
    let reconfigured = Set(new.reconfiguredItemIdentifiers).subtracting(reloaded)
    for section in new.reloadedSectionIdentifiers {
      if let number = oldSections[section] { reloadedSections.insert(number) }
    }
    for (number, section) in new.sectionIdentifiers.enumerated() {
      sections.append(oldSections[section])
      var origins: [IndexPath?] = []
      for (index, item) in new.itemIdentifiers(inSection: section).enumerated() {
        let origin = oldPaths[item]
        origins.append(origin)
        if let origin, reloaded.contains(item) { reloadedRows.insert(origin) }
        if origin != nil, reconfigured.contains(item) {
          reconfiguredRows.append(IndexPath(item: index, section: number))
        }
      }
      rows.append(origins)
    }
  }
}
