import Devices
import Testing
import UIKit

/// A layout of rows that counts its queries and records invalidations.
final class RowsLayout: UICollectionViewLayout {
  var prepared = 0
  var contexts: [UICollectionViewLayoutInvalidationContext] = []
  var updates: [Int] = []
  var finalized = 0
  var itemCount = 0
  /// The content offset to use instead of the proposed one.
  var target: ((UICollectionView, CGPoint) -> CGPoint)?
  var targets: [CGPoint] = []
  private var left: CGFloat = 0

  override func prepare() {
    prepared += 1
    left = collectionView?.layoutMargins.left ?? 0
    itemCount = collectionView?.numberOfItems(inSection: 0) ?? 0
  }

  var rowHeight: CGFloat { (collectionView?.bounds.width ?? 0) / 3 }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: collectionView?.bounds.width ?? 0, height: CGFloat(itemCount) * rowHeight)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    made.frame = rect(left, CGFloat(indexPath.item) * rowHeight, 100, rowHeight)
    return made
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<itemCount).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    contexts.append(context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updates.append(updateItems.count)
  }

  override func finalizeCollectionViewUpdates() { finalized += 1 }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    targets.append(proposedContentOffset)
    guard let collectionView, let target else { return proposedContentOffset }
    return target(collectionView, proposedContentOffset)
  }
}

@MainActor
@Suite("What invalidates a collection view's layout") struct CollectionInvalidationTests {
  /// A change of a screen's environment, without a change of its bounds.
  private static let surroundings: [(String, (CollectionScreen) -> Void)] = [
    ("the controller's safe area", { $0.controller.additionalSafeAreaInsets.left = 30 }),
    ("both sides of it", { $0.controller.additionalSafeAreaInsets = .init(0, 20, 0, 50) }),
    ("own margins", { $0.view.directionalLayoutMargins.leading = 50 }),
    (
      "the superview's margins",
      {
        $0.view.preservesSuperviewLayoutMargins = true
        $0.controller.view.directionalLayoutMargins.leading = 50
      }
    ),
    ("content insets", { $0.view.contentInset.left = 25 }),
    ("adjustment", { $0.view.contentInsetAdjustmentBehavior = .always }),
    (
      "adjusted insets that change later",
      {
        $0.view.contentInsetAdjustmentBehavior = .always
        $0.host.settle()
        $0.controller.additionalSafeAreaInsets.left = 30
      }
    ),
  ]

  private static let layouts: [(String, () -> UICollectionViewLayout)] = [
    ("flow from the safe area", { flow(.fromSafeArea) }),
    ("flow from the margins", { flow(.fromLayoutMargins) }),
    ("flow from the content insets", { flow(.fromContentInset) }),
    ("compositional, safe area", { compositional(.safeArea) }),
    ("compositional, margins", { compositional(.layoutMargins) }),
    ("compositional, readable", { compositional(.readableContent) }),
    ("compositional, none", { compositional(.none) }),
    ("list", { UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)) }),
    ("own", { RowsLayout() }),
  ]

  private static func flow(
    _ reference: UICollectionViewFlowLayout.SectionInsetReference
  ) -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.sectionInsetReference = reference
    return flow
  }

  private static func compositional(
    _ reference: UIContentInsetsReference
  ) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsetsReference = reference
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test("margins, safe area and content insets do, in every layout")
  func surroundings() {
    for (kind, layout) in Self.layouts {
      for (name, change) in Self.surroundings {
        func screen() -> CollectionScreen {
          CollectionScreen(
            .iPhoneX, os: "14.0", orientation: .landscapeRight, layout: layout(),
            source: ItemSource([30]))
        }
        func look(_ screen: CollectionScreen) -> String {
          screen.host.settle()
          return "\(screen.view.visibleCells.map(\.frame)) \(screen.view.contentSize) "
            + "\(screen.view.contentOffset)"
        }
        let changed = screen()
        // Answers before the next layout are new, too.
        change(changed)
        let asked = changed.frame(0)
        #expect(asked == nil || changed.view.bounds.width == 812)
        let fresh = screen()
        change(fresh)
        fresh.view.collectionViewLayout.invalidateLayout()
        fresh.host.settle()
        #expect(look(changed) == look(fresh), "\(kind), \(name)")
        #expect(asked == fresh.frame(0), "\(kind), \(name)")
      }
    }
  }

  @Test("F2: the section's inset follows the safe area")
  func safeArea() {
    let screen = CollectionScreen(
      .iPhoneX, os: "13.0", orientation: .landscapeRight, layout: Self.flow(.fromSafeArea),
      source: ItemSource([3]))
    #expect(screen.cell(0)?.frame.minX == 44)
    screen.controller.additionalSafeAreaInsets.left = 30
    screen.host.advance(by: 0.2)
    #expect(screen.view.safeAreaInsets.left == 74 && screen.cell(0)?.frame.minX == 74)
  }

  @Test("custom layouts are invalidated and prepare again; delegates aren't queried again")
  func contexts() {
    let rows = RowsLayout()
    let screen = CollectionScreen(
      .iPhoneX, os: "14.0", layout: rows, source: ItemSource([3]))
    let changes: [(CollectionScreen) -> Void] = [
      { $0.view.layoutMargins.left = 40 }, { $0.controller.additionalSafeAreaInsets.left = 9 },
      { $0.view.contentInset.top = 7 }, { $0.view.semanticContentAttribute = .forceRightToLeft },
      { $0.controller.overrideUserInterfaceStyle = .dark },
    ]
    for (number, change) in changes.enumerated() {
      rows.contexts = []
      let prepared = rows.prepared
      change(screen)
      screen.host.settle()
      #expect(rows.prepared > prepared, "change \(number)")
      #expect(!rows.contexts.isEmpty, "change \(number)")
      #expect(rows.contexts.allSatisfy { !$0.invalidateEverything }, "change \(number)")
    }
    #expect(screen.cell(0)?.frame.minX == screen.view.layoutMargins.left)

    let sizes = FlowLayoutTests.Sizes { _ in CGSize(width: 60, height: 60) }
    let grid = CollectionScreen(
      .iPhoneX, os: "14.0", layout: Self.flow(.fromSafeArea), source: ItemSource([3])
    ) { $0.delegate = sizes }
    let asked = sizes.asked
    for change in changes { change(grid) }
    grid.host.settle()
    #expect(sizes.asked == asked)
    sizes.size = { _ in CGSize(width: 70, height: 70) }
    grid.view.collectionViewLayout.invalidateLayout()
    #expect(grid.frame(0)?.width == 70)
  }

  @Test("rule 38: nothing is uncommitted outside of a batch")
  func uncommitted() {
    let source = ItemSource([3])
    let view = UICollectionView(
      frame: rect(0, 0, 100, 100), collectionViewLayout: UICollectionViewFlowLayout())
    #expect(!view.hasUncommittedUpdates)
    view.register(NoteCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    #expect(!view.hasUncommittedUpdates)
    view.reloadData()
    #expect(!view.hasUncommittedUpdates)
    view.performBatchUpdates { #expect(view.hasUncommittedUpdates) }
    #expect(!view.hasUncommittedUpdates)
    view.layoutIfNeeded()
    #expect(!view.hasUncommittedUpdates && view.visibleCells.count == 2)
  }

  @Test("rule 39: a batch prepares the layout before it returns, also outside of a window")
  func batchesOutside() {
    let host = SimulationHost(device: .iPhone8, os: "13.7")
    host.becomeCurrent()
    for frame in [rect(0, 0, 300, 300), .zero] {
      let source = ItemSource([0])
      let rows = RowsLayout()
      let view = UICollectionView(frame: frame, collectionViewLayout: rows)
      view.register(NoteCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = source
      view.performBatchUpdates {
        source.items = [2]
        view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
      }
      #expect(rows.prepared > 0 && rows.updates == [2] && rows.finalized == 1)
      #expect(rows.itemCount == 2 && view.contentSize.height == frame.width / 3 * 2)
      view.performBatchUpdates(nil)
      #expect(rows.updates == [2, 0] && rows.finalized == 2)
      source.items = [1]
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      #expect(rows.updates == [2, 0, 1] && view.contentSize.height == frame.width / 3)
    }
  }

  @Test("rule 40: update contexts report changed counts, those of a reload everything")
  func counts() {
    let source = ItemSource([3])
    let rows = RowsLayout()
    let screen = CollectionScreen(layout: rows, source: source)
    let first = screen.cell(0)
    let edits: [(CollectionScreen) -> Void] = [
      {
        source.items = [4]
        $0.view.insertItems(at: [IndexPath(item: 3, section: 0)])
      },
      {
        source.items = [3]
        $0.view.deleteItems(at: [IndexPath(item: 3, section: 0)])
      },
      { $0.view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 2, section: 0)) },
    ]
    for edit in edits {
      rows.contexts = []
      edit(screen)
      #expect(rows.contexts.map(\.invalidateDataSourceCounts) == [true])
      #expect(rows.contexts.map(\.invalidateEverything) == [false])
      screen.host.settle()
    }
    #expect(screen.cell(0) === first)
    rows.contexts = []
    screen.view.reloadData()
    #expect(rows.contexts.map(\.invalidateDataSourceCounts) == [true])
    #expect(rows.contexts.map(\.invalidateEverything) == [true])
    rows.contexts = []
    rows.invalidateLayout()
    #expect(rows.contexts.map(\.invalidateDataSourceCounts) == [false])
  }

  @Test("scrolling to an item has no effect before the view has a size")
  func scrollingWithoutASize() {
    let host = SimulationHost(device: .iPhone8, os: "13.7")
    let controller = UIViewController()
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 375, height: 300)
    let source = ItemSource([10])
    let view = UICollectionView(frame: .zero, collectionViewLayout: flow)
    view.register(NoteCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    view.contentInsetAdjustmentBehavior = .never
    controller.view.addSubview(view)
    let path = IndexPath(item: 5, section: 0)
    view.scrollToItem(at: path, at: .top, animated: false)
    view.selectItem(at: path, animated: false, scrollPosition: .top)
    #expect(view.contentOffset == .zero)
    host.setRoot(controller)
    view.frame = controller.view.bounds
    host.settle()
    #expect(view.contentOffset == .zero && view.indexPathsForSelectedItems == [path])
    view.scrollToItem(at: path, at: .top, animated: false)
    #expect(view.contentOffset.y == 1550)

    let table = UITableView(frame: .zero)
    let titles = TitleSource(rows: 50)
    table.dataSource = titles
    table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
    #expect(table.contentOffset == .zero)
  }
}
