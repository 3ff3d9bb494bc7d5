import Testing

@testable import UIKit

@MainActor
@Suite("A layout decides where a scroll comes to rest")
struct SnappingLayoutTests {
  /// Comes to rest at whole items, or at the requested offset.
  private final class SnappingFlow: UICollectionViewFlowLayout {
    var asked: [CGPoint] = []
    var velocity = CGPoint.zero
    var answer: CGPoint?
    override func targetContentOffset(
      forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      asked.append(proposed)
      self.velocity = velocity
      return answer ?? CGPoint(x: (proposed.x / 110).rounded() * 110, y: proposed.y)
    }
  }

  /// The same without a flow layout.
  private final class SnappingRow: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 4390, height: 100) }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<40).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: CGFloat(indexPath.item) * 110, y: 0, width: 100, height: 100)
      return attributes
    }
    override func targetContentOffset(
      forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: (proposed.x / 110).rounded() * 110, y: proposed.y) }
  }

  private final class Ear: NSObject, UICollectionViewDelegateFlowLayout {
    var proposed: [CGPoint] = []
    var velocity = CGPoint.zero
    var target: CGPoint?
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      proposed.append(targetContentOffset.pointee)
      self.velocity = velocity
      if let target { targetContentOffset.pointee = target }
    }
  }

  @MainActor
  private final class Carousel {
    let bench = TouchBench()
    let source = ItemSource([40])
    let ear = Ear()
    let view: UICollectionView

    init(_ layout: UICollectionViewLayout) {
      if let flow = layout as? UICollectionViewFlowLayout {
        flow.scrollDirection = .horizontal
        flow.itemSize = CGSize(width: 100, height: 100)
        flow.minimumLineSpacing = 10
      }
      view = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 330, height: 100), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(NoteCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = source
      view.delegate = ear
      bench.view.addSubview(view)
      bench.host.settle()
    }

    /// Drags to the left by 150 points, and returns the content's final offset.
    func flick(hold: Double = 0) -> CGFloat {
      bench.drag(
        from: CGPoint(x: 300, y: 150), to: CGPoint(x: 150, y: 150), frames: 6, lifts: false)
      bench.up(after: hold)
      bench.host.settle()
      return view.contentOffset.x
    }
  }

  @Test("after a flick and a slow drag, before the delegate, which may override it")
  func snapping() {
    let flow = SnappingFlow()
    let carousel = Carousel(flow)
    let rest = carousel.flick()
    #expect(flow.asked.count == 1)
    #expect(rest > 330 && rest == (flow.asked[0].x / 110).rounded() * 110)
    #expect(rest != flow.asked[0].x)
    #expect(carousel.ear.proposed == [CGPoint(x: rest, y: 0)])
    #expect(flow.velocity == carousel.ear.velocity)
    #expect(abs(flow.velocity.x - 1.5) < 0.01, "\(flow.velocity)")
    // A finger that rests before it lifts.
    #expect(carousel.flick(hold: 0.3) == rest + 110)
    #expect(flow.asked.count == 2 && flow.velocity == .zero)
    carousel.ear.target = CGPoint(x: 35, y: 0)
    #expect(carousel.flick() == 35)
    #expect(flow.asked.count == 3)
    carousel.ear.target = nil
    // A value that isn't a number is ignored.
    flow.answer = CGPoint(x: CGFloat.nan, y: 0)
    let free = carousel.flick()
    #expect(free > 330 && free.isFinite && carousel.ear.proposed.last?.x.isFinite == true)
    let row = Carousel(SnappingRow()).flick()
    #expect(row == rest)
  }

  @Test("the target stays chosen while the content grows during the scroll")
  func growing() {
    let flow = SnappingFlow()
    let carousel = Carousel(flow)
    carousel.bench.drag(
      from: CGPoint(x: 300, y: 150), to: CGPoint(x: 150, y: 150), frames: 6)
    carousel.bench.host.advance(by: 0.1)
    carousel.source.items = [60]
    carousel.view.insertItems(at: (40..<60).map { IndexPath(item: $0, section: 0) })
    carousel.bench.host.settle()
    #expect(carousel.view.contentOffset.x == (flow.asked[0].x / 110).rounded() * 110)
  }

  @Test("pages stay pages: the layout isn't queried, and the log refuses the delegate's target")
  func pages() {
    let flow = SnappingFlow()
    let carousel = Carousel(flow)
    carousel.view.isPagingEnabled = true
    carousel.ear.target = CGPoint(x: 35, y: 0)
    #expect(carousel.flick() == 330)
    #expect(flow.asked.isEmpty)
    #expect(carousel.ear.proposed == [CGPoint(x: 330, y: 0)])
    let issues = carousel.bench.host.takeIssues()
    #expect(issues.count == 1 && issues[0].isLogged)
    #expect(issues[0].problem == "Stop offset can not be modified for paging scroll views")
  }
}
