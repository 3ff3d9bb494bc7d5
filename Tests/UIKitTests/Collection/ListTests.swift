import Devices
import Testing
@testable import UIKit

/// Lists in collection views, and cell configurations.
@MainActor
@Suite struct ListTests {

  /// A list whose cells are configured by a closure.
  @MainActor
  final class ListScreen {
    let host: SimulationHost
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>

    init(
      _ configuration: UICollectionLayoutListConfiguration, _ sections: [[String]],
      os: OSVersion = "15.5", orientation: UIInterfaceOrientation = .portrait,
      device: Device = .iPhone8, options: SimulationHost.Options = .init(),
      fill: @escaping (UICollectionViewListCell, String) -> Void = { cell, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
      },
      setUp: (UICollectionView) -> Void = { _ in }
    ) {
      host = SimulationHost(device: device, os: os, orientation: orientation, options: options)
      host.becomeCurrent()
      view = UICollectionView(
        frame: host.geometry.bounds, collectionViewLayout: .list(configuration))
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        fill($0, $2)
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { cell, _, path in
        var content = cell.defaultContentConfiguration()
        content.text = "Section \(path.section)"
        cell.contentConfiguration = content
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      }
      let controller = UIViewController()
      view.contentInsetAdjustmentBehavior = .never
      setUp(view)
      controller.view.addSubview(view)
      host.setRoot(controller)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections(Array(sections.indices))
      for (index, items) in sections.enumerated() {
        snapshot.appendItems(items, toSection: index)
      }
      source.apply(snapshot, animatingDifferences: false)
      host.settle()
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
      view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
    }

    func label(_ item: Int, _ section: Int = 0) -> UILabel? {
      cell(item, section)?.contentView.subviews.first?.subviews.compactMap { $0 as? UILabel }.first
    }

    /// The visible separators of a cell.
    func lines(_ item: Int, _ section: Int = 0) -> [CGRect] {
      guard let cell = cell(item, section) else { return [] }
      return [cell.separatorView, cell.topSeparatorView].filter { !$0.isHidden }.map(\.frame)
    }
  }

  @Test func plainListsLookLikeTables() throws {
    let screen = ListScreen(.init(appearance: .plain), [["One", "Two", "Three"]])
    #expect(screen.cell(0)?.frame == rect(0, 0, 375, 44))
    #expect(screen.cell(1)?.frame == rect(0, 44, 375, 44))
    let label = try #require(screen.label(0))
    #expect(label.frame.minX == 16)
    #expect(label.text == "One")
    #expect(screen.lines(0) == [rect(16, 43.5, 359, 0.5)])
    #expect(screen.view.contentSize == CGSize(width: 375, height: 132))
    #expect(screen.host.takeIssues().isEmpty)
  }

  @Test func insetGroupsAreCards() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let screen = ListScreen(configuration, [["One", "Two"], ["Three"]])
    let header = try #require(
      screen.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
    #expect(header.frame.minX == 16)
    #expect(header.frame.minY == 0)
    #expect(header.frame.width == 343)
    let first = try #require(screen.cell(0))
    #expect(first.frame == rect(16, header.frame.maxY, 343, 44))
    #expect(first.layer.cornerRadius == 10)
    #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(screen.label(0)?.frame.minX == 16)
    #expect(screen.lines(0) == [rect(16, 43.5, 327, 0.5)])
    #expect(screen.lines(1).isEmpty)
    #expect(screen.cell(0, 1)?.layer.maskedCorners.rawValue == 15)
    #expect(screen.view.backgroundColor == .systemGroupedBackground)
    #expect(first.subviews.first?.backgroundColor == .secondarySystemGroupedBackground)
    #expect(screen.host.takeIssues().isEmpty)
  }

  @Test(
    "groups without headers are as far apart as a table's: as far as the first from the top",
    arguments: ["15.5", "26.0"],
    [UICollectionLayoutListConfiguration.Appearance.grouped, .insetGrouped])
  func gaps(os: String, look: UICollectionLayoutListConfiguration.Appearance) throws {
    let os = try #require(OSVersion(os))
    for device in [Device.iPhone8, .iPhone11] {
      let screen = ListScreen(
        .init(appearance: look), [["One", "Two"], ["Three"], ["Four"]], os: os, device: device)
      let cells = try [(0, 0), (1, 0), (0, 1), (0, 2)].map { try #require(screen.cell($0, $1)) }
      #expect(cells[0].frame.minY == 35)
      #expect(cells[2].frame.minY == cells[1].frame.maxY + 35)
      #expect(cells[3].frame.minY == cells[2].frame.maxY + 35)
      #expect(screen.view.contentSize.height == cells[3].frame.maxY + 17.5)
      let table = UITableView(
        frame: screen.view.frame, style: look == .grouped ? .grouped : .insetGrouped)
      let source = GroupSource()
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = source
      screen.view.superview?.addSubview(table)
      screen.host.settle()
      #expect(table.rectForRow(at: [0, 0]).minY == 35)
      #expect(table.rectForRow(at: [1, 0]).minY == table.rectForRow(at: [0, 1]).maxY + 35)
    }
  }

  private final class GroupSource: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test("insets that an app sets replace the gaps, and a header ends them")
  func ownGaps() throws {
    let host = SimulationHost(device: .iPhone8, os: "26.0")
    let layout = UICollectionViewCompositionalLayout { number, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = number == 1 ? .supplementary : .none
      let section = NSCollectionLayoutSection.list(
        using: configuration, layoutEnvironment: environment)
      if number == 0 { section.contentInsets.top = 5 }
      return section
    }
    let screen = CollectionScreen(os: "26.0", layout: layout, source: ItemSource([1, 1]))
    #expect(screen.frame(0)?.minY == 5)
    let header = screen.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    #expect(header?.frame.minY == (screen.frame(0)?.maxY ?? 0) + 17.5)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("iOS 26: the text below a row's title has 15 points and adds its line only")
  func secondaryText() throws {
    func height(_ text: String?, os: OSVersion, device: Device = .iPhone8) throws -> (
      height: CGFloat, size: CGFloat?
    ) {
      let screen = ListScreen(
        .init(appearance: .insetGrouped), [["One"]], os: os, device: device
      ) { cell, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        content.secondaryText = text
        cell.contentConfiguration = content
      }
      let labels = screen.cell(0)?.contentView.subviews.first?.subviews
        .compactMap { $0 as? UILabel }
      return (try #require(screen.cell(0)).frame.height, labels?.last?.font.pointSize)
    }
    let (one, two) = (try height(nil, os: "26.0"), try height("Below", os: "26.0"))
    #expect(two.size == 15)
    #expect(two.height - one.height == 18)
    let fine = try height("Below", os: "26.1", device: .iPhone16)
    #expect(fine.size == 15)
    #expect(abs(fine.height - (try height(nil, os: "26.1", device: .iPhone16).height) - 18) < 0.4)
    #expect(try height("Below", os: "17.5").size == 17)
    #expect(UIListContentConfiguration.valueCell().secondaryTextProperties.font.pointSize == 17)
  }

  @Test func firstItemsMayBeHeaders() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let screen = ListScreen(configuration, [["Title", "One", "Two"]])
    #expect(screen.label(0)?.text == "TITLE")
    #expect(screen.lines(0).isEmpty)
    #expect(screen.cell(0)?.layer.cornerRadius == 0)
    #expect(
      screen.cell(1)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test func contentKeepsClearOfTheHousing() {
    let screen = ListScreen(
      .init(appearance: .plain), [["One"]], orientation: .landscapeRight, device: .iPhoneX)
    #expect(screen.cell(0)?.frame == rect(0, 0, 812, 44))
    // The sensor housing's 44 and the margin of a wide screen.
    let label = screen.label(0).map { $0.convert($0.bounds, to: screen.view).minX } ?? 0
    #expect(abs(label - 64) < 0.001)
    #expect(screen.lines(0).first?.minX == 64)
  }

  @Test func accessoriesStandAtTheEnds() throws {
    let icon = UIView(frame: rect(0, 0, 20, 20))
    let screen = ListScreen(.init(appearance: .plain), [["One"]]) { cell, item in
      var content = UIListContentConfiguration.valueCell()
      content.text = item
      content.secondaryText = "Value"
      cell.contentConfiguration = content
      cell.accessories = [
        .customView(configuration: .init(customView: icon, placement: .leading())),
        .checkmark(), .disclosureIndicator(),
      ]
    }
    let cell = try #require(screen.cell(0))
    #expect(icon.frame == rect(16, 12, 20, 20))
    // The chevron's 10.5 end at the margin, 12 before it the checkmark's 24.
    let chevron = try #require(cell.accessoryViews.last)
    #expect(chevron.frame.maxX == 359)
    #expect(cell.accessoryViews[1].frame.maxX == chevron.frame.minX - 12)
    #expect(cell.contentView.frame.maxX == cell.accessoryViews[1].frame.minX)
    #expect(screen.label(0)?.convert(CGPoint.zero, to: cell).x == 52)
  }

  @Test func subtitlesAndImagesMakeRowsHigher() throws {
    let screen = ListScreen(.init(appearance: .plain), [["One"]]) { cell, item in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = item
      content.secondaryText = "Detail"
      cell.contentConfiguration = content
    }
    // 10 + 20.5 + 1 + 14.5 + 9.5, like a table's subtitle row.
    #expect(screen.cell(0)?.frame.height == 55.5)
    let labels = screen.cell(0)?.contentView.subviews.first?.subviews.compactMap { $0 as? UILabel }
    #expect(labels?.map(\.frame.minY) == [10, 31.5])
  }

  @Test func separatorsFollowTheConfiguration() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.itemSeparatorHandler = { path, usual in
      var mine = usual
      if path.item == 0 { mine.bottomSeparatorVisibility = .hidden }
      if path.item == 1 { mine.topSeparatorVisibility = .visible }
      mine.bottomSeparatorInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 5, bottom: 0, trailing: 7)
      return mine
    }
    let screen = ListScreen(configuration, [["One", "Two"]])
    #expect(screen.lines(0).isEmpty)
    #expect(screen.lines(1) == [rect(5, 43.5, 363, 0.5), rect(16, 0, 359, 0.5)])
    configuration.showsSeparators = false
    #expect(ListScreen(configuration, [["One"]]).lines(0).isEmpty)
  }

  @Test func statesReachConfigurations() throws {
    let screen = ListScreen(.init(appearance: .plain), [["One", "Two"]]) { cell, item in
      cell.configurationUpdateHandler = { cell, state in
        var content = UIListContentConfiguration.cell()
        content.text = state.isSelected ? "Selected \(item)" : item
        cell.contentConfiguration = content
      }
    }
    #expect(screen.label(1)?.text == "Two")
    screen.view.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    screen.host.settle()
    #expect(screen.label(1)?.text == "Selected Two")
    #expect(screen.cell(1)?.subviews.first?.backgroundColor == .systemGray4)
    #expect(screen.cell(0)?.subviews.first?.backgroundColor == .systemBackground)
  }

  /// A custom content configuration: a bar with a height.
  struct Bar: UIContentConfiguration {
    var height: CGFloat
    func makeContentView() -> any UIView & UIContentView { BarView(self) }
    func updated(for state: any UIConfigurationState) -> Bar { self }
  }

  final class BarView: UIView, UIContentView {
    private lazy var heightConstraint = heightAnchor.constraint(equalToConstant: 0)
    var configuration: any UIContentConfiguration {
      didSet { heightConstraint.constant = (configuration as? Bar)?.height ?? 0 }
    }

    init(_ bar: Bar) {
      configuration = bar
      super.init(frame: .zero)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: topAnchor),
        inner.bottomAnchor.constraint(equalTo: bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: trailingAnchor),
        inner.heightAnchor.constraint(equalToConstant: bar.height),
      ])
    }

    required init?(coder: NSCoder) { return nil }
  }

  @Test func ownContentViewsSizeTheirRows() {
    let screen = ListScreen(.init(appearance: .plain), [["One", "Two"]]) { cell, item in
      cell.contentConfiguration = Bar(height: item == "One" ? 70 : 30)
    }
    #expect(screen.cell(0)?.frame == rect(0, 0, 375, 70))
    #expect(screen.cell(1)?.frame == rect(0, 70, 375, 30))
    #expect(screen.host.takeIssues().isEmpty)
  }

  @Test func headersOfPlainListsHaveRoomAboveThem() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    func header(_ screen: ListScreen, _ section: Int = 0) -> CGRect? {
      screen.view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))?.frame
    }
    let usual = ListScreen(configuration, [["One"], ["Two"]])
    #expect(header(usual)?.minY == 22)
    #expect(usual.cell(0)?.frame.minY == header(usual)?.maxY)
    configuration.headerTopPadding = 0
    let tight = ListScreen(configuration, [["One"], ["Two"]])
    #expect(header(tight)?.minY == 0)
    #expect(header(tight, 1)?.minY == tight.cell(0)?.frame.maxY)
  }

  @Test func rowsOfTablesTakeConfigurations() throws {
    let source = TitleSource(rows: 2)
    source.prepare = { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(path.row)"
      content.secondaryText = path.row == 1 ? "Detail" : nil
      cell.contentConfiguration = content
    }
    source.style = .subtitle
    let screen = TableScreen(os: "15.5", source: source)
    #expect(screen.cell(0)?.frame.height == 44)
    #expect(screen.cell(1)?.frame.height == 55.5)
    let content = try #require(screen.cell(1)?.contentView.subviews.first as? UIListContentView)
    let labels = content.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Row 1", "Detail"])
    #expect(labels.first?.frame.minX == 16)
  }
}

extension UICollectionViewLayout {
  fileprivate static func list(
    _ configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewLayout { UICollectionViewCompositionalLayout.list(using: configuration) }
}
