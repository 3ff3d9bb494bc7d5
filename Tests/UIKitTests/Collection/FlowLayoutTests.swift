import Testing
import UIKit

/// The flow layout in a collection view: measured screens, supplementary views, self-sizing, rotation.
@MainActor
@Suite struct FlowLayoutTests {

  final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var size: (UICollectionView) -> CGSize
    private(set) var asked = 0

    init(_ size: @escaping (UICollectionView) -> CGSize) {
      self.size = size
      super.init()
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      return size(collectionView)
    }
  }

  @Test func measuredLandscapeOfAnIPhoneX() {
    // MSA's picture 12: inset 5, six cells of 114.833 five apart, the first at 49 on the screen.
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 5
    layout.minimumLineSpacing = 5
    layout.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    layout.itemSize = CGSize(width: (CGFloat(812) - 88 - 10 - 25) / 6, height: 100)
    let screen = CollectionScreen(
      .iPhoneX, os: "11.2", orientation: .landscapeRight, layout: layout, source: ItemSource([12])
    ) { $0.contentInsetAdjustmentBehavior = .always }
    let first = screen.view.convert(screen.cell(0)?.frame ?? .zero, to: nil)
    #expect(first.minX == 49)
    #expect(abs(first.width - 114.833) < 0.001)
    let second = screen.view.convert(screen.cell(1)?.frame ?? .zero, to: nil)
    #expect(abs(second.minX - first.maxX - 5) < 0.34)
    #expect(screen.view.contentSize.width == 724)
    #expect(screen.host.takeIssues().isEmpty)
  }

  @Test func sectionsKeepBarsAndInsetsAlsoWhenEmpty() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.footerReferenceSize = CGSize(width: 1, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 7, bottom: 6, right: 7)
    let screen = CollectionScreen(layout: layout, source: ItemSource([2, 0]))
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    func bar(_ kind: String, _ section: Int) -> CGRect? {
      screen.view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    #expect(bar(header, 0) == rect(0, 0, 375, 30))
    #expect(screen.frame(0) == rect(7, 35, 50, 50))
    #expect(bar(footer, 0) == rect(0, 91, 375, 20))
    #expect(bar(header, 1) == rect(0, 111, 375, 30))
    #expect(bar(footer, 1) == rect(0, 152, 375, 20))
    #expect(screen.view.contentSize == CGSize(width: 375, height: 172))
    #expect(screen.view.visibleSupplementaryViews(ofKind: header).count == 2)
  }

  @Test func barsWithoutLengthHaveAttributesWithoutSize() {
    final class Bars: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
      ) -> CGSize { section == 0 ? CGSize(width: 90, height: 0) : CGSize(width: 0, height: 30) }
    }
    final class Spaced: UICollectionViewFlowLayout {
      override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let found = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        let copy = found?.copy() as? UICollectionViewLayoutAttributes
        copy?.alpha = 0.5
        return copy
      }
    }
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    let delegate = Bars()
    let screen = CollectionScreen(layout: Spaced(), source: ItemSource([2, 2])) {
      $0.delegate = delegate
    }
    func bar(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
      screen.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
    }
    #expect(bar(header, [0, 0])?.frame == rect(0, 0, 0, 0))
    #expect(bar(header, [0, 0])?.alpha == 0.5)
    #expect(bar(header, [0, 0])?.representedElementKind == header)
    #expect(bar(footer, [0, 0])?.frame == rect(0, 50, 0, 0))
    #expect(bar(header, [1, 0])?.frame == rect(0, 50, 375, 30))
    #expect(bar(footer, [1, 0])?.frame == rect(0, 130, 0, 0))
    #expect(bar(header, [2, 0]) == nil)
    #expect(bar("other", [0, 0]) == nil)
    // No views represent them.
    #expect(screen.view.visibleSupplementaryViews(ofKind: header).count == 1)
    #expect(screen.view.visibleSupplementaryViews(ofKind: footer).isEmpty)
    #expect(
      screen.view.collectionViewLayout.layoutAttributesForElements(in: screen.view.bounds)?.count
        == 5)
    let sideways = UICollectionViewFlowLayout()
    sideways.scrollDirection = .horizontal
    let other = CollectionScreen(layout: sideways, source: ItemSource([1]))
    #expect(
      other.view.layoutAttributesForSupplementaryElement(ofKind: footer, at: [0, 0])?.frame
        == rect(50, 0, 0, 0))
  }

  @Test func columnsRunDownwardsWhenScrollingSideways() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 300, height: 300)
    layout.minimumLineSpacing = 20
    layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    let screen = CollectionScreen(layout: layout, source: ItemSource([3]))
    // As in the recorded flow: 20 to 320, 340 to 640. Two fit into 667: the gap takes the rest.
    #expect(screen.frame(0) == rect(20, 0, 300, 300))
    #expect(screen.frame(1) == rect(20, 367, 300, 300))
    #expect(screen.frame(2) == rect(340, 0, 300, 300))
    #expect(screen.view.contentSize == CGSize(width: 660, height: 667))
  }

  @Test func pinnedHeadersStayUntilTheirSectionEnds() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.itemSize = CGSize(width: 375, height: 100)
    layout.minimumLineSpacing = 0
    layout.sectionHeadersPinToVisibleBounds = true
    let screen = CollectionScreen(layout: layout, source: ItemSource([10, 10]))
    let path = IndexPath(item: 0, section: 0)
    func header() -> UICollectionReusableView? {
      screen.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path)
    }
    let view = try #require(header())
    #expect(view.frame.minY == 0)
    screen.view.contentOffset.y = 400
    screen.host.settle()
    #expect(header() === view)
    #expect(view.frame.minY == 400)
    #expect(screen.view.subviews.suffix(2).contains(view))
    screen.view.contentOffset.y = 1_010
    screen.host.settle()
    #expect(view.frame.minY == 1_000)
  }

  final class TallCell: UICollectionViewCell {
    var height: CGFloat = 80
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = CGSize(width: 375, height: height)
      return layoutAttributes
    }
  }

  @Test func estimatedItemsTakeTheSizeTheyPrefer() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 375, height: 300)
    layout.minimumLineSpacing = 0
    let source = ItemSource([1000])
    source.prepare = { cell, path in
      (cell as? TallCell)?.height = path.item == 1 ? 20 : 10
    }
    let screen = CollectionScreen(layout: layout, source: source) {
      $0.register(TallCell.self, forCellWithReuseIdentifier: "item")
    }
    #expect(screen.frame(0) == rect(0, 0, 375, 10))
    #expect(screen.frame(1) == rect(0, 10, 375, 20))
    #expect(screen.frame(2) == rect(0, 30, 375, 10))
    // 667 points: 66 rows, one of them double; the others are still estimates.
    #expect(screen.view.visibleCells.count == 66)
    #expect(screen.view.contentSize.height == 280_870)
    #expect(screen.host.takeIssues().isEmpty)
  }

  @Test func constraintsSizeAutomaticItems() throws {
    final class LabelCell: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        ])
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let source = ItemSource([2])
    source.prepare = { cell, path in
      (cell as? LabelCell)?.label.text = path.item == 0 ? "Tag" : "Longer"
    }
    let screen = CollectionScreen(layout: layout, source: source) {
      $0.register(LabelCell.self, forCellWithReuseIdentifier: "item")
    }
    let cell = try #require(screen.cell(0) as? LabelCell)
    let text = cell.label.intrinsicContentSize
    #expect(cell.frame.size == CGSize(width: text.width + 16, height: text.height + 8))
    #expect(cell.label.frame.origin == CGPoint(x: 8, y: 4))
    #expect(screen.frame(1)?.minX == cell.frame.maxX + 10)
  }

  @Test func insetsMayCountFromTheSafeArea() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    layout.sectionInsetReference = .fromSafeArea
    let screen = CollectionScreen(
      .iPhoneX, os: "11.2", orientation: .landscapeRight, layout: layout, source: ItemSource([30]))
    #expect(screen.frame(0)?.minX == 49)
    #expect(screen.view.contentSize.width == 812)
  }

  // MARK: Turning

  @Test("F1: the delegate's sizes from before a rotation stay after it")
  func turnedSizesAreStale() {
    let sizes = Sizes { CGSize(width: $0.bounds.width, height: 50) }
    let layout = UICollectionViewFlowLayout()
    let screen = CollectionScreen(layout: layout, source: ItemSource([3])) { $0.delegate = sizes }
    #expect(screen.frame(0) == rect(0, 0, 375, 50))
    screen.host.turn(to: .landscapeLeft)
    // Not queried again; one stale item per line, centred.
    #expect(sizes.asked == 3)
    #expect(screen.frame(0) == rect(146, 0, 375, 50))
    #expect(screen.view.contentSize == CGSize(width: 667, height: 170))
    #expect(screen.host.takeIssues().isEmpty)
  }

  @Test("F1: landscape sizes are too wide in portrait, and UIKit reports it")
  func staleSizesAreTooWide() throws {
    let sizes = Sizes { CGSize(width: $0.bounds.width, height: 50) }
    let layout = UICollectionViewFlowLayout()
    let screen = CollectionScreen(
      orientation: .landscapeRight, layout: layout, source: ItemSource([2])
    ) { $0.delegate = sizes }
    #expect(screen.host.takeIssues().isEmpty)
    screen.host.turn(to: .portrait)
    #expect(screen.frame(0) == rect(-146, 0, 667, 50))
    let issue = try #require(screen.host.takeIssues().first)
    #expect(
      issue.problem.hasPrefix(
        "The behavior of the UICollectionViewFlowLayout is not defined because: the item width "
          + "must be less than the width of the UICollectionView minus the section insets left and "
          + "right values, minus the content insets left and right values."))
  }

  @Test("F2: invalidateLayout() alongside the rotation queries the sizes again")
  func invalidatedAlongside() {
    final class Controller: UICollectionViewController {
      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(
          alongsideTransition: { [weak self] _ in
            self?.collectionView.collectionViewLayout.invalidateLayout()
          }, completion: nil)
      }
    }
    let host = SimulationHost(device: .iPhone8, os: "13.7")
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    let sizes = Sizes { CGSize(width: $0.bounds.width, height: 50) }
    let source = ItemSource([3])
    controller.collectionView.register(NoteCell.self, forCellWithReuseIdentifier: "item")
    controller.collectionView.contentInsetAdjustmentBehavior = .never
    controller.collectionView.dataSource = source
    controller.collectionView.delegate = sizes
    host.setRoot(controller)
    host.turn(to: .landscapeLeft)
    let cell = controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(cell?.frame == rect(0, 60, 667, 50))
    #expect(sizes.asked == 6)
  }

  final class FittingLayout: UICollectionViewFlowLayout {
    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else {
        return context
      }
      flow.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
      return context
    }
  }

  @Test("F3: a layout that invalidates the delegate's metrics fits after the rotation")
  func fittingLayout() {
    let sizes = Sizes { CGSize(width: $0.bounds.width, height: 50) }
    let screen = CollectionScreen(layout: FittingLayout(), source: ItemSource([3])) {
      $0.delegate = sizes
    }
    screen.host.turn(to: .landscapeLeft)
    #expect(screen.cell(1)?.frame == rect(0, 60, 667, 50))
    #expect(sizes.asked == 6)
    screen.view.contentOffset.y = 1
    screen.host.settle()
    #expect(sizes.asked == 6)
  }

  @Test("F3: also if the rotation happened while another screen was in front")
  func fittingLayoutTurnedOutOfSight() {
    let sizes = Sizes { CGSize(width: $0.bounds.width, height: 50) }
    let screen = CollectionScreen(layout: FittingLayout(), source: ItemSource([3])) {
      $0.delegate = sizes
    }
    let wrapper = screen.controller.view.superview
    screen.controller.view.removeFromSuperview()
    screen.host.turn(to: .landscapeLeft)
    #expect(screen.frame(0) == rect(0, 0, 375, 50))
    wrapper?.addSubview(screen.controller.view)
    screen.controller.view.frame = wrapper?.bounds ?? .zero
    screen.host.settle()
    #expect(screen.cell(1)?.frame == rect(0, 60, 667, 50))
  }

  @Test("F4: a table needs nothing: its rows are as wide as the screen")
  func tablesFollow() {
    let screen = TableScreen(source: TitleSource(rows: 3))
    #expect(screen.cell(1)?.frame.width == 375)
    screen.host.turn(to: .landscapeLeft)
    #expect(screen.cell(1)?.frame.width == 667)
    #expect(screen.cell(1)?.contentView.frame.width == 667)
    #expect(screen.cell(1)?.textLabel?.frame.maxX == 647)
  }
}
