import Devices
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Interactive layout transitions") struct TransitionLayoutTests {
  private final class Grid: UICollectionViewFlowLayout {
    var calls: [String] = []

    convenience init(side: CGFloat) {
      self.init()
      itemSize = CGSize(width: side, height: side)
      minimumLineSpacing = 0
      minimumInteritemSpacing = 0
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) { calls.append("to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      calls.append("from")
    }
    override func finalizeLayoutTransition() { calls.append("finalize") }
  }

  private final class Between: UICollectionViewTransitionLayout {}

  private final class Delegate: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      Between(currentLayout: fromLayout, nextLayout: toLayout)
    }
  }

  @Test("elements are interpolated, and the content size covers both layouts")
  func between() {
    let (old, new) = (Grid(side: 125), Grid(side: 75))
    let screen = CollectionScreen(layout: old, source: ItemSource([9]))
    screen.host.settle()
    var ends: [String] = []
    let layout = screen.view.startInteractiveTransition(to: new) { ends.append("\($0) \($1)") }
    #expect(screen.view.collectionViewLayout === layout)
    #expect(layout.currentLayout === old && layout.nextLayout === new)
    #expect(old.calls == ["to"] && new.calls == ["from"])
    screen.host.settle()
    #expect(screen.cell(4)?.frame == rect(125, 125, 125, 125))
    layout.transitionProgress = 0.5
    screen.host.settle()
    // From (125, 125), 125 wide, to (300, 0), 75 wide.
    #expect(screen.cell(4)?.frame == rect(212.5, 62.5, 100, 100))
    #expect(screen.view.contentSize.height == 262.5)
    layout.transitionProgress = 1
    screen.host.settle()
    #expect(screen.cell(4)?.frame == rect(300, 0, 75, 75))
    screen.view.finishInteractiveTransition()
    #expect(screen.view.collectionViewLayout === new && new.collectionView === screen.view)
    #expect(old.collectionView == nil && layout.collectionView == nil)
    #expect(ends.isEmpty)
    screen.host.advance(by: 0.31)
    #expect(ends == ["true true"])
    #expect(old.calls == ["to", "finalize"] && new.calls == ["from", "finalize"])
    #expect(screen.host.takeIssues().isEmpty)
  }

  @Test("a cancelled transition keeps the old layout")
  func cancelled() {
    let (old, new) = (Grid(side: 125), Grid(side: 75))
    let screen = CollectionScreen(layout: old, source: ItemSource([9]))
    let delegate = Delegate()
    screen.view.delegate = delegate
    screen.host.settle()
    var ends: [String] = []
    let layout = screen.view.startInteractiveTransition(to: new) { ends.append("\($0) \($1)") }
    #expect(layout is Between)
    layout.updateValue(12, forAnimatedKey: "gap")
    #expect(layout.value(forAnimatedKey: "gap") == 12 && layout.value(forAnimatedKey: "x") == 0)
    layout.transitionProgress = 0.25
    screen.host.settle()
    screen.view.cancelInteractiveTransition()
    screen.host.settle()
    #expect(screen.view.collectionViewLayout === old && new.collectionView == nil)
    #expect(screen.cell(4)?.frame == rect(125, 125, 125, 125))
    #expect(ends == ["true false"])
  }

  @Test("items inserted meanwhile are placed; a nested transition is an issue")
  func meanwhile() {
    let (old, new) = (Grid(side: 125), Grid(side: 75))
    let screen = CollectionScreen(layout: old, source: ItemSource([2]))
    screen.host.settle()
    let layout = screen.view.startInteractiveTransition(to: new)
    layout.transitionProgress = 0.5
    screen.source.items = [3]
    screen.view.insertItems(at: [IndexPath(item: 2, section: 0)])
    screen.host.settle()
    #expect(screen.cell(2)?.frame == rect(200, 0, 100, 100))
    #expect(screen.host.takeIssues().isEmpty)
    #expect(screen.view.startInteractiveTransition(to: Grid(side: 50)) === layout)
    #expect(screen.host.takeIssues().count == 1)
    // Setting another layout directly wins.
    let third = Grid(side: 50)
    screen.view.setCollectionViewLayout(third, animated: false)
    screen.host.settle()
    #expect(screen.cell(2)?.frame.size == CGSize(width: 50, height: 50))
    screen.view.finishInteractiveTransition()
    #expect(screen.host.takeIssues().count == 1)
    #expect(screen.view.collectionViewLayout === third)
  }
}
