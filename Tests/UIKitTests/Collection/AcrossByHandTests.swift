import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("Sections are scrolled across by fingers") struct AcrossByHandTests {
  private func section(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
    items: CGFloat = 100
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(items), heightDimension: .absolute(200))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 30)
    return section
  }

  private func screen(
    _ section: NSCollectionLayoutSection, counts: [Int] = [10, 10, 10, 10, 10],
    options: SimulationHost.Options = .init()
  ) -> CollectionScreen {
    let screen = CollectionScreen(
      os: "15.5", layout: UICollectionViewCompositionalLayout(section: section),
      source: ItemSource(counts), options: options)
    screen.host.settle()
    return screen
  }

  private func drag(
    _ screen: CollectionScreen, from start: CGPoint, by way: CGPoint, frames: Int,
    rests: TimeInterval = 0, lifts: Bool = true, settles: Bool = true
  ) {
    let host = screen.host
    host.touches.send([.init(0, .began, at: start)])
    var place = start
    for frame in 1...frames {
      let share = CGFloat(frame) / CGFloat(frames)
      host.advance(by: 1.0 / 60)
      place = CGPoint(x: start.x + way.x * share, y: start.y + way.y * share)
      host.touches.send([.init(0, .moved, at: place)])
      host.advance(by: 0)
    }
    guard lifts else { return }
    host.advance(by: rests)
    host.touches.send([.init(0, .ended, at: place)])
    if settles { host.settle() }
  }

  /// Where an item begins while nothing is scrolled, less where it does.
  private func offset(_ screen: CollectionScreen, _ section: Int = 0) -> CGFloat {
    20 - (screen.frame(0, section)?.minX ?? .nan)
  }

  @Test("a slow drag takes the groups along after 10 points, and nothing else")
  func drags() {
    let screen = screen(section())
    drag(
      screen, from: CGPoint(x: 300, y: 100), by: CGPoint(x: -160, y: 3), frames: 20, rests: 0.2)
    #expect(offset(screen) == 150)
    #expect(offset(screen, 1) == 0)
    #expect(screen.view.contentOffset == .zero)
    #expect(screen.cell(6) == nil || screen.cell(1)?.frame.minX == -20)
    // Up and down scrolls the view.
    drag(
      screen, from: CGPoint(x: 300, y: 150), by: CGPoint(x: 3, y: -110), frames: 20, rests: 0.2)
    #expect(offset(screen) == 150)
    #expect(screen.view.contentOffset.y == 100)
  }

  @Test("groups coast and stay within their ends, beyond which they follow less")
  func coastsAndBounces() {
    let screen = screen(section())
    drag(screen, from: CGPoint(x: 300, y: 100), by: CGPoint(x: -200, y: 0), frames: 12)
    // 1000 points a second coast by 494.
    #expect(abs(offset(screen) - (190 + 494)) < 3)
    drag(screen, from: CGPoint(x: 300, y: 100), by: CGPoint(x: -250, y: 0), frames: 5)
    #expect(offset(screen) == 765)
    drag(
      screen, from: CGPoint(x: 300, y: 100), by: CGPoint(x: -110, y: 0), frames: 10, lifts: false)
    #expect(offset(screen) > 765 && offset(screen) < 765 + 60)
    screen.host.advance(by: 0.2)
    screen.host.touches.send([.init(0, .ended, at: CGPoint(x: 190, y: 100))])
    screen.host.settle()
    #expect(offset(screen) == 765)
    drag(screen, from: CGPoint(x: 20, y: 100), by: CGPoint(x: 340, y: 0), frames: 4)
    drag(screen, from: CGPoint(x: 20, y: 100), by: CGPoint(x: 340, y: 0), frames: 4)
    #expect(offset(screen) == 0)
  }

  @Test("groups that go on stop at the beginning of one")
  func leadingBoundary() {
    let screen = screen(section(.continuousGroupLeadingBoundary))
    drag(screen, from: CGPoint(x: 300, y: 100), by: CGPoint(x: -200, y: 0), frames: 12)
    // Without that it would be 684; the sixth group begins at 660.
    #expect(offset(screen) == 660)
  }

  @Test("group paging turns one group at a time, and a slow drag goes to the nearest")
  func groupPaging() {
    let screen = screen(section(.groupPaging))
    drag(screen, from: CGPoint(x: 300, y: 100), by: CGPoint(x: -250, y: 0), frames: 10)
    #expect(offset(screen) == 110)
    drag(screen, from: CGPoint(x: 300, y: 100), by: CGPoint(x: -60, y: 0), frames: 3)
    #expect(offset(screen) == 220)
    drag(
      screen, from: CGPoint(x: 300, y: 100), by: CGPoint(x: -60, y: 0), frames: 20, rests: 0.2)
    #expect(offset(screen) == 220)
    drag(
      screen, from: CGPoint(x: 300, y: 100), by: CGPoint(x: -80, y: 0), frames: 20, rests: 0.2)
    #expect(offset(screen) == 330)
    drag(screen, from: CGPoint(x: 100, y: 100), by: CGPoint(x: 60, y: 0), frames: 3)
    #expect(offset(screen) == 220)
    for _ in 0..<8 {
      drag(screen, from: CGPoint(x: 300, y: 100), by: CGPoint(x: -60, y: 0), frames: 3)
    }
    #expect(offset(screen) == 765)
    drag(screen, from: CGPoint(x: 100, y: 100), by: CGPoint(x: 60, y: 0), frames: 3)
    #expect(offset(screen) == 660)
  }

  @Test("centred paging brings each group to the middle")
  func centredPaging() {
    let screen = screen(section(.groupPagingCentered, items: 200))
    #expect(screen.frame(0)?.midX == 187.5)
    drag(screen, from: CGPoint(x: 300, y: 100), by: CGPoint(x: -60, y: 0), frames: 3)
    #expect(screen.frame(1)?.midX == 187.5)
    for _ in 0..<12 {
      drag(screen, from: CGPoint(x: 300, y: 100), by: CGPoint(x: -60, y: 0), frames: 3)
    }
    #expect(screen.frame(9)?.midX == 187.5)
    drag(screen, from: CGPoint(x: 100, y: 100), by: CGPoint(x: 60, y: 0), frames: 3)
    #expect(screen.frame(8)?.midX == 187.5)
  }

  @Test("paging turns by the width of the view")
  func paging() {
    let screen = screen(section(.paging))
    drag(screen, from: CGPoint(x: 300, y: 100), by: CGPoint(x: -60, y: 0), frames: 3)
    #expect(offset(screen) == 375)
    drag(screen, from: CGPoint(x: 100, y: 100), by: CGPoint(x: 60, y: 0), frames: 3)
    #expect(offset(screen) == 0)
  }

  @Test("from right to left a drag to the right shows what comes next")
  func mirrored() {
    var options = SimulationHost.Options()
    options.layoutDirection = .rightToLeft
    let screen = screen(section(.groupPaging), options: options)
    #expect(screen.frame(0)?.maxX == 355)
    drag(screen, from: CGPoint(x: 100, y: 100), by: CGPoint(x: 60, y: 0), frames: 3)
    #expect(screen.frame(1)?.maxX == 355)
  }

  @Test("a finger stops groups that move, and chooses nothing")
  func caught() {
    final class Ear: NSObject, UICollectionViewDelegate {
      var chosen: [Int] = []
      func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        chosen.append(indexPath.item)
      }
    }
    let ear = Ear()
    let screen = screen(section())
    screen.view.delegate = ear
    drag(
      screen, from: CGPoint(x: 300, y: 100), by: CGPoint(x: -200, y: 0), frames: 12,
      settles: false)
    screen.host.advance(by: 0.2)
    let place = offset(screen)
    #expect(place > 200 && place < 684)
    screen.host.touches.send([.init(0, .began, at: CGPoint(x: 200, y: 100))])
    screen.host.advance(by: 0.1)
    screen.host.touches.send([.init(0, .ended, at: CGPoint(x: 200, y: 100))])
    screen.host.settle()
    #expect(abs(offset(screen) - place) < 5)
    #expect(ear.chosen == [])
    screen.host.touches.send([.init(0, .began, at: CGPoint(x: 200, y: 100))])
    screen.host.advance(by: 0.1)
    screen.host.touches.send([.init(0, .ended, at: CGPoint(x: 200, y: 100))])
    screen.host.settle()
    #expect(ear.chosen.count == 1)
  }

  @Test("groups that fit follow no finger, unless their section says so")
  func fitting() {
    let plan = section()
    let screen = screen(plan, counts: [2])
    drag(
      screen, from: CGPoint(x: 200, y: 100), by: CGPoint(x: -110, y: 0), frames: 10, lifts: false)
    #expect(offset(screen) == 0)
    screen.host.touches.send([.init(0, .ended, at: CGPoint(x: 90, y: 100))])
    screen.host.settle()
    plan.orthogonalScrollingProperties.bounce = .always
    screen.view.collectionViewLayout.invalidateLayout()
    screen.host.settle()
    drag(
      screen, from: CGPoint(x: 200, y: 100), by: CGPoint(x: -110, y: 0), frames: 10, lifts: false)
    #expect(offset(screen) > 20 && offset(screen) < 60)
    screen.host.touches.send([.init(0, .ended, at: CGPoint(x: 90, y: 100))])
    screen.host.settle()
    #expect(offset(screen) == 0)
    plan.orthogonalScrollingProperties.bounce = .never
  }

  @Test("the section's handler hears how far it is scrolled")
  func handler() {
    let plan = section()
    var heard: [CGFloat] = []
    plan.visibleItemsInvalidationHandler = { _, offset, _ in heard.append(offset.x) }
    let screen = screen(plan, counts: [10])
    heard = []
    drag(
      screen, from: CGPoint(x: 300, y: 100), by: CGPoint(x: -160, y: 0), frames: 20, rests: 0.2)
    #expect(heard.last == 150)
    #expect(heard == heard.sorted() && Set(heard).count > 10)
  }
}
