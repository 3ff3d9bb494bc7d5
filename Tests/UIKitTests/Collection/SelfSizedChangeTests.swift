import Devices
import Testing
import UIKit

/// A cell as large as its text, with 8 points at its sides and 4 above and below.
final class ChipCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isSelected: Bool {
    didSet { backgroundColor = isSelected ? .red : nil }
  }
}

/// Chips of texts in a flow layout, each as large as its text.
@MainActor
final class ChipScreen {
  final class Source: ItemSource {
    var texts: [[String]] { didSet { items = texts.map(\.count) } }

    init(texts: [[String]]) {
      self.texts = texts
      super.init(texts.map(\.count))
      prepare = { [unowned self] cell, path in
        (cell as? ChipCell)?.label.text = self.texts[path.section][path.item]
      }
    }
  }

  let screen: CollectionScreen
  let source: Source
  let flow: UICollectionViewFlowLayout
  var view: UICollectionView { screen.view }

  init(
    _ device: Device = .iPhone8, os: OSVersion = "13.7", texts: [[String]] = ChipScreen.texts,
    flow: UICollectionViewFlowLayout, options: SimulationHost.Options = .init(),
    setUp: (ChipScreen) -> Void = { _ in }
  ) {
    self.flow = flow
    source = Source(texts: texts)
    screen = CollectionScreen(device, os: os, layout: flow, source: source, options: options) {
      $0.register(ChipCell.self, forCellWithReuseIdentifier: "item")
      $0.allowsMultipleSelection = true
    }
    setUp(self)
    screen.host.settle()
  }

  static let texts = [
    ["one", "a longer chip", "three", "the fourth of them", "5"], ["six", "seven and a half"],
  ]

  /// The visible cells with their texts, supplementary views, content size and offset.
  var look: [String] {
    screen.host.advance(by: 0.5)
    let cells = view.indexPathsForVisibleItems.map { path in
      let cell = view.cellForItem(at: path) as? ChipCell
      return "\(path.section)-\(path.item) \(cell?.label.text ?? "") \(cell?.frame ?? .null)"
    }
    let bars = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    return cells + bars.map { "header \($0.frame)" }
      + ["content \(view.contentSize) at \(view.contentOffset)"]
  }
}

@MainActor
@Suite("Self-sized cells of a flow layout keep their preferred size")
struct
  SelfSizedChangeTests
{
  /// A change of items, and one of properties, which a fresh screen has from the start.
  private struct Change {
    var name: String
    var edit: (ChipScreen) -> Void = { _ in }
    var set: (ChipScreen) -> Void = { _ in }
  }

  private static func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private static let edits: [Change] = [
    Change(name: "insert last") {
      $0.source.texts[0].append("new")
      $0.view.insertItems(at: [path(5)])
    },
    Change(name: "insert first") {
      $0.source.texts[0].insert("the new first chip", at: 0)
      $0.view.insertItems(at: [path(0)])
    },
    Change(name: "delete") {
      $0.source.texts[0].remove(at: 1)
      $0.view.deleteItems(at: [path(1)])
    },
    Change(name: "move") {
      $0.source.texts[0].append($0.source.texts[0].remove(at: 1))
      $0.view.moveItem(at: path(1), to: path(4))
    },
    Change(name: "move between sections") {
      $0.source.texts[1].insert($0.source.texts[0].remove(at: 1), at: 0)
      $0.view.moveItem(at: path(1), to: path(0, 1))
    },
    Change(name: "reload an item") {
      $0.source.texts[0][2] = "the third chip, reloaded"
      $0.view.reloadItems(at: [path(2)])
    },
    Change(name: "reconfigure an item") {
      $0.source.texts[0][2] = "the third chip, filled again"
      $0.view.reconfigureItems(at: [path(2)])
    },
    Change(name: "reload a section") {
      $0.source.texts[0] = ["fresh", "texts of a section"]
      $0.view.reloadSections([0])
    },
    Change(name: "insert a section") {
      $0.source.texts.insert(["between", "the two others"], at: 1)
      $0.view.insertSections([1])
    },
    Change(name: "delete a section") {
      $0.source.texts.remove(at: 0)
      $0.view.deleteSections([0])
    },
    Change(name: "move a section") {
      $0.source.texts.reverse()
      $0.view.moveSection(0, toSection: 1)
    },
    Change(name: "a batch") { chips in
      chips.view.performBatchUpdates {
        chips.source.texts[0].removeFirst(2)
        chips.source.texts[1].append("the last of the second")
        chips.view.deleteItems(at: [path(0), path(1)])
        chips.view.insertItems(at: [path(2, 1)])
      }
    },
    Change(name: "an empty batch") { $0.view.performBatchUpdates(nil) },
    Change(name: "several changes in one turn") {
      $0.source.texts[0].append("new")
      $0.view.insertItems(at: [path(5)])
      $0.source.texts[0].removeFirst()
      $0.view.deleteItems(at: [path(0)])
      $0.flow.invalidateLayout()
    },
    Change(name: "invalidate") { $0.flow.invalidateLayout() },
    Change(name: "invalidate places only") {
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutDelegateMetrics = false
      $0.flow.invalidateLayout(with: context)
    },
    Change(name: "invalidate an item") {
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
      context.invalidateItems(at: [path(1)])
      $0.flow.invalidateLayout(with: context)
    },
    Change(name: "reload everything") { $0.view.reloadData() },
    Change(name: "select and deselect") {
      $0.view.selectItem(at: path(1), animated: false, scrollPosition: [])
      $0.view.selectItem(at: path(2), animated: true, scrollPosition: [])
      $0.view.deselectItem(at: path(1), animated: false)
    },
    Change(name: "content insets", set: { $0.view.contentInset.top = 20 }),
    Change(
      name: "insets at the sides", set: { $0.view.contentInset = .init(10, 20, 0, 60) }),
    Change(
      name: "headers", set: { $0.flow.headerReferenceSize = CGSize(width: 30, height: 30) }),
    Change(
      name: "section insets and spacings",
      set: {
        $0.flow.sectionInset = .init(4, 5, 6, 7)
        $0.flow.minimumInteritemSpacing = 3
      }),
    Change(name: "estimate", set: { $0.flow.estimatedItemSize = CGSize(width: 45, height: 20) }),
    Change(name: "margins", set: { $0.view.layoutMargins.left = 40 }),
    Change(
      name: "text size",
      set: {
        if #available(iOS 17, *) {
          $0.view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        }
      }),
    Change(name: "direction", set: { $0.view.semanticContentAttribute = .forceRightToLeft }),
    Change(name: "width", set: { $0.view.frame.size.width -= 100 }),
    Change(name: "height", set: { $0.view.frame.size.height -= 500 }),
  ]

  private static let releases: [(Device, OSVersion)] = [
    (.iPhone8, "10.3"), (.iPhone8, "14.0"), (.iPhone15, "17.0"), (.iPhone15, "26.0"),
  ]

  @Test("after any change a screen matches a fresh one", arguments: 0..<4)
  func changes(release: Int) {
    let (device, os) = Self.releases[release]
    for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
      for estimate in [CGSize(width: 60, height: 30), UICollectionViewFlowLayout.automaticSize] {
        for change in Self.edits {
          func flow() -> UICollectionViewFlowLayout {
            let flow = UICollectionViewFlowLayout()
            flow.scrollDirection = direction
            flow.estimatedItemSize = estimate
            return flow
          }
          let changed = ChipScreen(device, os: os, flow: flow())
          change.edit(changed)
          change.set(changed)
          let fresh = ChipScreen(
            device, os: os, texts: changed.source.texts, flow: flow(), setUp: change.set)
          #expect(
            changed.look == fresh.look,
            "\(change.name), \(direction), \(estimate.width), \(os)")
          #expect(changed.screen.host.takeIssues().isEmpty, "\(change.name)")
        }
      }
    }
  }

  @Test("remaining cells are measured again, offscreen ones when they appear")
  func asking() throws {
    final class CountingCell: UICollectionViewCell {
      var asked = 0
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        asked += 1
        layoutAttributes.size.height = 100
        return layoutAttributes
      }
    }
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 375, height: 50)
    flow.minimumLineSpacing = 0
    let screen = CollectionScreen(layout: flow, source: ItemSource([100])) {
      $0.register(CountingCell.self, forCellWithReuseIdentifier: "item")
    }
    let first = try #require(screen.cell(0) as? CountingCell)
    let asked = first.asked
    flow.invalidateLayout()
    screen.host.settle()
    #expect(screen.cell(0) === first && first.asked == asked + 1)
    // 14 estimates fill 667 points; they are measured, the rest isn't.
    #expect(screen.view.contentSize.height == 5700)
    screen.view.contentOffset.y = 50
    screen.host.settle()
    #expect(first.asked == asked + 1)
    #expect(screen.frame(99)?.height == 50)
  }

  @Test("a diffable data source's changes too, animated or not", arguments: ["14.0", "17.0"])
  func diffable(os: String) {
    func chips(_ items: [String]) -> (
      CollectionScreen, UICollectionViewDiffableDataSource<Int, String>
    ) {
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      let screen = CollectionScreen(
        .iPhone8, os: OSVersion(os) ?? "14.0", layout: flow, source: ItemSource([]))
      screen.view.register(ChipCell.self, forCellWithReuseIdentifier: "item")
      let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: screen.view) {
        let cell = $0.dequeueReusableCell(withReuseIdentifier: "item", for: $1)
        (cell as? ChipCell)?.label.text = $2
        return cell
      }
      data.apply(snapshot(items), animatingDifferences: false)
      screen.host.settle()
      return (screen, data)
    }
    func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      return snapshot
    }
    func frames(_ screen: CollectionScreen) -> [CGRect] {
      screen.host.advance(by: 0.5)
      return screen.view.visibleCells.map(\.frame)
    }
    for animated in [true, false] {
      for items in [["one", "a longer chip", "three", "four"], ["three", "one"], ["one", "two"]] {
        let (screen, data) = chips(["one", "a longer chip", "three"])
        data.apply(snapshot(items), animatingDifferences: animated)
        let (fresh, freshData) = chips(items)
        #expect(frames(screen) == frames(fresh), "\(items), animated \(animated)")
        _ = freshData
      }
    }
  }
}
