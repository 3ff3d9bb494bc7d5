import Devices
import Testing

@testable import UIKit

@MainActor
@Suite("Data sources prefetch upcoming items") struct PrefetchingTests {
  private final class Told: NSObject, UITableViewDataSourcePrefetching,
    UICollectionViewDataSourcePrefetching
  {
    var prefetched: [[Int]] = []
    var cancelled: [[Int]] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      prefetched.append(indexPaths.map(\.row))
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      cancelled.append(indexPaths.map(\.row))
    }

    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { prefetched.append(indexPaths.map(\.item)) }

    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { cancelled.append(indexPaths.map(\.item)) }

    func clear() {
      prefetched = []
      cancelled = []
    }
  }

  @Test("rows of one more screen are prefetched, nearest first, each once")
  func rows() {
    let told = Told()
    // 667 points show 14 rows of 50.
    let screen = TableScreen(.iPhone8, os: "13.7", source: TitleSource(rows: 200)) {
      $0.rowHeight = 50
      $0.contentInsetAdjustmentBehavior = .never
      $0.prefetchDataSource = told
    }
    screen.host.settle()
    #expect(told.prefetched == [Array(14..<27)] && told.cancelled.isEmpty)
    told.clear()
    screen.table.contentOffset.y = 100
    screen.host.settle()
    #expect(told.prefetched == [[27, 28]] && told.cancelled.isEmpty)
    told.clear()
    // Back up: content below is no longer needed.
    screen.table.contentOffset.y = 1000
    screen.host.settle()
    told.clear()
    screen.table.contentOffset.y = 990
    screen.host.settle()
    #expect(told.prefetched == [Array((6..<19).reversed())])
    #expect(told.cancelled == [Array(34..<47)])
    told.clear()
    screen.table.isPrefetchingEnabled = false
    screen.table.contentOffset.y = 0
    screen.host.settle()
    #expect(told.prefetched.isEmpty && told.cancelled.isEmpty)
  }

  @Test("index paths refer to other rows after an update, and are prefetched again")
  func updates() {
    let told = Told()
    let screen = TableScreen(.iPhone8, os: "13.7", source: TitleSource(rows: 20)) {
      $0.rowHeight = 50
      $0.contentInsetAdjustmentBehavior = .never
      $0.prefetchDataSource = told
    }
    screen.host.settle()
    #expect(told.prefetched == [Array(14..<20)])
    told.clear()
    screen.source.titles[0].insert("new", at: 0)
    screen.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    screen.host.settle()
    #expect(told.prefetched == [Array(14..<21)])
  }

  @Test("items are prefetched along the layout's scroll direction")
  func items() {
    for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
      let told = Told()
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = direction
      layout.minimumLineSpacing = 0
      let isVertical = direction == .vertical
      layout.itemSize =
        isVertical ? CGSize(width: 375, height: 100) : CGSize(width: 100, height: 667)
      let screen = CollectionScreen(layout: layout, source: ItemSource([60])) {
        $0.prefetchDataSource = told
      }
      screen.host.settle()
      // 7 of 667, or 4 of 375, are visible at rest; the same length lies ahead.
      #expect(told.prefetched == [isVertical ? Array(7..<14) : Array(4..<8)])
      told.clear()
      let step = CGPoint(x: isVertical ? 0 : 1000, y: isVertical ? 1000 : 0)
      screen.view.contentOffset = step
      screen.host.settle()
      // Skipped items aren't needed, either.
      #expect(told.cancelled == [isVertical ? [7, 8, 9] : [4, 5, 6, 7]])
      told.clear()
      screen.view.contentOffset = CGPoint(x: step.x * 0.9, y: step.y * 0.9)
      screen.host.settle()
      #expect(told.prefetched.first?.first == 8)
      #expect(told.cancelled.count == 1)
    }
  }
}
