import Devices
import Testing

@testable import UIKit

@MainActor
@Suite("Visible cells follow their content from iOS 16 on")
struct SelfSizingInvalidationTests {
  enum Kind: CaseIterable { case table, list, rows, flow }
  enum Mode: CaseIterable { case disabled, enabled, including }

  /// A view with a box in it that determines its height.
  @MainActor
  final class Box {
    let view = UIView()
    let label = UILabel()
    let height: NSLayoutConstraint

    init(in content: UIView) {
      height = view.heightAnchor.constraint(equalToConstant: 50)
      height.priority = UILayoutPriority(990)
      label.numberOfLines = 0
      for part in [view, label] {
        part.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(part)
      }
      let width = view.widthAnchor.constraint(equalToConstant: 100)
      width.priority = UILayoutPriority(999)
      let bottom = label.bottomAnchor.constraint(equalTo: content.bottomAnchor)
      bottom.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: content.topAnchor),
        view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        label.topAnchor.constraint(equalTo: view.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        height, width, bottom,
      ])
    }
  }

  protocol BoxCell: UIView {
    var box: Box { get }
    /// Code that runs while the cell is measured.
    var onMeasuring: () -> Void { get set }
  }
  final class BoxRow: UITableViewCell, BoxCell {
    lazy var box = Box(in: contentView)
    var onMeasuring: () -> Void = {}
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      onMeasuring()
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
  }
  final class BoxItem: UICollectionViewCell, BoxCell {
    lazy var box = Box(in: contentView)
    var onMeasuring: () -> Void = {}
    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      onMeasuring()
      return super.preferredLayoutAttributesFitting(attributes)
    }
  }
  final class BoxListRow: UICollectionViewListCell, BoxCell {
    lazy var box = Box(in: contentView)
    var onMeasuring: () -> Void = {}
    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      onMeasuring()
      return super.preferredLayoutAttributesFitting(attributes)
    }
  }

  /// The content of an item.
  struct Item: Equatable {
    var height: CGFloat = 50
    var text = ""
    var title: String?
  }

  @MainActor
  final class Bench: NSObject, UITableViewDataSource, UICollectionViewDataSource,
    UITableViewDelegate
  {
    let host: SimulationHost
    var items: [Item]
    let view: UIScrollView
    var willDisplay: (UITableViewCell, Int) -> Void = { _, _ in }

    init(
      _ kind: Kind, _ os: OSVersion, _ items: [Item], _ mode: Mode = .enabled,
      setUp: (UIScrollView) -> Void = { _ in }
    ) {
      host = SimulationHost(device: .iPhone11, os: os)
      self.items = items
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
      switch kind {
      case .table: view = UITableView(frame: .zero, style: .plain)
      case .list:
        view = UICollectionView(
          frame: .zero,
          collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: .init(appearance: .plain)))
      case .rows:
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        view = UICollectionView(
          frame: .zero,
          collectionViewLayout: UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group)))
      case .flow:
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 100, height: 40)
        view = UICollectionView(frame: .zero, collectionViewLayout: flow)
      }
      super.init()
      let controller = UIViewController()
      if let table = view as? UITableView {
        table.register(BoxRow.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
        table.selfSizingInvalidation =
          [.disabled, .enabled, .enabledIncludingConstraints][
            mode == .disabled ? 0 : mode == .enabled ? 1 : 2]
      } else if let list = view as? UICollectionView {
        list.register(
          kind == .list ? BoxListRow.self : BoxItem.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = self
        list.selfSizingInvalidation =
          [.disabled, .enabled, .enabledIncludingConstraints][
            mode == .disabled ? 0 : mode == .enabled ? 1 : 2]
      }
      setUp(view)
      view.frame = controller.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(view)
      host.setRoot(controller)
      host.settle()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      items.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
      fill(cell, items[path.row])
      return cell
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
    ) { willDisplay(cell, path.row) }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      fill(cell, items[path.item])
      return cell
    }

    func cell(_ item: Int) -> UIView? {
      (view as? UITableView)?.cellForRow(at: IndexPath(row: item, section: 0))
        ?? (view as? UICollectionView)?.cellForItem(at: IndexPath(item: item, section: 0))
    }

    /// Makes a cell show an item, through its box or through a configuration.
    func fill(_ cell: UIView?, _ item: Item) {
      if let title = item.title {
        var content = UIListContentConfiguration.cell()
        content.text = title
        (cell as? UITableViewCell)?.contentConfiguration = content
        (cell as? UICollectionViewCell)?.contentConfiguration = content
        return
      }
      let box = (cell as? any BoxCell)?.box
      box?.height.constant = item.height
      box?.label.text = item.text
    }

    /// The cells' frames, and the content size.
    var look: [CGRect] {
      host.settle()
      return items.indices.map { cell($0)?.frame ?? .null }
        + [CGRect(origin: view.contentOffset, size: view.contentSize)]
    }
  }

  private static let start = [Item(height: 30), Item(), Item(height: 40)]
  private static let titled = ["one", "two", "three"].map { Item(title: $0) }
  private static let long = String(repeating: "many words ", count: 20)

  /// A change of the item in the middle.
  @MainActor
  private struct Change {
    var name: String
    var start = SelfSizingInvalidationTests.start
    var item: Item
    /// Code that runs after the cell has been filled.
    var then: (UIView?) -> Void = { _ in }
    /// Whether only a change of constraints signals it.
    var isSilent = false
  }

  private static let changes = [
    Change(name: "invalidate the cell", item: Item(height: 90)) {
      $0?.invalidateIntrinsicContentSize()
    },
    Change(name: "invalidate the content view", item: Item(height: 20, text: "t")) {
      (($0 as? UITableViewCell)?.contentView ?? ($0 as? UICollectionViewCell)?.contentView)?
        .invalidateIntrinsicContentSize()
    },
    Change(name: "constant", item: Item(height: 90), isSilent: true),
    Change(name: "text", item: Item(text: long), isSilent: true),
    Change(name: "configuration", start: titled, item: Item(title: long)),
  ]

  @Test(
    "a cell follows the mode's setting, and its screen matches a new one", arguments: Kind.allCases)
  func modes(kind: Kind) {
    for os in ["15.0", "16.0", "26.1"] as [OSVersion] {
      for change in Self.changes {
        var items = change.start
        items[1] = change.item
        let fresh = Bench(kind, os, items).look
        for mode in Mode.allCases {
          let screen = Bench(kind, os, change.start, mode)
          let old = screen.look
          screen.items = items
          screen.fill(screen.cell(1), items[1])
          change.then(screen.cell(1))
          let follows =
            os != "15.0" && mode != .disabled && (!change.isSilent || mode == .including)
          #expect(screen.look == (follows ? fresh : old), "\(os) \(change.name) \(mode)")
          #expect(screen.host.takeIssues().isEmpty, "\(os) \(change.name) \(mode)")
          // It continues from there, and back.
          guard follows else { continue }
          screen.items = change.start
          screen.fill(screen.cell(1), change.start[1])
          change.then(screen.cell(1))
          #expect(screen.look == old, "back: \(os) \(change.name) \(mode)")
        }
      }
    }
  }

  @Test("constraints that come, go or change their priority, hidden views in a stack, nested views")
  func constraints() {
    for kind in Kind.allCases {
      let screen = Bench(kind, "17.0", Self.start, .including)
      let before = screen.look
      guard let cell = screen.cell(1) else { continue }
      let content =
        (cell as? UITableViewCell)?.contentView
        ?? (cell as? UICollectionViewCell)?.contentView
      let box = content?.subviews.first
      let tall = box?.heightAnchor.constraint(equalToConstant: 80)
      func height() -> CGFloat { screen.look[1].height - before[1].height }
      tall?.isActive = true
      #expect(height() == 30, "\(kind)")
      tall?.isActive = false
      #expect(height() == 0, "\(kind)")
      tall?.priority = UILayoutPriority(980)
      tall?.isActive = true
      #expect(height() == 0, "\(kind)")
      let least = box?.heightAnchor.constraint(greaterThanOrEqualToConstant: 70)
      least?.priority = UILayoutPriority(2)
      least?.isActive = true
      #expect(height() == 0, "\(kind)")
      least?.priority = UILayoutPriority(995)
      #expect(height() == 20, "\(kind)")
    }
  }

  @Test("a selected row shows more; unmeasured rows stay; willDisplay may fill a cell")
  func states() throws {
    let screen = Bench(.table, "17.0", Self.titled)
    let table = try #require(screen.view as? UITableView)
    let row = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    row.configurationUpdateHandler = { cell, state in
      var content = UIListContentConfiguration.cell()
      content.text = state.isSelected ? Self.long : "two"
      cell.contentConfiguration = content
    }
    let old = screen.look
    table.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false,
      scrollPosition: UITableView.ScrollPosition.none)
    let open = screen.look
    #expect(open[1].height > old[1].height && open[2].minY == open[1].maxY)
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    #expect(screen.look == old)

    let fixed = Bench(
      .table, "17.0", Self.start, setUp: { ($0 as? UITableView)?.rowHeight = 60 })
    let places = fixed.look
    fixed.fill(fixed.cell(1), Item(height: 90))
    fixed.cell(1)?.invalidateIntrinsicContentSize()
    #expect(fixed.look == places)

    // A cell that is filled as it is about to appear.
    let late = Bench(.table, "17.0", Self.titled)
    late.willDisplay = { [unowned late] cell, row in
      late.fill(cell, Item(title: row == 1 ? Self.long : "one"))
    }
    (late.view as? UITableView)?.reloadData()
    #expect(late.look[1].height == open[1].height)
    #expect(late.host.takeIssues().isEmpty)
  }

  /// Fills a visible row while another one disappears.
  private final class FillingDelegate: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      guard indexPath.item == 0 else { return }
      var content = UIListContentConfiguration.cell()
      content.text = "one\ntwo\nthree"
      let row = collectionView.cellForItem(at: IndexPath(item: 6, section: 0))
      (row as? UICollectionViewListCell)?.contentConfiguration = content
    }
  }

  @Test("a row filled while its list is being laid out follows as well")
  func duringLayout() throws {
    let source = ItemSource([30])
    source.prepare = { cell, path in
      var content = UIListContentConfiguration.cell()
      content.text = "\(path.item)"
      (cell as? UICollectionViewListCell)?.contentConfiguration = content
    }
    let delegate = FillingDelegate()
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let screen = CollectionScreen(.iPhone8, os: "17.0", layout: layout, source: source) {
      $0.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
      $0.delegate = delegate
    }
    let row = try #require(screen.view.cellForItem(at: IndexPath(item: 6, section: 0)))
    let height = row.frame.height
    screen.view.contentOffset.y = 100
    screen.host.settle()
    #expect(row.frame.height > height + 20)
    #expect(screen.host.takeIssues().isEmpty)
  }

  @Test(
    "a cell that another one fills during measurement follows, whether above or below it",
    arguments: Kind.allCases)
  func duringMeasuring(kind: Kind) {
    for filled in [0, 2] {
      var items = Self.start
      items[1].height = 90
      items[filled].height = 70
      let fresh = Bench(kind, "17.0", items).look
      let screen = Bench(kind, "17.0", Self.start, .including)
      _ = screen.look
      let cell = screen.cell(1) as? any BoxCell
      let other = screen.cell(filled) as? any BoxCell
      cell?.onMeasuring = { [weak other] in other?.box.height.constant = 70 }
      cell?.box.height.constant = 90
      #expect(screen.look == fresh, "\(filled)")
      #expect(screen.host.takeIssues().isEmpty, "\(filled)")
    }
  }
}
