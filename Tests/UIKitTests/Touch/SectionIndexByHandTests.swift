import Foundation
import Testing

@testable import UIKit

@Suite("Section indexes are touched")
@MainActor
struct SectionIndexByHandTests {
  private let bench = TouchBench(SimulationHost(device: .iPhoneSE3, os: "26.1"))

  private final class Letters: NSObject, UITableViewDataSource, UITableViewDelegate {
    let titles = (0..<20).map { String(UnicodeScalar(UInt8(65 + $0))) }
    var asked: [String] = []
    var chosen: [IndexPath] = []

    func numberOfSections(in tableView: UITableView) -> Int { titles.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      asked.append(title)
      // The third title has no section, like the title for a search.
      return index == 2 ? NSNotFound : index
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }
  }

  @Test("a drag queries the section of each title it passes, and scrolls there")
  func table() throws {
    let letters = Letters()
    let table = UITableView(frame: bench.view.bounds, style: .plain)
    table.sectionIndexTrackingBackgroundColor = .systemYellow
    table.dataSource = letters
    table.delegate = letters
    bench.view.addSubview(table)
    bench.host.settle()
    let strip = try #require(table.sectionIndex.view)
    func place(_ title: Int) -> CGPoint {
      let y = strip.geometry.top + SectionIndexGeometry.pitch * (CGFloat(title) + 0.5)
      return strip.convert(CGPoint(x: strip.bounds.midX, y: y), to: nil)
    }
    func top(_ section: Int) -> CGFloat {
      table.rect(forSection: section).minY - table.adjustedContentInset.top
    }
    bench.down(place(5).x, place(5).y)
    // Immediately, and not when the finger has rested.
    #expect(letters.asked == ["F"] && table.contentOffset.y == top(5))
    #expect(strip.backgroundColor == .systemYellow)
    bench.move(place(5).x, place(5).y + 3)
    #expect(letters.asked == ["F"])
    bench.move(place(2).x, place(2).y)
    #expect(letters.asked == ["F", "C"] && table.contentOffset.y == top(5))
    // It may leave the strip to the side, and the table doesn't scroll with it.
    bench.move(place(7).x - 120, place(7).y)
    #expect(letters.asked == ["F", "C", "H"] && table.contentOffset.y == top(7))
    bench.up(after: 0.1)
    bench.host.settle()
    #expect(table.contentOffset.y == top(7) && letters.chosen.isEmpty)
    #expect(strip.backgroundColor == nil)
    // Next to the strip rows respond as usual.
    bench.tap(strip.convert(CGPoint.zero, to: nil).x - 30, 300)
    #expect(letters.asked.count == 3 && letters.chosen.count == 1)
  }

  private final class Shelves: NSObject, UICollectionViewDataSource {
    var titles: [String]? = ["A", "B", "C"]
    var asked: [String] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }

    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      asked.append("\(title)\(index)")
      return IndexPath(item: 3, section: index)
    }
  }

  @Test("a collection view has an index, too, and scrolls to the returned item")
  func collection() throws {
    let shelves = Shelves()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(frame: bench.view.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = shelves
    bench.view.addSubview(view)
    bench.host.settle()
    let strip = try #require(view.sectionIndex.view)
    #expect(strip.titles == ["A", "B", "C"] && strip.frame.maxX == 375)
    #expect(view.subviews.last === strip)
    let y = strip.geometry.top + SectionIndexGeometry.pitch * 1.5
    let place = strip.convert(CGPoint(x: 7, y: y), to: nil)
    bench.tap(place.x, place.y)
    bench.host.settle()
    #expect(shelves.asked == ["B1"])
    let frame = try #require(
      view.layoutAttributesForItem(at: IndexPath(item: 3, section: 1))?.frame)
    #expect(view.contentOffset.y == frame.minY - view.adjustedContentInset.top)
    #expect(strip.frame.minY == view.contentOffset.y + view.adjustedContentInset.top)
    shelves.titles = nil
    view.reloadData()
    bench.host.settle()
    #expect(view.sectionIndex.view == nil && strip.superview == nil)
  }
}
