import Foundation
import Testing

@testable import UIKit

@MainActor
struct ScrollingStateTests {
  @Test("changes are delivered once, when the outermost batch ends")
  func pendingUpdates() {
    var updates = PendingUpdates()
    let unbegun = updates.end()
    #expect(unbegun == nil)
    updates.begin()
    updates.add { $0.insertedSections.insert(1) }
    updates.begin()
    updates.add { $0.insertedSections.insert(2) }
    let inner = updates.end()
    #expect(inner == nil)
    #expect(updates.isCollecting)
    let outer = updates.end()
    #expect(outer?.insertedSections == [1, 2])
    #expect(!updates.isCollecting)
    updates.begin()
    let next = updates.end()
    #expect(next?.insertedSections.isEmpty == true)
  }

  @Test("what is dropped in a batch isn't delivered at its end")
  func discardedUpdates() {
    var updates = PendingUpdates()
    updates.begin()
    updates.add { $0.deletedSections.insert(0) }
    updates.discard()
    updates.add { $0.insertedSections.insert(3) }
    let update = updates.end()
    #expect(update?.deletedSections.isEmpty == true)
    #expect(update?.insertedSections == [3])
  }

  @Test("a selection keeps its order, contains each path once, and follows updates")
  func selection() {
    let paths = [2, 0, 1].map { IndexPath(row: $0, section: 0) }
    var selection = PathSelection()
    for path in paths + paths { selection.insert(path) }
    #expect(selection.paths == paths)
    let removals = [selection.remove(paths[1]), selection.remove(paths[1])]
    #expect(removals == [true, false])
    selection.follow { $0 == paths[0] ? nil : IndexPath(row: $0.row + 1, section: 0) }
    #expect(selection.paths == [IndexPath(row: 2, section: 0)])
    #expect(!selection.contains(paths[2]))
  }

  @Test("rows that are gone or outside of the window are removed")
  func takenRows() {
    func row(_ row: Int) -> ShownTableViews.Row {
      .init(path: IndexPath(row: row, section: 0), cell: UITableViewCell())
    }
    var map = TableMap(sections: [TableSectionMap(rowCount: 4, uniformHeight: 10)])
    var shown = ShownTableViews()
    shown.rows = [row(0), row(1), row(2), row(3), row(4)]
    let taken = shown.takeRows(
      outside: CGRect(x: 0, y: 10, width: 100, height: 20), in: &map, except: nil)
    #expect(taken.map(\.path.row) == [0, 3, 4])
    #expect(shown.rows.map(\.path.row) == [1, 2])
  }
}
