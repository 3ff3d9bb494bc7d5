import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("Sections scrolled orthogonally by touch") struct AcrossByHandTests {
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

  /// An item's unscrolled position less its current one.
  private func offset(_ screen: CollectionScreen, _ section: Int = 0) -> CGFloat {
    20 - (screen.frame(0, section)?.minX ?? .nan)
  }

  @Test("a slow drag moves the groups after 10 points, and nothing else")
  func drags() {
    let screen = screen(section())
    drag(
      screen, from: CGPoint(x: 300, y: 100), by: CGPoint(x: -160, y: 3), frames: 20, rests: 0.2)
    #expect(offset(screen) == 150)
    #expect(offset(screen, 1) == 0)
    #expect(screen.view.contentOffset == .zero)
    #expect(screen.cell(6) == nil || screen.cell(1)?.frame.minX == -20)
    // A vertical drag scrolls the view.
    drag(
      screen, from: CGPoint(x: 300, y: 150), by: CGPoint(x: 3, y: -110), frames: 20, rests: 0.2)
    #expect(offset(screen) == 150)
    #expect(screen.view.contentOffset.y == 100)
  }

  @Test("groups decelerate and stay within their ends, with rubber-banding beyond them")
  func coastsAndBounces() {
    let screen = screen(section())
    drag(screen, from: CGPoint(x: 300, y: 100), by: CGPoint(x: -200, y: 0), frames: 12)
    // 1000 points a second decelerate over 494.
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

  @Test("continuous group scrolling stops at the leading edge of one")
  func leadingBoundary() {
    let screen = screen(section(.continuousGroupLeadingBoundary))
    drag(screen, from: CGPoint(x: 300, y: 100), by: CGPoint(x: -200, y: 0), frames: 12)
    // Otherwise it would be 684; the sixth group begins at 660.
    #expect(offset(screen) == 660)
  }

  @Test("group paging advances one group at a time, and a slow drag settles on the nearest")
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

  @Test("centred paging brings each group to the centre")
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

  @Test("paging advances by the view's width")
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

  @Test("a touch stops moving groups, and selects nothing")
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

  @Test("groups that fit follow no drag, unless their section bounces")
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

  @Test("the section's handler receives its scroll offset")
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
