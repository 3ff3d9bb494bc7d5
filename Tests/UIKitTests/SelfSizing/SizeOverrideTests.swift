import Devices
import Testing
import UIKit

/// The arguments of an overridden `systemLayoutSizeFitting`, and its result.
@MainActor
final class SizeAnswer {
  typealias Ask = (_ target: CGSize, _ usual: (CGSize) -> CGSize) -> CGSize
  var answer: Ask?
  private(set) var asked: [String] = []

  func size(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority,
    usual: (CGSize) -> CGSize
  ) -> CGSize {
    asked.append(
      "\(target.width) × \(target.height) \(horizontal.rawValue) \(vertical.rawValue)")
    return answer?(target, usual) ?? usual(target)
  }
}

private final class AskedRow: UITableViewCell {
  let answer = SizeAnswer()
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    answer.size(targetSize, horizontal, vertical) {
      super.systemLayoutSizeFitting(
        $0, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
  }
}

private final class AskedHeader: UITableViewHeaderFooterView {
  let answer = SizeAnswer()
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    answer.size(targetSize, horizontal, vertical) {
      super.systemLayoutSizeFitting(
        $0, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
  }
}

private final class AskedItem: UICollectionViewCell {
  let answer = SizeAnswer()
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    answer.size(targetSize, horizontal, vertical) {
      super.systemLayoutSizeFitting(
        $0, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
  }
}

private final class AskedListRow: UICollectionViewListCell {
  let answer = SizeAnswer()
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    answer.size(targetSize, horizontal, vertical) {
      super.systemLayoutSizeFitting(
        $0, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
  }
}

private final class AskedBar: UICollectionReusableView {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: 77) }
}

/// A row as high as its nested grid, like published rows of this kind.
private final class GridRow: UITableViewCell {
  let source = ItemSource([7])
  let grid: UICollectionView

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 10
    grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    grid.register(NoteCell.self, forCellWithReuseIdentifier: "item")
    grid.dataSource = source
    contentView.addSubview(grid)
    grid.pin(to: contentView)
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    grid.layoutIfNeeded()
    return CGSize(
      width: targetSize.width, height: grid.collectionViewLayout.collectionViewContentSize.height)
  }
}

/// A row with circular measurement.
private final class CircularRow: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(width: size.width, height: max(own.height, 61))
  }
}

private final class CircularItem: UICollectionViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(width: size.width, height: max(own.height, 61))
  }
}

extension UIView {
  fileprivate func pin(to view: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  fileprivate func addBox(height: CGFloat) {
    let box = UIView()
    addSubview(box)
    box.pin(to: self)
    box.heightAnchor.constraint(equalToConstant: height).isActive = true
  }
}

@MainActor
@Suite("Overrides of systemLayoutSizeFitting in cells, headers and bars are called")
struct SizeOverrideTests {
  private nonisolated static let releases: [OSVersion] = ["11.4", "13.7", "16.0"]

  /// The heights of rows of `AskedRow` that are created one after the other.
  private func rowHeights(_ os: OSVersion, _ rows: [(AskedRow) -> Void]) -> [CGFloat] {
    let source = TitleSource(rows: 0)
    source.titles = [rows.map { _ in "" }]
    let screen = TableScreen(.iPhone8, os: os, source: source) { $0.separatorStyle = .singleLine }
    let cells = rows.map { fill in
      let cell = AskedRow(style: .default, reuseIdentifier: nil)
      fill(cell)
      return cell
    }
    let data = Cells(cells)
    screen.table.dataSource = data
    screen.host.settle()
    withExtendedLifetime(data) {}
    return cells.map(\.frame.height)
  }

  private final class Cells: NSObject, UITableViewDataSource {
    let cells: [UITableViewCell]
    init(_ cells: [UITableViewCell]) { self.cells = cells }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      cells.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cells[indexPath.row] }
  }

  @Test("rows", arguments: releases)
  func rows(os: OSVersion) {
    let boxed: (AskedRow) -> Void = { $0.contentView.addBox(height: 70) }
    let titled: (AskedRow) -> Void = { $0.textLabel?.text = "title" }
    let taller: SizeAnswer.Ask = { target, usual in
      CGSize(width: target.width, height: usual(target).height + 50)
    }
    var asked: [String] = []
    let heights = rowHeights(
      os,
      [
        boxed, titled, { _ in },
        { $0.answer.answer = { target, _ in CGSize(width: target.width, height: 83) } },
        {
          boxed($0); $0.answer.answer = taller
        },
        {
          titled($0); $0.answer.answer = taller
        },
        { $0.answer.answer = { _, _ in .zero } },
        // The usual result twice, for half of the width and the full width.
        { cell in
          boxed(cell)
          cell.answer.answer = { target, usual in
            let half = usual(CGSize(width: target.width / 2, height: 0))
            return CGSize(width: half.width, height: half.height + usual(target).height)
          }
        },
        { cell in
          cell.answer.answer = { target, usual in
            asked.append("\(target)")
            return usual(target)
          }
        },
      ])
    let pixel: CGFloat = 0.5
    #expect(heights[0] == 70 + pixel)
    #expect(heights[2] == 44)
    #expect(heights[3] == 83)
    #expect(heights[4] == heights[0] + 50)
    #expect(heights[5] == heights[1] + 50)
    #expect(heights[6] == 44)
    #expect(heights[7] == 2 * heights[0])
    #expect(asked == ["(375.0, 0.0)"])
  }

  @Test("headers and footers", arguments: releases)
  func headers(os: OSVersion) {
    final class Headers: NSObject, UITableViewDelegate {
      let views: [AskedHeader]
      init(_ views: [AskedHeader]) { self.views = views }
      func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? { views[section] }
    }
    let source = TitleSource([["a"], ["b"], ["c"], ["d"]])
    let views = (0..<4).map { _ in AskedHeader(reuseIdentifier: nil) }
    for view in views.prefix(2) { view.contentView.addBox(height: 30) }
    views[1].answer.answer = { target, usual in
      CGSize(width: target.width, height: usual(target).height + 10)
    }
    views[2].answer.answer = { target, _ in CGSize(width: target.width, height: 66) }
    views[3].answer.answer = { _, _ in .zero }
    let delegate = Headers(views)
    let screen = TableScreen(.iPhone8, os: os, source: source) {
      $0.sectionHeaderHeight = UITableView.automaticDimension
      $0.estimatedSectionHeaderHeight = 20
      $0.delegate = delegate
    }
    screen.host.settle()
    #expect(views.map(\.frame.height) == [30, 40, 66, 28])
    #expect(views[2].answer.asked.first == "375.0 × 0.0 1000.0 50.0")
  }

  @Test("items of flow and compositional layouts, bars and list rows")
  func items() throws {
    func look(
      _ layout: UICollectionViewLayout, _ fill: @escaping (AskedItem) -> Void
    ) -> (size: CGSize, asked: [String]) {
      let source = ItemSource([1])
      source.prepare = { cell, _ in (cell as? AskedItem).map(fill) }
      let screen = CollectionScreen(.iPhone8, os: "14.0", layout: layout, source: source) {
        $0.register(AskedItem.self, forCellWithReuseIdentifier: "item")
      }
      screen.host.settle()
      let cell = screen.cell(0) as? AskedItem
      return (cell?.frame.size ?? .zero, cell?.answer.asked ?? [])
    }
    func flow() -> UICollectionViewFlowLayout {
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = CGSize(width: 40, height: 40)
      return flow
    }
    func rows() -> UICollectionViewLayout {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
    let fixed: SizeAnswer.Ask = { target, _ in CGSize(width: target.width, height: 123) }
    let taller: SizeAnswer.Ask = { target, usual in
      CGSize(width: usual(target).width, height: usual(target).height + 50)
    }
    let inFlow = look(flow()) { $0.answer.answer = fixed }
    #expect(inFlow.size == CGSize(width: 40, height: 123))
    #expect(inFlow.asked.first == "40.0 × 40.0 50.0 50.0")
    let inRows = look(rows()) { $0.answer.answer = fixed }
    #expect(inRows.size == CGSize(width: 375, height: 123))
    #expect(inRows.asked.first == "375.0 × 30.0 1000.0 50.0")
    for layout in [flow, rows] as [() -> UICollectionViewLayout] {
      func boxed(_ cell: AskedItem) {
        guard cell.contentView.subviews.isEmpty else { return }
        let label = UILabel()
        label.text = "some text"
        cell.contentView.addSubview(label)
        label.pin(to: cell.contentView)
      }
      let plain = look(layout()) { boxed($0) }.size
      let other = look(layout()) {
        boxed($0)
        $0.answer.answer = taller
      }.size
      #expect(other == CGSize(width: plain.width, height: plain.height + 50))
    }
    // A width that the cell itself fixes, as in Stack Overflow 26143591.
    let narrow = look(flow()) { cell in
      guard cell.contentView.subviews.isEmpty else { return }
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "word ", count: 20)
      cell.contentView.addSubview(label)
      label.pin(to: cell.contentView)
      cell.answer.answer = { [unowned cell] _, _ in
        cell.contentView.systemLayoutSizeFitting(
          CGSize(width: 200, height: 1), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      }
    }.size
    #expect(narrow.width == 200 && narrow.height > 60)

    // List rows with a configuration's view, and without any.
    func listRows(_ answer: SizeAnswer.Ask?) -> [CGFloat] {
      let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      let source = ItemSource([2])
      source.prepare = { cell, path in
        guard let cell = cell as? AskedListRow else { return }
        cell.answer.answer = answer
        if path.item == 0 {
          var content = cell.defaultContentConfiguration()
          content.text = "title"
          cell.contentConfiguration = content
        } else if cell.contentView.subviews.isEmpty {
          cell.contentView.addBox(height: 61)
        }
      }
      let screen = CollectionScreen(.iPhone8, os: "14.0", layout: layout, source: source) {
        $0.register(AskedListRow.self, forCellWithReuseIdentifier: "item")
      }
      screen.host.settle()
      return (0..<2).compactMap { screen.cell($0)?.frame.height }
    }
    let plain = listRows(nil)
    #expect(plain == [44, 61])
    #expect(listRows(taller) == plain.map { $0 + 50 })
    #expect(listRows(fixed) == [123, 123])

    // Boundary items.
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let screen = CollectionScreen(
      .iPhone8, os: "14.0", layout: UICollectionViewCompositionalLayout(section: section),
      source: ItemSource([1])
    ) {
      $0.register(
        AskedBar.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "bar")
    }
    screen.host.settle()
    let bar = screen.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(bar?.frame == CGRect(x: 0, y: 0, width: 375, height: 77))
  }

  @Test("a row as high as its nested grid shows all of it; circular measurement ends")
  func idioms() {
    let grid = GridRow(style: .default, reuseIdentifier: nil)
    let circle = CircularRow(style: .default, reuseIdentifier: nil)
    let data = Cells([grid, circle])
    let screen = TableScreen(.iPhone8, os: "15.0", source: TitleSource(rows: 0)) {
      $0.dataSource = data
    }
    screen.host.settle()
    #expect(grid.frame.height == CGFloat(3 * 50 + 2 * 10))
    #expect(grid.grid.visibleCells.count == 7)
    #expect(circle.frame.height == 61)
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 40, height: 40)
    let items = CollectionScreen(.iPhone8, os: "15.0", layout: flow, source: ItemSource([1])) {
      $0.register(CircularItem.self, forCellWithReuseIdentifier: "item")
    }
    items.host.settle()
    #expect(items.cell(0)?.frame.size == CGSize(width: 40, height: 61))
  }
}
