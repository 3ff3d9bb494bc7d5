import Testing
import UIKit

/// Bad numbers, contradictory layouts and endless queries end in issues.
@MainActor
@Suite struct CollectionHostileTests {

  @Test func negativeNumbersOfItemsAreNone() {
    let screen = CollectionScreen(
      layout: UICollectionViewFlowLayout(), source: ItemSource([-3, .max]))
    #expect(screen.view.numberOfItems(inSection: 0) == 0)
    #expect(screen.view.numberOfItems(inSection: 1) == 10_000_000)
    let issues = screen.host.takeIssues()
    #expect(issues.contains { $0.problem == "The number of items in section 0 is -3." })
    #expect(screen.view.numberOfItems(inSection: 7) == 0)
  }

  @Test func undefinedAndNegativeSizesAreIssues() {
    let sizes = FlowLayoutTests.Sizes { _ in CGSize(width: CGFloat.nan, height: -4) }
    let screen = CollectionScreen(
      layout: UICollectionViewFlowLayout(), source: ItemSource([3])
    ) { $0.delegate = sizes }
    #expect(screen.view.visibleCells.isEmpty)
    #expect(screen.host.takeIssues().count == 1)
    sizes.size = { _ in CGSize(width: -1, height: 10) }
    screen.view.collectionViewLayout.invalidateLayout()
    screen.host.settle()
    #expect(
      screen.host.takeIssues().contains {
        $0.problem.contains("negative sizes are not supported in the flow layout")
      })
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset.left = .infinity
    layout.minimumLineSpacing = .nan
    layout.headerReferenceSize.height = .infinity
    screen.view.collectionViewLayout = layout
    screen.host.settle()
    // Three counts, and the delegate's sizes again.
    #expect(screen.host.takeIssues().count == 4)
  }

  final class Scripted: UICollectionViewLayout {
    var attributes: [UICollectionViewLayoutAttributes] = []
    var size = CGSize(width: 100, height: 100)
    var onPrepare: (Scripted) -> Void = { _ in }
    var onElements: (Scripted) -> Void = { _ in }
    var onInvalidate: (Scripted) -> Void = { _ in }

    override func prepare() { onPrepare(self) }
    override var collectionViewContentSize: CGSize { size }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      onElements(self)
      return attributes
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      onInvalidate(self)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  private func cell(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    return attributes
  }

  @Test func attributesThatCannotBeShownAreLeftOut() {
    let layout = Scripted()
    layout.attributes = [
      cell(IndexPath(item: 0, section: 0), rect(0, 0, 10, 10)),
      cell(IndexPath(item: 0, section: 0), rect(5, 0, 10, 10)),
      cell(IndexPath(item: 9, section: 0), rect(0, 20, 10, 10)),
      cell(IndexPath(item: 0, section: -1), rect(0, 20, 10, 10)),
      cell(IndexPath(index: 4), rect(0, 20, 10, 10)),
      cell(IndexPath(item: 1, section: 0), rect(.nan, 0, 10, 10)),
      cell(IndexPath(item: 1, section: 0), rect(5000, 5000, 10, 10)),
    ]
    let screen = CollectionScreen(layout: layout, source: ItemSource([2]))
    #expect(screen.view.visibleCells.count == 1)
    let problems = screen.host.takeIssues().map(\.problem)
    #expect(problems.count == 4)
    #expect(
      problems.contains(
        "UICollectionView received layout attributes for a cell with an index path that does not "
          + "exist: [0, 9]"))
  }

  @Test func layoutsThatInvalidateThemselvesEnd() {
    let layout = Scripted()
    layout.onInvalidate = { $0.invalidateLayout() }
    layout.onPrepare = { $0.invalidateLayout() }
    let quiet = CollectionScreen(layout: layout, source: ItemSource([2]))
    #expect(quiet.host.takeIssues().isEmpty)

    let loop = Scripted()
    loop.onElements = { $0.invalidateLayout() }
    let screen = CollectionScreen(layout: loop, source: ItemSource([2]))
    #expect(screen.host.takeIssues().contains { $0.problem.contains("Layout does not settle") })
  }

  @Test func contentThatMovesTheBoundsForEverEnds() {
    let layout = Scripted()
    var tall = false
    layout.onPrepare = {
      tall.toggle()
      $0.size = CGSize(width: 100, height: tall ? 5000 : 100)
      $0.collectionView?.contentOffset.y = tall ? 4000 : 0
    }
    let screen = CollectionScreen(layout: layout, source: ItemSource([2]))
    _ = screen.host.takeIssues()
    #expect(screen.view.visibleCells.isEmpty)
  }

  @Test func callbacksMayReloadAndRemove() {
    let source = ItemSource([30])
    var left = 3
    weak var view: UICollectionView?
    source.prepare = { [weak source] _, path in
      guard path.item == 5, left > 0 else { return }
      left -= 1
      source?.items = [10 + left]
      view?.reloadData()
    }
    final class Reloader: NSObject, UICollectionViewDelegate {
      var left = 3
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        guard left > 0, indexPath.item == 4 else { return }
        left -= 1
        collectionView.reloadData()
        _ = collectionView.numberOfItems(inSection: 0)
        collectionView.layoutIfNeeded()
      }
    }
    let reloader = Reloader()
    let screen = CollectionScreen(layout: UICollectionViewFlowLayout(), source: source) {
      $0.delegate = reloader
      view = $0
    }
    #expect(source.items == [10])
    #expect(screen.view.visibleCells.count == source.items[0])
    #expect(screen.view.subviews.count == source.items[0])
    #expect(Set(screen.view.visibleCells.map { ObjectIdentifier($0) }).count == source.items[0])
  }

  @Test func pathsOutOfRangeAreIssues() {
    let screen = CollectionScreen(
      layout: UICollectionViewFlowLayout(), source: ItemSource([3]))
    screen.view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .top, animated: false)
    screen.view.scrollToItem(at: IndexPath(index: 5), at: .top, animated: false)
    screen.view.scrollToItem(at: IndexPath(item: 1, section: 4), at: .top, animated: false)
    screen.view.scrollToItem(
      at: IndexPath(item: 1, section: 0), at: [.top, .bottom], animated: false)
    screen.view.insertItems(at: [IndexPath()])
    let problems = screen.host.takeIssues().map(\.problem)
    #expect(problems.count == 5)
    #expect(
      problems.first
        == "Attempted to scroll the collection view to an out-of-bounds item (5) when there are "
        + "only 3 items in section 0.")
    #expect(screen.view.cellForItem(at: IndexPath(item: -1, section: 0)) == nil)
    #expect(screen.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)) == nil)
    #expect(screen.view.collectionViewLayout.layoutAttributesForItem(at: IndexPath()) == nil)
    screen.view.deleteItems(at: [IndexPath(item: 8, section: 0)])
    #expect(screen.host.takeIssues().count == 1)
  }
}
