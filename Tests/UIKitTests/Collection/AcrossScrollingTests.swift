import Devices
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Sections scrolled orthogonally in code") struct AcrossScrollingTests {
  private func section(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(400))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 30)
    return section
  }

  private func screen(
    _ section: NSCollectionLayoutSection, options: SimulationHost.Options = .init()
  ) -> CollectionScreen {
    let screen = CollectionScreen(
      os: "15.5", layout: UICollectionViewCompositionalLayout(section: section),
      source: ItemSource([10, 10, 10]), options: options)
    screen.host.settle()
    return screen
  }

  private func scroll(
    _ screen: CollectionScreen, _ item: Int, in section: Int = 0,
    _ position: UICollectionView.ScrollPosition, animated: Bool = false
  ) {
    screen.view.scrollToItem(
      at: IndexPath(item: item, section: section), at: position, animated: animated)
    screen.host.settle()
  }

  @Test("an item scrolls to the requested position, within the section's insets and ends")
  func positions() {
    let screen = screen(section())
    scroll(screen, 4, [.left])
    #expect(screen.cell(4)?.frame.minX == 20)
    #expect(screen.frame(0)?.minX == 20 - 440 && screen.cell(0) == nil)
    // Others keep their position.
    #expect(screen.frame(0, 1)?.minX == 20 && screen.view.contentOffset == .zero)
    scroll(screen, 4, [.right])
    #expect(screen.cell(4)?.frame.maxX == 345)
    scroll(screen, 4, [.centeredHorizontally])
    #expect(screen.cell(4)?.frame.midX == 187.5)
    scroll(screen, 9, [.left])
    #expect(screen.cell(9)?.frame.maxX == 345)
    scroll(screen, 0, [.centeredHorizontally])
    #expect(screen.cell(0)?.frame.minX == 20)
  }

  @Test("without an orthogonal position the shortest scroll is used; the view scrolls too")
  func shortest() {
    let screen = screen(section())
    scroll(screen, 1, [])
    #expect(screen.frame(0)?.minX == 20)
    scroll(screen, 5, in: 2, [.top])
    #expect(screen.cell(5, 2)?.frame.maxX == 345)
    #expect(screen.view.contentOffset.y == 533)
  }

  @Test("centred paging brings the first and the last group to the centre")
  func centred() {
    let screen = screen(section(.groupPagingCentered))
    scroll(screen, 9, [.centeredHorizontally])
    #expect(screen.cell(9)?.frame.midX == 187.5)
    scroll(screen, 0, [.centeredHorizontally])
    #expect(screen.cell(0)?.frame.midX == 187.5)
  }

  @Test("from right to left the left end is the far one")
  func mirrored() {
    var options = SimulationHost.Options()
    options.layoutDirection = .rightToLeft
    let screen = screen(section(), options: options)
    #expect(screen.frame(0)?.maxX == 355)
    scroll(screen, 4, [.left])
    #expect(screen.frame(4)?.minX == 30)
    scroll(screen, 4, [.right])
    #expect(screen.frame(4)?.maxX == 355)
  }

  @Test("the handler receives the visible items and the section's scroll offset")
  func handler() {
    let plan = section()
    var heard: [(items: [Int], x: CGFloat)] = []
    plan.visibleItemsInvalidationHandler = { items, offset, _ in
      heard.append((items.map(\.indexPath.item).sorted(), offset.x))
      for item in items where item.indexPath.item == 5 { item.alpha = 0.5 }
    }
    let screen = screen(plan)
    heard = []
    scroll(screen, 4, [.left])
    #expect(heard.contains { $0.items == [3, 4, 5, 6, 7] && $0.x == 440 })
    #expect(screen.cell(5)?.alpha == 0.5 && screen.cell(4)?.alpha == 1)
  }

  @Test("the end of an animated scroll is reported, and offsets stay within their ends")
  func animated() {
    final class Listener: NSObject, UICollectionViewDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }
    let listener = Listener()
    let screen = screen(section())
    screen.view.delegate = listener
    scroll(screen, 4, [.left], animated: true)
    #expect(listener.ends == 1)
    scroll(screen, 9, [.right])
    screen.source.items = [5, 10, 10]
    screen.view.reloadData()
    screen.host.settle()
    #expect(screen.cell(4)?.frame.maxX == 345)
  }
}
