import Foundation

/// The sections and items, by identifier, that a data source shows at one moment.
///
/// Identifiers are unique: what UIKit raises an exception for or logs to the console becomes an
/// issue of the simulation, and the first of equal identifiers counts.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public init() {}

  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The sections passed to ``reloadSections(_:)``.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items passed to ``reloadItems(_:)``.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items passed to ``reconfigureItems(_:)``.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]

  // MARK: Reading

  public var numberOfItems: Int { sectionOfItem.count }
  public var numberOfSections: Int { sectionIdentifiers.count }

  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    if let found = items[identifier] { return found }
    reportMissingSection()
    return []
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sectionOfItem[identifier] }

  /// Returns the index of an item among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionOfItem[identifier] else { return nil }
    var index = 0
    for other in sectionIdentifiers {
      let list = items[other] ?? []
      if other == section { return list.firstIndex(of: identifier).map { index + $0 } }
      index += list.count
    }
    return nil
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Appends items to a section, or to the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      return DiffableIssue.report(
        "There are currently no sections in the data source. Please add a section first.",
        advice: "Call appendSections(_:) before appendItems(_:).")
    }
    guard items[section] != nil else { return reportMissingSection() }
    let new = takeOut(unique(identifiers))
    items[section, default: []] += new
    for item in new { sectionOfItem[item] = section }
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: beforeIdentifier, after: false)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: afterIdentifier, after: true)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers.filter { sectionOfItem[$0] != nil })
    guard !gone.isEmpty else { return }
    for section in Set(gone.compactMap { sectionOfItem[$0] }) {
      items[section]?.removeAll { gone.contains($0) }
    }
    for item in gone { sectionOfItem[item] = nil }
    forget(gone)
  }

  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, after: false)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, after: true)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += known(identifiers, "reload")
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += known(identifiers, "reconfigure")
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    place(identifiers, at: { $0.count })
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard items[toIdentifier] != nil else { return reportMissingSection() }
    place(identifiers) { $0.firstIndex(of: toIdentifier) ?? $0.count }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard items[toIdentifier] != nil else { return reportMissingSection() }
    place(identifiers) { ($0.firstIndex(of: toIdentifier) ?? $0.count - 1) + 1 }
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers.filter { items[$0] != nil })
    sectionIdentifiers.removeAll { gone.contains($0) }
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
    for section in gone {
      let list = items.removeValue(forKey: section) ?? []
      for item in list { sectionOfItem[item] = nil }
      forget(Set(list))
    }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, to: toIdentifier, after: false)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, to: toIdentifier, after: true)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      if items[section] != nil {
        reloadedSectionIdentifiers.append(section)
      } else {
        DiffableIssue.report(
          "Attempted to reload section identifier that does not exist in the snapshot: \(section)",
          advice: "Reload sections that are in the snapshot.")
      }
    }
  }

  // MARK: For this module

  /// Replaces the items of a section.
  mutating func setItems(_ list: [ItemIdentifierType], inSection section: SectionIdentifierType) {
    for item in items[section] ?? [] { sectionOfItem[item] = nil }
    items[section] = []
    appendItems(list, toSection: section)
  }

  /// Returns the snapshot with an item moved from one path to another; unchanged if there is no
  /// such item.
  func moving(_ source: IndexPath, to target: IndexPath) -> NSDiffableDataSourceSnapshot {
    let sections = sectionIdentifiers
    guard sections.indices.contains(source.section), sections.indices.contains(target.section)
    else { return self }
    var copy = self
    var from = copy.itemIdentifiers(inSection: sections[source.section])
    guard from.indices.contains(source.item) else { return self }
    let item = from.remove(at: source.item)
    copy.setItems(from, inSection: sections[source.section])
    var to = copy.itemIdentifiers(inSection: sections[target.section])
    to.insert(item, at: min(max(0, target.item), to.count))
    copy.setItems(to, inSection: sections[target.section])
    return copy
  }

  /// The snapshot once it is shown, without pending reloads.
  var shown: NSDiffableDataSourceSnapshot {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  // MARK: Details

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at place: ItemIdentifierType, after: Bool
  ) {
    guard sectionOfItem[place] != nil else { return reportMissingItem(place) }
    let new = takeOut(unique(identifiers).filter { $0 != place })
    guard let section = sectionOfItem[place],
      let index = items[section]?.firstIndex(of: place)
    else { return }
    items[section]?.insert(contentsOf: new, at: after ? index + 1 : index)
    for item in new { sectionOfItem[item] = section }
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to place: ItemIdentifierType, after: Bool
  ) {
    guard let old = sectionOfItem[identifier] else { return reportMissingItem(identifier) }
    guard sectionOfItem[place] != nil, place != identifier else {
      return reportMissingItem(place)
    }
    items[old]?.removeAll { $0 == identifier }
    guard let section = sectionOfItem[place],
      let index = items[section]?.firstIndex(of: place)
    else { return }
    items[section]?.insert(identifier, at: after ? index + 1 : index)
    sectionOfItem[identifier] = section
  }

  private mutating func place(
    _ identifiers: [SectionIdentifierType], at index: ([SectionIdentifierType]) -> Int
  ) {
    var seen: Set<SectionIdentifierType> = []
    var new: [SectionIdentifierType] = []
    for section in identifiers {
      if !seen.insert(section).inserted || items[section] != nil {
        DiffableIssue.report(
          "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
            + "{(\(section))}",
          advice: "Give each section a unique identifier; the first one is used.")
        continue
      }
      new.append(section)
    }
    sectionIdentifiers.insert(
      contentsOf: new, at: min(max(0, index(sectionIdentifiers)), sectionIdentifiers.count))
    for section in new { items[section] = [] }
  }

  private mutating func moveSection(
    _ identifier: SectionIdentifierType, to place: SectionIdentifierType, after: Bool
  ) {
    guard items[identifier] != nil, items[place] != nil, identifier != place else {
      return reportMissingSection()
    }
    sectionIdentifiers.removeAll { $0 == identifier }
    let index = sectionIdentifiers.firstIndex(of: place) ?? 0
    sectionIdentifiers.insert(identifier, at: after ? index + 1 : index)
  }

  private func unique(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    var seen: Set<ItemIdentifierType> = []
    seen.reserveCapacity(identifiers.count)
    return identifiers.filter { item in
      if seen.insert(item).inserted { return true }
      DiffableIssue.report(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(item))}",
        advice: "Give each item a unique identifier; the first one is used.")
      return false
    }
  }

  /// Removes items that already exist, so that they can be inserted elsewhere.
  private mutating func takeOut(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    let existing = identifiers.filter { sectionOfItem[$0] != nil }
    guard !existing.isEmpty else { return identifiers }
    DiffableIssue.report(
      "Diffable data source detected an attempt to insert or append \(existing.count) item "
        + "identifier\(existing.count == 1 ? "" : "s") that already exist"
        + "\(existing.count == 1 ? "s" : "") in the snapshot. The existing item "
        + "identifier\(existing.count == 1 ? "" : "s") will be moved into place instead, but this "
        + "operation will be more expensive. For best performance, inserted item identifiers "
        + "should always be unique.",
      advice: "Move items with moveItem(_:beforeItem:) or moveItem(_:afterItem:).")
    let moved = Set(existing)
    for section in Set(existing.compactMap { sectionOfItem[$0] }) {
      items[section]?.removeAll { moved.contains($0) }
    }
    return identifiers
  }

  private func known(_ identifiers: [ItemIdentifierType], _ what: String) -> [ItemIdentifierType] {
    identifiers.filter { item in
      if sectionOfItem[item] != nil { return true }
      DiffableIssue.report(
        "Attempted to \(what) item identifier that does not exist in the snapshot: \(item)",
        advice: "Pass items that are in the snapshot.")
      return false
    }
  }

  private mutating func forget(_ gone: Set<ItemIdentifierType>) {
    reloadedItemIdentifiers.removeAll { gone.contains($0) }
    reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
  }

  private func reportMissingSection() {
    DiffableIssue.report(
      "Invalid parameter not satisfying: section != NSNotFound",
      advice: "Append the section to the snapshot first.")
  }

  private func reportMissingItem(_ item: ItemIdentifierType) {
    DiffableIssue.report(
      "Invalid parameter not satisfying: indexPath || ignoreInvalidItems (\(item))",
      advice: "Pass an item that is in the snapshot, other than the one being moved.")
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// Reports issues from values, which aren't isolated to an actor.
enum DiffableIssue {
  static func report(_ problem: String, advice: String) {
    _ = onMainQueue {
      SimulationHost.current.report(
        SimulationIssue(where: "NSDiffableDataSourceSnapshot", what: problem, advice: advice))
    }
  }
}
