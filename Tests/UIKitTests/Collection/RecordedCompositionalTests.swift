import Devices
import Testing
import UIKit

/// Compositional layouts as in pictures of iOS 17: what fractions refer to, where badges are, and what
/// remains of a section without items.
@MainActor
@Suite struct RecordedCompositionalTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private var whole: NSCollectionLayoutSize { size(.fractionalWidth(1), .fractionalHeight(1)) }

  private func badge(
    _ anchor: NSCollectionLayoutAnchor, own: NSCollectionLayoutAnchor? = nil,
    size: NSCollectionLayoutSize? = nil
  ) -> NSCollectionLayoutSupplementaryItem {
    let size = size ?? self.size(.absolute(20), .absolute(20))
    guard let own else {
      return NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: "badge", containerAnchor: anchor)
    }
    return NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge", containerAnchor: anchor, itemAnchor: own)
  }

  private func screen(
    _ layout: UICollectionViewLayout, _ items: [Int] = [10], device: Device = .iPhone8,
    options: SimulationHost.Options = .init()
  ) -> CollectionScreen {
    CollectionScreen(
      device, os: "17.5", layout: layout, source: ItemSource(items), options: options
    ) {
      for kind in ["badge", "head", "foot"] {
        $0.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "bar")
      }
    }
  }

  private func screen(
    _ section: NSCollectionLayoutSection, _ items: [Int] = [10], device: Device = .iPhone8,
    scrolls: UICollectionView.ScrollDirection = .vertical,
    options: SimulationHost.Options = .init()
  ) -> CollectionScreen {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = scrolls
    return screen(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), items,
      device: device, options: options)
  }

  private func frame(_ screen: CollectionScreen, _ kind: String, _ path: IndexPath) -> CGRect? {
    screen.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
  }

  // MARK: Sections that scroll across

  nonisolated static let orthogonal: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
    .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
  ]

  @Test("fractions of orthogonally scrolling groups are of the full width", arguments: orthogonal)
  func groupsThatScrollAcross(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      subitem: NSCollectionLayoutItem(layoutSize: whole), count: 4)
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 16, bottom: 9, trailing: 16)
    section.orthogonalScrollingBehavior = behavior
    let across = screen(section)
    // (375 − 24) / 4 = 87.75, and edges on half points: the first ends at 103.75.
    #expect(across.frame(0) == rect(16, 7, 88, 60))
    #expect(across.frame(3)?.maxX == 391)
    #expect(across.frame(4)?.minX == 391)
    #expect(across.view.contentSize == CGSize(width: 375, height: 76))
    section.orthogonalScrollingBehavior = .none
    let down = screen(section)
    // (343 − 24) / 4 = 79.75.
    #expect(down.frame(0) == rect(16, 7, 80, 60))
    #expect(down.frame(4) == rect(16, 67, 80, 60))
  }

  @Test func nestedGroupsAreFractionsOfTheirGroup() {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      subitem: NSCollectionLayoutItem(layoutSize: whole), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.8), .absolute(100)), subitems: [pair])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.orthogonalScrollingBehavior = .continuous
    let found = screen(section)
    #expect(found.frame(0) == rect(20, 0, 150, 50))
    #expect(found.frame(1) == rect(20, 50, 150, 50))
    #expect(found.frame(2) == rect(170, 0, 150, 50))
    #expect(found.frame(4)?.minX == 320)
  }

  @Test func layoutsThatRunSidewaysHaveSectionsThatScrollUp() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(0.5)),
      subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 25, bottom: 30, trailing: 50)
    section.orthogonalScrollingBehavior = .continuous
    let found = screen(section, scrolls: .horizontal)
    // 40 % of 375 less the insets along the layout, half of the whole 667, less the 20 of the status bar that
    // the content avoids.
    #expect(found.frame(0) == rect(25, 50, 120, 323.5))
    #expect(found.frame(1)?.minY == 373.5)
    #expect(found.view.contentSize.width == 195)
  }

  @Test func contentKeepsClearOfTheHousingWhereItScrollsAcross() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.5), .absolute(60)),
      subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    section.orthogonalScrollingBehavior = .continuous
    let found = screen(section, device: .iPhoneX)
    found.host.turn(to: .landscapeLeft)
    // Half of 812 less the housing's 44 on both sides.
    #expect(found.frame(0) == rect(60, 0, 362, 60))
  }

  @Test func rowsThatScrollAcrossStartAtTheRightFromRightToLeft() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.4), .absolute(60)),
      subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)
    section.orthogonalScrollingBehavior = .groupPaging
    var options = SimulationHost.Options()
    options.layoutDirection = .rightToLeft
    let found = screen(section, options: options)
    #expect(found.frame(0) == rect(215, 0, 150, 60))
    #expect(found.frame(1)?.maxX == 215)
  }

  // MARK: Items by count

  @Test func gapsComeOffBeforeFractionsAreTaken() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.25), .fractionalWidth(0.25)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitem: item, count: 4)
    row.interItemSpacing = .fixed(16)
    row.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 20)
    let across = screen(NSCollectionLayoutSection(group: row), device: .iPhone8)
    // (355 − 48) / 4 = 76.75, wide and high.
    #expect(across.frame(0) == rect(0, 0, 77, 77))
    #expect(across.frame(1) == rect(93, 0, 76.5, 77))
    #expect(across.frame(3)?.maxX == 355)
    // Fractions of the orthogonal length are unchanged.
    let half = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let other = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitem: half, count: 2)
    other.interItemSpacing = .flexible(15)
    #expect(screen(NSCollectionLayoutSection(group: other)).frame(1) == rect(195, 0, 180, 50))
  }

  @Test func gapsComeOffInColumnsToo() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalHeight(0.5), .fractionalHeight(1)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(200), .absolute(230)), subitem: item, count: 3)
    column.interItemSpacing = .fixed(10)
    column.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 5, bottom: 0, trailing: 0)
    let found = screen(NSCollectionLayoutSection(group: column))
    // 230 − 20 − 20 = 190: a third high, half as wide.
    #expect(found.frame(0) == rect(5, 20, 95, 63.5))
    #expect(found.frame(2)?.maxY == 230)
    #expect(found.frame(2)?.width == 95)
  }

  @Test func groupsByCountAreFractionsOfWhatTheGapsLeave() {
    let inner = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)),
      subitem: NSCollectionLayoutItem(layoutSize: whole), count: 2)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitem: inner, count: 2)
    row.interItemSpacing = .fixed(75)
    let found = screen(NSCollectionLayoutSection(group: row))
    #expect(found.frame(0) == rect(0, 0, 150, 75))
    #expect(found.frame(1) == rect(0, 75, 150, 75))
    #expect(found.frame(2) == rect(225, 0, 150, 75))
  }

  // MARK: Badges of groups

  nonisolated static let edges: [(NSDirectionalRectEdge, CGRect)] = [
    ([], rect(172.5, 45, 20, 20)), ([.top], rect(172.5, 10, 20, 20)),
    ([.bottom], rect(172.5, 80, 20, 20)), ([.leading], rect(10, 45, 20, 20)),
    ([.trailing], rect(335, 45, 20, 20)), ([.top, .leading], rect(10, 10, 20, 20)),
    ([.bottom, .trailing], rect(335, 80, 20, 20)),
  ]

  private func badgeOfGroup(_ plan: NSCollectionLayoutSupplementaryItem) -> CollectionScreen {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(110)),
      subitem: NSCollectionLayoutItem(layoutSize: whole), count: 2)
    group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 20)
    group.supplementaryItems = [plan]
    return screen(NSCollectionLayoutSection(group: group), [5])
  }

  @Test("a group's badges are at the edges inside its insets", arguments: edges)
  func badgesOfGroups(edges: NSDirectionalRectEdge, expected: CGRect) {
    let found = badgeOfGroup(badge(NSCollectionLayoutAnchor(edges: edges)))
    #expect(frame(found, "badge", [0, 0]) == expected)
    #expect(frame(found, "badge", [0, 2]) == expected.offsetBy(dx: 0, dy: 110))
    // Not one per item.
    #expect(frame(found, "badge", [0, 1]) == nil)
  }

  @Test func badgesOfGroupsAreMovedFromThere() {
    let outside = badgeOfGroup(
      badge(
        NSCollectionLayoutAnchor(
          edges: [.top, .trailing], fractionalOffset: CGPoint(x: 1, y: -0.5))))
    #expect(frame(outside, "badge", [0, 0]) == rect(355, 0, 20, 20))
    let points = badgeOfGroup(
      badge(
        NSCollectionLayoutAnchor(
          edges: [.bottom, .leading], absoluteOffset: CGPoint(x: -4, y: 6))))
    #expect(frame(points, "badge", [0, 0]) == rect(6, 86, 20, 20))
    let meeting = badgeOfGroup(
      badge(
        NSCollectionLayoutAnchor(edges: [.trailing]),
        own: NSCollectionLayoutAnchor(edges: [.leading])))
    #expect(frame(meeting, "badge", [0, 0]) == rect(355, 45, 20, 20))
    // 345 of 375 wide.
    let line = badgeOfGroup(
      badge(
        NSCollectionLayoutAnchor(edges: [.bottom]), size: size(.fractionalWidth(1), .absolute(2))))
    #expect(frame(line, "badge", [0, 0]) == rect(10, 98, 345, 2))
  }

  @Test func badgesOfNestedGroupsStandAtTheirItems() {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      subitem: NSCollectionLayoutItem(layoutSize: whole), count: 2)
    pair.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    pair.supplementaryItems = [badge(NSCollectionLayoutAnchor(edges: [.top, .leading]))]
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(300), .absolute(100)), subitems: [pair])
    let found = screen(NSCollectionLayoutSection(group: group), [7])
    #expect(frame(found, "badge", [0, 0]) == rect(5, 5, 20, 20))
    #expect(frame(found, "badge", [0, 2]) == rect(155, 5, 20, 20))
    #expect(frame(found, "badge", [0, 4]) == rect(5, 105, 20, 20))
    #expect(frame(found, "badge", [0, 6]) == rect(155, 105, 20, 20))
    #expect(found.view.visibleSupplementaryViews(ofKind: "badge").count == 4)
  }

  // MARK: Sections without items

  final class NoteView: UICollectionReusableView {}

  private func sections(
    _ items: [Int], height: NSCollectionLayoutDimension,
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none, bars: Bool
  ) -> CollectionScreen {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height)
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 12, leading: 16, bottom: 20, trailing: 16)
      section.orthogonalScrollingBehavior = behavior
      section.decorationItems = [.background(elementKind: "back")]
      if bars {
        let bar = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: bar, elementKind: "head", alignment: .top),
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: bar, elementKind: "foot", alignment: .bottom),
        ]
      }
      return section
    }
    layout.configuration.interSectionSpacing = 5
    layout.register(NoteView.self, forDecorationViewOfKind: "back")
    return screen(layout, items)
  }

  private func backgrounds(_ screen: CollectionScreen) -> [CGRect] {
    screen.view.subviews.compactMap { ($0 as? NoteView)?.frame }.sorted { $0.minY < $1.minY }
  }

  @Test(arguments: 0..<3)
  func emptySectionsHaveNoInsetsAndNoBackground(number: Int) {
    let height = [
      NSCollectionLayoutDimension.absolute(50), .estimated(50), .fractionalHeight(1),
    ][number]
    let bare = sections([0, 1, 0], height: height, bars: false)
    #expect(bare.frame(0, 1)?.minY == 17)
    #expect(bare.frame(0, 1)?.minX == 16)
    #expect(backgrounds(bare).map(\.minY) == [5])
    // A space, 12 above the item, 20 below it, another space.
    let length = bare.frame(0, 1)?.height ?? 0
    #expect(bare.view.contentSize.height == 42 + length)
    let layout = bare.view.collectionViewLayout
    #expect(layout.layoutAttributesForDecorationView(ofKind: "back", at: [0, 0]) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "back", at: [1, 0]) != nil)
  }

  @Test func emptySectionsKeepTheirHeadersAndFooters() {
    for behavior in [UICollectionLayoutSectionOrthogonalScrollingBehavior.none, .groupPaging] {
      let found = sections([0, 1], height: .absolute(50), behavior: behavior, bars: true)
      #expect(frame(found, "head", [0, 0]) == rect(16, 0, 343, 30))
      #expect(frame(found, "foot", [0, 0]) == rect(16, 30, 343, 30))
      #expect(frame(found, "head", [1, 0]) == rect(16, 65, 343, 30))
      #expect(found.frame(0, 1)?.minY == 107)
      #expect(backgrounds(found) == [rect(0, 65, 375, 142)])
    }
  }

  @Test func sectionsThatFillUpGetTheirInsets() {
    let found = sections([0], height: .absolute(50), bars: false)
    #expect(found.view.contentSize.height == 0)
    found.source.items = [2]
    found.view.insertItems(at: [[0, 0], [0, 1]])
    found.host.settle()
    #expect(found.frame(0)?.minY == 12)
    #expect(found.view.contentSize.height == 132)
    #expect(backgrounds(found).count == 1)
  }
}
