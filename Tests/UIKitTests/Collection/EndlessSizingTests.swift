import Devices
import Testing
import UIKit

/// Elements and content whose size depends on something that it changes.
@MainActor
@Suite("Sizes that never settle end soon") struct EndlessSizingTests {
  /// A cell with a fixed height, which runs code whenever it is measured.
  final class AskingCell: UICollectionViewCell {
    var asked = 0
    var height: CGFloat = 0
    var whenAsked: () -> Void = {}

    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      asked += 1
      whenAsked()
      attributes.size.height = height
      return attributes
    }
  }

  private static func flow(_ estimate: CGFloat) -> UICollectionViewLayout {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 375, height: estimate)
    flow.minimumLineSpacing = 0
    return flow
  }

  private static func compositional(_ estimate: CGFloat) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
  }

  private func screen(
    _ layout: UICollectionViewLayout, items: Int, height: CGFloat,
    whenAsked: @escaping () -> Void = {}
  ) -> CollectionScreen {
    let source = ItemSource([items])
    source.prepare = { cell, _ in
      let cell = cell as? AskingCell
      cell?.height = height
      cell?.whenAsked = whenAsked
    }
    return CollectionScreen(layout: layout, source: source) {
      $0.register(AskingCell.self, forCellWithReuseIdentifier: "item")
    }
  }

  @Test("a cell that invalidates every size while it is measured is reported once per layout")
  func restlessCells() throws {
    for layout in [Self.flow(50), Self.compositional(50)] {
      let screen = screen(layout, items: 3, height: 60) { layout.invalidateLayout() }
      let cell = try #require(screen.cell(0) as? AskingCell)
      for reload in 0..<2 {
        let issues = screen.host.takeIssues()
        #expect(issues.count == 1, "\(reload)")
        #expect(
          issues.first?.problem.hasPrefix(
            "The collection view is stuck in its update/layout loop: the cell at [0, 0] keeps")
            == true)
        #expect(cell.asked < 60 * (reload + 1))
        screen.host.settle()
        #expect(screen.host.takeIssues().isEmpty)
        layout.invalidateLayout()
        screen.host.settle()
      }
    }
  }

  @Test("estimates a hundred times too large, or too small, settle")
  func farEstimates() {
    for layout in [Self.flow(1000), Self.compositional(1000)] {
      let screen = screen(layout, items: 100, height: 10)
      #expect(screen.view.visibleCells.count == 67)
      #expect(screen.view.contentSize.height == 33_670)
      #expect(screen.host.takeIssues().isEmpty)
    }
    for layout in [Self.flow(4), Self.compositional(4)] {
      let screen = screen(layout, items: 100, height: 400)
      #expect(screen.view.visibleCells.count == 2)
      #expect(screen.host.takeIssues().isEmpty)
    }
  }

  /// Content that is too long only while the insets aren't adjusted.
  final class ContraryLayout: UICollectionViewLayout {
    var prepared = 0

    override func prepare() { prepared += 1 }

    override var collectionViewContentSize: CGSize {
      guard let view = collectionView else { return .zero }
      let isAdjusted = view.adjustedContentInset.top > 0
      return CGSize(width: view.bounds.width, height: view.bounds.height + (isAdjusted ? -90 : 10))
    }
  }

  @Test("content that is too long only while the insets aren't adjusted stays adjusted")
  func contraryContent() {
    let layout = ContraryLayout()
    let screen = CollectionScreen(.iPhoneX, layout: layout, source: ItemSource([])) {
      $0.contentInsetAdjustmentBehavior = .scrollableAxes
    }
    #expect(screen.view.adjustedContentInset.top == 44)
    #expect(layout.prepared < 50)
    #expect(screen.host.takeIssues().isEmpty)
    screen.host.settle()
    #expect(screen.view.adjustedContentInset.top == 44)
  }

  @Test("measurements stay valid while only the space before and after the content changes")
  func keptSizes() {
    let layout = Self.compositional(100)
    let screen = screen(layout, items: 20, height: 20)
    func sizes() -> [CGFloat?] { [0, 19].map { screen.frame($0)?.height } }
    #expect(sizes() == [20, 20])
    let changes: [(String, CGFloat, (UICollectionView) -> Void)] = [
      ("insets before and after", 20, { $0.contentInset = .init(10, 0, 10, 0) }),
      ("margins above", 20, { $0.layoutMargins.top = 50 }),
      ("height", 20, { $0.frame.size.height = 60 }),
      ("margins beside", 100, { $0.layoutMargins.left = 50 }),
      ("height again", 20, { $0.frame.size.height = 667 }),
      ("everything", 100, { $0.collectionViewLayout.invalidateLayout() }),
    ]
    for (name, last, change) in changes {
      change(screen.view)
      if name == "everything" { screen.view.frame.size.height = 60 }
      screen.host.settle()
      #expect(sizes() == [20, last], "\(name)")
    }
  }
}
