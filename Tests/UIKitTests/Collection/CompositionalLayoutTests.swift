import Devices
import TestSupport
import Testing
import UIKit

/// Compositional layouts: groups, sections, boundary items, badges, to the pixel.
@MainActor
@Suite struct CompositionalLayoutTests {

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
  }

  private func screen(
    _ section: NSCollectionLayoutSection, items: [Int] = [10],
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
    setUp: (UICollectionView) -> Void = { _ in }
  ) -> CollectionScreen {
    CollectionScreen(
      os: "15.5",
      layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration),
      source: ItemSource(items), setUp: setUp)
  }

  @Test func rowsAreFilledWithFractions() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)),
      subitems: [item(.fractionalWidth(0.2), .fractionalHeight(1))])
    let screen = screen(NSCollectionLayoutSection(group: group))
    #expect(screen.frame(0) == rect(0, 0, 75, 75))
    #expect(screen.frame(4) == rect(300, 0, 75, 75))
    #expect(screen.frame(5) == rect(0, 75, 75, 75))
    #expect(screen.view.contentSize == CGSize(width: 375, height: 150))
  }

  @Test func countedItemsShareTheGroupWithItsGaps() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let screen = screen(section, items: [3, 1])
    // 355 − 10 = 345, halved; edges are on half points at 2x.
    #expect(screen.frame(0) == rect(10, 5, 172.5, 44))
    #expect(screen.frame(1) == rect(192.5, 5, 172.5, 44))
    #expect(screen.frame(2) == rect(10, 59, 172.5, 44))
    #expect(screen.frame(0, 1) == rect(10, 113, 172.5, 44))
    #expect(screen.view.contentSize.height == 162)
  }

  @Test(
    "a fraction of 1/n is of what n − 1 fixed gaps leave: 90.5 and 98.5 apart in 288 (recorded)")
  func fractionsThatFitWithTheirGaps() {
    func frames(_ fraction: CGFloat, width: CGFloat, gap: CGFloat, device: Device = .iPhone8)
      -> [CGRect]
    {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)),
        subitems: [item(.fractionalWidth(fraction), .fractionalHeight(1))])
      group.interItemSpacing = .fixed(gap)
      let section = NSCollectionLayoutSection(group: group)
      let side = (device.screen(os: "15.5", orientation: .portrait).size.width - width) / 2
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: side, bottom: 0, trailing: side)
      let screen = CollectionScreen(
        device, os: "15.5", layout: UICollectionViewCompositionalLayout(section: section),
        source: ItemSource([9]))
      return (0..<4).compactMap { screen.frame($0) }
    }
    let thirds = frames(1 / 3, width: 288, gap: 8, device: .iPhoneSE)
    #expect(thirds[0] == rect(16, 0, 90.5, 40))
    #expect(thirds[1] == rect(114.5, 0, 90.5, 40))
    #expect(thirds[2] == rect(213, 0, 90.5, 40))
    #expect(thirds[3] == rect(16, 40, 90.5, 40))
    let halves = frames(0.5, width: 355, gap: 10)
    #expect(halves[1] == rect(192.5, 0, 172.5, 40) && halves[2].minY == 40)
    // At 3x, (390 − 2 · 6) / 3 = 126.
    let fine = frames(0.333, width: 390, gap: 6, device: .iPhone12)
    #expect(fine[3].minY == 40 && abs(fine[2].minX - 263.3) < 0.4)
    // Other fractions, and gaps that grow, are as before.
    #expect(frames(0.4, width: 375, gap: 10)[1] == rect(160, 0, 150, 40))
  }

  @Test("other plans with gaps keep their fractions of the whole")
  func fractionsOfTheWhole() {
    func second(_ plans: [NSCollectionLayoutItem], _ gap: NSCollectionLayoutSpacing) -> CGRect? {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: plans)
      group.interItemSpacing = gap
      return screen(NSCollectionLayoutSection(group: group)).frame(1)
    }
    let half = item(.fractionalWidth(0.5), .fractionalHeight(1))
    #expect(second([half], .flexible(10)) == rect(0, 40, 187.5, 40))
    let third = item(.fractionalWidth(0.3), .fractionalHeight(1))
    #expect(second([third, third], .fixed(10)) == rect(122.5, 0, 112.5, 40))
  }

  @Test func rowsAreFilledUpToTheLastPointWithGapsBetween() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(320), .absolute(50)),
      subitems: [item(.absolute(100), .fractionalHeight(1))])
    group.interItemSpacing = .fixed(10)
    let screen = screen(NSCollectionLayoutSection(group: group), items: [4])
    #expect(screen.frame(2) == rect(220, 0, 100, 50))
    #expect(screen.frame(3) == rect(0, 50, 100, 50))
  }

  @Test func headersFollowTheContentInsetsUnlessToldNotTo() {
    for follows in [true, false] {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 40)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "bar",
          alignment: .top)
      ]
      section.supplementariesFollowContentInsets = follows
      let layout = UICollectionViewCompositionalLayout(section: section)
      let screen = CollectionScreen(os: "15.5", layout: layout, source: ItemSource([1])) {
        $0.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: "bar",
          withReuseIdentifier: "bar")
      }
      let bar = layout.layoutAttributesForSupplementaryView(ofKind: "bar", at: [0, 0])
      #expect(bar?.frame == (follows ? rect(30, 0, 305, 20) : rect(0, 0, 375, 20)))
      #expect(screen.frame(0) == rect(30, 20, 305, 50))
    }
  }

  @Test func repeatedItemsKeepTheirOwnSize() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      repeatingSubitem: item(.absolute(50), .fractionalHeight(0.5)), count: 3)
    let screen = screen(NSCollectionLayoutSection(group: group))
    #expect(screen.frame(2) == rect(100, 0, 50, 22))
    #expect(screen.frame(3) == rect(0, 44, 50, 22))
  }

  @Test func groupsLieInGroups() {
    // The leading item of Apple's example, and two stacked trailing ones.
    let leading = item(.fractionalWidth(0.7), .fractionalHeight(1))
    leading.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let trailing = item(.fractionalWidth(1), .fractionalHeight(0.3))
    trailing.contentInsets = leading.contentInsets
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: trailing, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)), subitems: [leading, column])
    let screen = screen(NSCollectionLayoutSection(group: group))
    // 40 % of 667 is 266.8; 70 % of 375 is 262.5.
    #expect(screen.frame(0) == rect(10, 10, 242.5, 247))
    #expect(screen.frame(1) == rect(272.5, 10, 92.5, 113.5))
    #expect(screen.frame(2) == rect(272.5, 143.5, 92.5, 113.5))
    #expect(screen.frame(3)?.minY == 277)
  }

  @Test func flexibleRoomIsSharedOut() {
    let one = item(.absolute(50), .absolute(20))
    one.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(120), .absolute(40)), subitems: [one])
    group.interItemSpacing = .flexible(4)
    let screen = screen(NSCollectionLayoutSection(group: group))
    // Two fit: 104 of 120; 16 for two leading spaces and one in between.
    #expect(screen.frame(0)?.minX == 5.5)
    #expect(screen.frame(0)?.minY == 20)
    #expect(screen.frame(1)?.maxX == 120)
  }

  @Test func customGroupsPlaceTheirItems() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, 100, 100)),
        NSCollectionLayoutGroupCustomItem(frame: rect(width - 50, 50, 50, 50), zIndex: 3),
      ]
    }
    let screen = screen(NSCollectionLayoutSection(group: group))
    #expect(screen.frame(1) == rect(325, 50, 50, 50))
    #expect(screen.frame(2) == rect(0, 100, 100, 100))
    #expect(
      screen.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3)
  }

  final class WordCell: UICollectionViewCell {
    var height: CGFloat = 30
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.frame.size.height = height
      return layoutAttributes
    }
  }

  private func estimated(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(60)),
        subitems: [item(.fractionalWidth(0.5), height)]))
  }

  @Test func estimatedItemsGrowTheirGroups() {
    let screen = screen(estimated(.estimated(60)), items: [2001]) {
      $0.register(WordCell.self, forCellWithReuseIdentifier: "item")
      ($0.dataSource as? ItemSource)?.prepare = { cell, path in
        (cell as? WordCell)?.height = path.item % 2 == 0 ? 30 : 45
      }
    }
    #expect(screen.frame(0) == rect(0, 0, 187.5, 30))
    #expect(screen.frame(1) == rect(187.5, 0, 187.5, 45))
    #expect(screen.frame(2) == rect(0, 45, 187.5, 30))
    // 667 / 45: fifteen rows are known, the others estimated, and the last has one item.
    #expect(screen.view.visibleCells.count == 30)
    #expect(screen.view.contentSize.height == 59_835)
  }

  @Test func uniformSiblingsAreAsHighAsTheHighest() {
    let screen = screen(estimated(.uniformAcrossSiblings(estimate: 60)), items: [4]) {
      $0.register(WordCell.self, forCellWithReuseIdentifier: "item")
      ($0.dataSource as? ItemSource)?.prepare = { cell, path in
        (cell as? WordCell)?.height = path.item % 2 == 0 ? 30 : 45
      }
    }
    #expect(screen.frame(0) == rect(0, 0, 187.5, 45))
    #expect(screen.frame(1) == rect(187.5, 0, 187.5, 45))
    #expect(screen.frame(2)?.minY == 45)
    #expect(screen.host.takeIssues().isEmpty)
  }

  @Test func barsBackgroundsAndBadges() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let cell = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [cell])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "head", alignment: .top)
    header.pinToVisibleBounds = true
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(50), .absolute(20)), elementKind: "foot",
      alignment: .bottomTrailing)
    section.boundarySupplementaryItems = [header, footer]
    section.decorationItems = [.background(elementKind: "back")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(NoteView.self, forDecorationViewOfKind: "back")
    let screen = CollectionScreen(os: "15.5", layout: layout, source: ItemSource([20, 1])) {
      for kind in ["badge", "head", "foot"] {
        $0.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "bar")
      }
    }
    func bar(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
      screen.view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: item, section: section))?.frame
    }
    #expect(bar("head") == rect(20, 0, 335, 30))
    #expect(screen.frame(0) == rect(20, 40, 100, 100))
    #expect(bar("badge") == rect(110, 30, 20, 20))
    #expect(bar("badge", 4) == rect(210, 130, 20, 20))
    // Seven rows of three, then the inset.
    #expect(bar("foot") == rect(305, 750, 50, 20))
    #expect(bar("head", 0, 1) == rect(20, 770, 335, 30))
    let background = try #require(screen.view.subviews.first as? NoteView)
    #expect(background.frame == rect(0, 0, 375, 770))
    screen.view.contentOffset.y = 200
    screen.host.settle()
    #expect(bar("head")?.minY == 200)
    #expect(screen.view.visibleSupplementaryViews(ofKind: "head").count == 2)
    #expect(screen.host.takeIssues().isEmpty)
  }

  final class NoteView: UICollectionReusableView {}

  @Test func orthogonalSectionsRunSideways() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.8), .absolute(120)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let screen = screen(section, items: [1000, 3])
    // 80 % of 375 is 300, whatever the insets.
    #expect(screen.frame(0) == rect(16, 0, 300, 120))
    #expect(screen.frame(1)?.minX == 326)
    #expect(screen.frame(0, 1)?.minY == 120)
    #expect(screen.view.contentSize == CGSize(width: 375, height: 240))
    // Only visible cells are created.
    #expect(screen.view.visibleCells.count == 4)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    screen.view.collectionViewLayout.invalidateLayout()
    screen.host.settle()
    #expect(screen.frame(0)?.minX == 37.5)
  }

  @Test func providersAreAskedAgainForAnotherSize() {
    var asked: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      if section == 0 { asked.append(environment.container.effectiveContentSize.width) }
      let columns = environment.container.effectiveContentSize.width > 500 ? 4 : 2
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: columns))
    }
    let screen = CollectionScreen(
      .iPhoneX, os: "15.5", layout: layout, source: ItemSource([4, 2]))
    // Edges are on thirds of a point: 187.5 is 187.667.
    #expect(screen.frame(1)?.isClose(to: rect(187.6667, 0, 187.3333, 40)) == true)
    #expect(screen.frame(0, 1)?.minY == 80)
    screen.host.turn(to: .landscapeLeft)
    // Content avoids the sensor housing: (812 − 88) / 4.
    #expect(asked.last == 724)
    #expect(screen.frame(3) == rect(44 + 543, 0, 181, 40))
    let count = asked.count
    screen.view.contentOffset.y = 1
    screen.host.settle()
    #expect(asked.count == count)
  }

  @Test func handlersChangeTheLookOfWhatShows() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      for item in items { item.alpha = item.frame.minY < offset.y ? 0.5 : 1 }
    }
    let screen = screen(section, items: [30])
    #expect(screen.cell(0)?.alpha == 1)
    screen.view.contentOffset.y = 50
    screen.host.settle()
    #expect(screen.cell(0)?.alpha == 0.5)
    #expect(screen.cell(1)?.alpha == 1)
  }

  @Test func contentIsMirroredFromRightToLeft() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item(.absolute(100), .fractionalHeight(1))])
    var options = SimulationHost.Options()
    options.layoutDirection = .rightToLeft
    let screen = CollectionScreen(
      os: "15.5",
      layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      source: ItemSource([4]), options: options)
    #expect(screen.frame(0) == rect(275, 0, 100, 100))
    #expect(screen.cell(1)?.frame == rect(175, 0, 100, 100))
    #expect(screen.view.indexPathForItem(at: CGPoint(x: 370, y: 150))?.item == 3)
  }

  @Test func badPlansAreIssues() {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      if section == 0 { return nil }
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(section == 1 ? .nan : 0),
        heightDimension: .absolute(section == 2 ? -40 : 0))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: section == 3 ? [] : [item])
      let plan = NSCollectionLayoutSection(group: group)
      plan.interGroupSpacing = section == 4 ? .infinity : -20
      return plan
    }
    let screen = CollectionScreen(
      os: "15.5", layout: layout, source: ItemSource([5, 5, 5, 5, 100_000]))
    #expect(screen.view.contentSize.height.isFinite)
    let problems = screen.host.takeIssues().map(\.problem)
    #expect(problems.count == 3)
    #expect(
      problems.first
        == "Invalid section definition. Please specify a valid section definition when content is "
        + "to be rendered for a section. This is a client error. (section 0)")
  }

  @Test func insetsThatAreNoNumbersAreIssues() {
    let layout = UICollectionViewCompositionalLayout { [self] section, _ in
      let one = item(.fractionalWidth(0.5), .absolute(40))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [one])
      let plan = NSCollectionLayoutSection(group: group)
      if section == 0 { plan.contentInsets.top = .nan }
      if section == 1 { group.contentInsets.leading = .infinity }
      if section == 2 { one.contentInsets.bottom = -.infinity }
      plan.orthogonalScrollingBehavior = section == 0 ? .continuous : .none
      return plan
    }
    let screen = CollectionScreen(os: "15.5", layout: layout, source: ItemSource([4, 2, 2, 2]))
    #expect(screen.frame(0) == rect(0, 0, 187.5, 40))
    #expect(screen.frame(0, 1) == rect(0, 40, 187.5, 40))
    #expect(screen.frame(1, 2) == rect(187.5, 80, 187.5, 40))
    #expect(screen.view.contentSize == CGSize(width: 375, height: 160))
    #expect(
      screen.host.takeIssues().map(\.problem) == [
        "The content insets of section 0 have a number that is not finite; 0 is used.",
        "The content insets of an item or group in section 1 have a number that is not finite; 0 "
          + "is used.",
        "The content insets of an item or group in section 2 have a number that is not finite; 0 "
          + "is used.",
      ])
  }

  @Test func longListsAreQuick() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)),
      subitems: [item(.fractionalWidth(1), .estimated(44))])
    var screen: CollectionScreen?
    let time = ProcessorTime.measure {
      screen = self.screen(NSCollectionLayoutSection(group: group), items: [100_000]) {
        $0.register(WordCell.self, forCellWithReuseIdentifier: "item")
      }
    }
    #expect(time < .seconds(2))
    #expect(screen?.view.visibleCells.count == 23)
    #expect(screen?.view.contentSize.height == 4_399_678)
  }
}
