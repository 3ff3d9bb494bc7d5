import Foundation

/// One edit of sections of items; positions are numbers that wrap around the existing ones.
enum ListEdit: Hashable, Sendable {
  case insert(Int, words: Int)
  case delete(Int)
  case move(Int, to: Int)
  /// The item gets another text.
  case change(Int, words: Int, Refresh)
  case insertSection(Int, [Int])
  case deleteSection(Int)
  case moveSection(Int, to: Int)
  /// All items of the section get one more word.
  case reloadSection(Int)

  /// How the view is notified of a changed item.
  enum Refresh: String, Hashable, Sendable { case reload, reconfigure }

  var isOfSection: Bool {
    switch self {
    case .insert, .delete, .move, .change: false
    default: true
    }
  }
}

/// The notification of some edits to a view: positions before and after them, as UIKit counts them.
struct ListChange {
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var reloaded: [IndexPath] = []
  /// Positions after the edits.
  var reconfigured: [IndexPath] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedSections = IndexSet()
  var reloadedIDs: [Int] = []
  var reconfiguredIDs: [Int] = []
  var reloadedSectionIDs: [Int] = []

  var isEmpty: Bool { isEmptyButForReconfigured && reconfigured.isEmpty }
  var isEmptyButForReconfigured: Bool {
    deleted.isEmpty && inserted.isEmpty && moved.isEmpty && reloaded.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty
  }
}

extension ListData {
  /// Applies edits one after the other.
  ///
  /// Each item and section is touched once, and section edits don't mix with item edits, as UIKit requires of
  /// a batch.
  mutating func apply(_ edits: [ListEdit]) -> ListChange {
    var touched: Set<Int> = []
    var deletedItems: [Int] = []
    var insertedItems: [Int] = []
    var movedItems: [Int] = []
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var movedSections: [Int] = []
    var change = ListChange()
    let old = self
    let ofSections = edits.first?.isOfSection == true
    for edit in edits where edit.isOfSection == ofSections {
      switch edit {
      case .insert(let number, let words):
        guard !sections.isEmpty else { continue }
        let place = gap(number)
        let item = make(words)
        sections[place.section].items.insert(item, at: place.item)
        touched.insert(item.id)
        insertedItems.append(item.id)
      case .delete(let number):
        guard let path = place(number), touched.insert(id(path)).inserted else { continue }
        deletedItems.append(sections[path.section].items.remove(at: path.item).id)
      case .move(let number, let target):
        guard let path = place(number), touched.insert(id(path)).inserted else { continue }
        let item = sections[path.section].items.remove(at: path.item)
        let place = gap(target)
        sections[place.section].items.insert(item, at: place.item)
        movedItems.append(item.id)
      case .change(let number, let words, let refresh):
        guard let path = place(number), touched.insert(id(path)).inserted else { continue }
        sections[path.section].items[path.item].words = words
        if refresh == .reload {
          change.reloadedIDs.append(id(path))
        } else {
          change.reconfiguredIDs.append(id(path))
        }
      case .insertSection(let number, let words):
        let section = make(words)
        sections.insert(section, at: number % (sections.count + 1))
        touched.insert(section.id)
        insertedSections.append(section.id)
      case .deleteSection(let number):
        guard !sections.isEmpty else { continue }
        let index = number % sections.count
        guard touched.insert(sections[index].id).inserted else { continue }
        deletedSections.append(sections.remove(at: index).id)
      case .moveSection(let number, let target):
        guard !sections.isEmpty else { continue }
        let index = number % sections.count
        guard touched.insert(sections[index].id).inserted else { continue }
        let section = sections.remove(at: index)
        sections.insert(section, at: target % (sections.count + 1))
        movedSections.append(section.id)
      case .reloadSection(let number):
        guard !sections.isEmpty else { continue }
        let index = number % sections.count
        guard touched.insert(sections[index].id).inserted else { continue }
        for item in sections[index].items.indices { sections[index].items[item].words += 1 }
        change.reloadedSectionIDs.append(sections[index].id)
      }
    }
    change.deleted = old.paths(deletedItems)
    change.inserted = paths(insertedItems)
    change.moved = zip(old.paths(movedItems), paths(movedItems)).map { (from: $0, to: $1) }
    change.reloaded = old.paths(change.reloadedIDs)
    change.reconfigured = paths(change.reconfiguredIDs)
    change.deletedSections = IndexSet(deletedSections.compactMap(old.index))
    change.insertedSections = IndexSet(insertedSections.compactMap(index))
    change.movedSections = movedSections.compactMap { id in
      guard let from = old.index(id), let to = index(id) else { return nil }
      return (from, to)
    }
    change.reloadedSections = IndexSet(change.reloadedSectionIDs.compactMap(old.index))
    return change
  }

  /// The position of the item with a number that wraps around all items.
  private func place(_ number: Int) -> IndexPath? {
    let all = paths
    return all.isEmpty ? nil : all[number % all.count]
  }

  /// A position to insert an item at.
  private func gap(_ number: Int) -> IndexPath {
    let section = number % sections.count
    let item = number / sections.count % (sections[section].items.count + 1)
    return IndexPath(item: item, section: section)
  }

  private func id(_ path: IndexPath) -> Int { sections[path.section].items[path.item].id }

  private func index(_ id: Int) -> Int? { sections.firstIndex { $0.id == id } }

  private func paths(_ ids: [Int]) -> [IndexPath] {
    ids.compactMap { id in
      for (section, one) in sections.enumerated() {
        if let item = one.items.firstIndex(where: { $0.id == id }) {
          return IndexPath(item: item, section: section)
        }
      }
      return nil
    }
  }
}
