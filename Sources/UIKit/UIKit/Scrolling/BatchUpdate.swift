import Foundation

/// A batch of insertions, deletions, moves and reloads that is collected first and then checked at
/// once.
///
/// Shared by tables and collection views; "row" also means an item of a collection view. As UIKit
/// documents it, deletions, reloads and the sources of moves refer to the state before the update;
/// insertions and the targets of moves refer to the state after it.
struct BatchUpdate {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  /// Rows whose heights are queried again.
  var reconfiguredRows: Set<IndexPath> = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty
      && reloadedRows.isEmpty && reconfiguredRows.isEmpty && movedRows.isEmpty
  }

  /// Returns the previous number of each section, nil for a new one, or a failure if the counts
  /// don't add up.
  func sectionOrigins(old: Int, new: Int) -> Result<[Int?], BatchUpdateError> {
    let stray =
      deletedSections.first { $0 >= old } ?? reloadedSections.first { $0 >= old }
      ?? movedSections.first { $0.from < 0 || $0.from >= old }?.from
    if let stray { return .failure(.noSuchSection(stray, count: old, isBefore: true)) }
    if let stray = insertedSections.first(where: { $0 >= new })
      ?? movedSections.first(where: { $0.to < 0 || $0.to >= new })?.to
    {
      return .failure(.noSuchSection(stray, count: new, isBefore: false))
    }
    guard old + insertedSections.count - deletedSections.count == new else {
      return .failure(
        .sections(
          before: old, after: new, inserted: insertedSections.count,
          deleted: deletedSections.count))
    }
    var origins: [Int?] = Array(repeating: nil, count: new)
    var isTaken = Array(repeating: false, count: new)
    for section in insertedSections { isTaken[section] = true }
    for move in movedSections {
      origins[move.to] = move.from
      isTaken[move.to] = true
    }
    let leaving = deletedSections.union(IndexSet(movedSections.map(\.from)))
    var next = 0
    for section in 0..<old where !leaving.contains(section) {
      while next < new, isTaken[next] { next += 1 }
      guard next < new else {
        return .failure(
          .sections(
            before: old, after: new, inserted: insertedSections.count,
            deleted: deletedSections.count))
      }
      origins[next] = section
      next += 1
    }
    return .success(origins)
  }

  /// Returns the previous path of each row of a section, nil for a new one.
  ///
  /// - Parameters:
  ///   - origin: The previous number of the section.
  ///   - old: The previous number of its rows.
  func rowOrigins(
    section: Int, origin: Int, old: Int, new: Int
  ) -> Result<[IndexPath?], BatchUpdateError> {
    var origins: [IndexPath?] = Array(repeating: nil, count: new)
    var isTaken = Array(repeating: false, count: new)
    var leaving = IndexSet()
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0
    var stray: IndexPath?
    for path in deletedRows where path.section == origin {
      deleted += 1
      guard path.row >= 0, path.row < old else { stray = path; continue }
      leaving.insert(path.row)
    }
    for move in movedRows where move.from.section == origin {
      movedOut += 1
      guard move.from.row >= 0, move.from.row < old else { stray = move.from; continue }
      leaving.insert(move.from.row)
    }
    if let stray { return .failure(.noSuchRow(stray, count: old, isBefore: true)) }
    for path in insertedRows where path.section == section {
      inserted += 1
      guard path.row >= 0, path.row < new else { stray = path; continue }
      isTaken[path.row] = true
    }
    for move in movedRows where move.to.section == section {
      movedIn += 1
      guard move.to.row >= 0, move.to.row < new else { stray = move.to; continue }
      isTaken[move.to.row] = true
      origins[move.to.row] = move.from
    }
    if old + inserted - deleted + movedIn - movedOut != new {
      return .failure(
        .rows(
          section: section, before: old, after: new, inserted: inserted, deleted: deleted,
          movedIn: movedIn, movedOut: movedOut))
    }
    if let stray { return .failure(.noSuchRow(stray, count: new, isBefore: false)) }
    var next = 0
    for row in 0..<old where !leaving.contains(row) {
      while next < new, isTaken[next] { next += 1 }
      guard next < new else { break }
      origins[next] = IndexPath(row: row, section: origin)
      next += 1
    }
    return .success(origins)
  }
}

/// The reason why a batch of updates can't be applied.
enum BatchUpdateError: Error, Equatable {
  case sections(before: Int, after: Int, inserted: Int, deleted: Int)
  case rows(
    section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int,
    movedOut: Int)
  case noSuchSection(Int, count: Int, isBefore: Bool)
  case noSuchRow(IndexPath, count: Int, isBefore: Bool)

  /// The words for the view and its elements in UIKit's exceptions.
  struct Words {
    var view: String
    var row: String
    var rows: String

    static let table = Words(view: "table view", row: "row", rows: "rows")
    static let collection = Words(view: "collection view", row: "item", rows: "items")
  }

  /// Returns the text of UIKit's exception.
  func message(_ words: Words) -> String {
    switch self {
    case .sections(let before, let after, let inserted, let deleted):
      return "Invalid update: invalid number of sections.  The number of sections contained in "
        + "the \(words.view) after the update (\(after)) must be equal to the number of sections "
        + "contained in the \(words.view) before the update (\(before)), plus or minus the number "
        + "of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    case .rows(
      let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
      let rows = words.rows
      return "Invalid update: invalid number of \(rows) in section \(section).  The number of "
        + "\(rows) contained in an existing section after the update (\(after)) must be equal to "
        + "the number of \(rows) contained in that section before the update (\(before)), plus or "
        + "minus the number of \(rows) inserted or deleted from that section (\(inserted) "
        + "inserted, \(deleted) deleted) and plus or minus the number of \(rows) moved into or "
        + "out of that section (\(movedIn) moved in, \(movedOut) moved out)."
    case .noSuchSection(let section, let count, let isBefore):
      return "attempt to \(isBefore ? "delete" : "insert") section \(section), but there are "
        + "only \(count) sections \(isBefore ? "before" : "after") the update"
    case .noSuchRow(let path, let count, let isBefore):
      let change =
        isBefore
        ? "delete \(words.row) \(path.item) from" : "insert \(words.row) \(path.item) into"
      return "attempt to \(change) section \(path.section), but there are only \(count) "
        + "\(words.rows) in section \(path.section) \(isBefore ? "before" : "after") the update"
    }
  }
}
