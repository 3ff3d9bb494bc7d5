import Devices
import Testing
import UIKit

@MainActor
@Suite("Where a collection view scrolls when its layout changes") struct TargetOffsetTests {
  /// Pages as large as the view, which are never split.
  private final class Pages: UICollectionViewFlowLayout {
    var old = CGRect.zero
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.size != collectionView?.bounds.size
    }
    override func prepare() {
      itemSize = collectionView?.bounds.size ?? .zero
      super.prepare()
    }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      old = oldBounds
    }
    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      guard old.width > 0, let collectionView else { return proposed }
      return CGPoint(x: (old.minX / old.width).rounded() * collectionView.bounds.width, y: 0)
    }
  }

  private final class Delegate: NSObject, UICollectionViewDelegate {
    var proposed: [CGPoint] = []
    var answer: CGPoint?
    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      proposed.append(proposedContentOffset)
      return answer ?? proposedContentOffset
    }
  }

  @Test("F3: a rotation queries the layout, then the delegate", arguments: ["10.3", "15.0"])
  func turns(os: String) throws {
    let pages = Pages()
    pages.scrollDirection = .horizontal
    pages.minimumLineSpacing = 0
    let screen = CollectionScreen(
      .iPhone8, os: try #require(OSVersion(os)), layout: pages, source: ItemSource([6]))
    for page in [2, 5, 0] {
      screen.view.contentOffset.x = CGFloat(page) * 375
      screen.host.settle()
      screen.host.turn(to: .landscapeLeft)
      #expect(screen.view.contentOffset.x == CGFloat(page) * 667)
      #expect(screen.view.indexPathsForVisibleItems.map(\.item) == [page])
      screen.host.turn(to: .portrait)
      #expect(screen.view.contentOffset.x == CGFloat(page) * 375)
    }
    let delegate = Delegate()
    screen.view.delegate = delegate
    screen.host.settle()
    screen.view.contentOffset.x = 375
    screen.host.settle()
    delegate.answer = CGPoint(x: 3 * 667, y: 0)
    screen.host.turn(to: .landscapeLeft)
    #expect(delegate.proposed == [CGPoint(x: 667, y: 0)])
    #expect(screen.view.contentOffset.x == 2001)
  }

  @Test("custom layouts too; an offset beyond the content is clamped to its end")
  func ownLayouts() {
    let rows = RowsLayout()
    let screen = CollectionScreen(layout: rows, source: ItemSource([40]))
    screen.view.contentOffset.y = 1000
    screen.host.settle()
    rows.target = { view, _ in CGPoint(x: 0, y: 1000 * view.bounds.width / 375) }
    #expect(rows.targets.isEmpty)
    screen.host.turn(to: .landscapeLeft)
    #expect(rows.targets.count == 1)
    #expect(abs(screen.view.contentOffset.y - 1778.667) < 0.001)
    rows.target = { _, _ in CGPoint(x: 0, y: 100_000) }
    screen.host.turn(to: .portrait)
    #expect(screen.view.contentOffset.y == 4333)
    rows.target = { _, _ in CGPoint(x: 0, y: CGFloat.nan) }
    screen.host.turn(to: .landscapeLeft)
    #expect(screen.view.contentOffset.y.isFinite)
  }

  @Test("not on a resize in Split View, in a first layout, or when it scrolls")
  func resizes() {
    let rows = RowsLayout()
    let screen = CollectionScreen(
      .iPadPro11, os: "14.0", orientation: .landscapeRight, layout: rows, source: ItemSource([40]))
    screen.view.contentOffset.y = 1000
    screen.host.settle()
    screen.host.setMultitasking(.splitView(.oneHalf))
    screen.view.frame.size.width -= 50
    screen.host.settle()
    #expect(rows.targets.isEmpty)
    screen.host.turn(to: .portrait)
    #expect(rows.targets.count == 1)
  }

  @Test("layout changes and updates query it, too")
  func otherChanges() {
    let screen = CollectionScreen(
      layout: UICollectionViewFlowLayout(), source: ItemSource([400]))
    for animated in [true, false] {
      let rows = RowsLayout()
      rows.target = { _, _ in CGPoint(x: 0, y: 750) }
      screen.view.setCollectionViewLayout(rows, animated: animated)
      #expect(screen.view.contentOffset.y == 750)
    }
    let delegate = Delegate()
    delegate.answer = CGPoint(x: 0, y: 500)
    screen.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    screen.view.delegate = delegate
    screen.host.settle()
    screen.source.items = [401]
    screen.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    screen.host.settle()
    #expect(screen.view.contentOffset.y == 500)
  }
}
