import Devices
import Testing

@testable import UIKit

@MainActor
@Suite("Table and collection view updates end in simulated time") struct UpdateTimingTests {
  private enum Kind: CaseIterable { case table, collection }

  /// Changes a view of 5 rows, and returns when and with what value the completion runs.
  private func update(
    _ kind: Kind, in body: (@escaping () -> Void) -> Void = { $0() }
  ) -> (host: SimulationHost, counts: () -> Int, ends: () -> [Bool]) {
    var ends: [Bool] = []
    let path = IndexPath(row: 1, section: 0)
    let host: SimulationHost
    let counts: () -> Int
    switch kind {
    case .table:
      let screen = TableScreen(source: TitleSource(rows: 5))
      screen.host.settle()
      body {
        screen.table.performBatchUpdates {
          screen.source.titles[0].remove(at: 1)
          screen.table.deleteRows(at: [path], with: .fade)
        } completion: {
          ends.append($0)
        }
      }
      host = screen.host
      counts = { screen.table.visibleCells.count }
    case .collection:
      let screen = CollectionScreen(
        layout: UICollectionViewFlowLayout(), source: ItemSource([5]))
      screen.host.settle()
      body {
        screen.view.performBatchUpdates {
          screen.source.items = [4]
          screen.view.deleteItems(at: [path])
        } completion: {
          ends.append($0)
        }
      }
      host = screen.host
      counts = { screen.view.visibleCells.count }
    }
    return (host, counts, { ends })
  }

  @Test("rows are at their end at once, and the completion runs after 0.3 s", arguments: [0, 1])
  func usual(kind: Int) {
    let (host, counts, ends) = update(Kind.allCases[kind])
    host.advance(by: 0)
    #expect(counts() == 4 && ends().isEmpty)
    host.advance(by: 0.29)
    #expect(ends().isEmpty)
    host.advance(by: 0.02)
    #expect(ends() == [true])
  }

  @Test("without animations it runs in the next turn of the run loop", arguments: [0, 1])
  func unanimated(kind: Int) {
    let (host, counts, ends) = update(Kind.allCases[kind]) { body in
      UIView.performWithoutAnimation { body() }
    }
    #expect(ends().isEmpty)
    host.advance(by: 0)
    #expect(counts() == 4 && ends() == [true])
  }

  @Test("within an animation it runs after that animation's duration", arguments: [0, 1])
  func within(kind: Int) {
    let (host, _, ends) = update(Kind.allCases[kind]) { body in
      UIView.animate(withDuration: 1) { body() }
    }
    host.advance(by: 0.9)
    #expect(ends().isEmpty)
    host.advance(by: 0.2)
    #expect(ends() == [true])
  }
}
