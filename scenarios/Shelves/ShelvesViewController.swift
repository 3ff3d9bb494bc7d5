import UIKit

/// Short content without bars: three shelves that scroll orthogonally, each in its own way, and between them
/// an empty one.
final class ShelvesViewController: UICollectionViewController {
  enum Shelf: Int, CaseIterable {
    case covers, pages, wishes, cards

    var count: Int {
      switch self {
      case .covers: return 9
      case .pages: return 8
      case .wishes: return 0
      case .cards: return 3
      }
    }
  }

  init() {
    let layout = UICollectionViewCompositionalLayout { number, _ in
      Shelf(rawValue: number).map(Self.section)
    }
    layout.configuration.interSectionSpacing = 12
    layout.register(BoardView.self, forDecorationViewOfKind: "board")
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    for kind in ["marker", "title"] {
      collectionView.register(
        LabelView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
  }

  // MARK: Layout

  private static func section(_ shelf: Shelf) -> NSCollectionLayoutSection {
    let section: NSCollectionLayoutSection
    switch shelf {
    case .covers:
      section = NSCollectionLayoutSection(group: covers())
      section.orthogonalScrollingBehavior = .continuous
    case .pages:
      section = NSCollectionLayoutSection(group: page())
      section.orthogonalScrollingBehavior = .groupPaging
    case .wishes:
      section = NSCollectionLayoutSection(group: card())
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
          elementKind: "title", alignment: .top)
      ]
    case .cards:
      section = NSCollectionLayoutSection(group: card())
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.interGroupSpacing = 10
    }
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    section.decorationItems = [.background(elementKind: "board")]
    return section
  }

  /// Four covers in the width of the screen, before the insets.
  private static func covers() -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitem: whole(), count: 4)
    group.interItemSpacing = .fixed(8)
    return group
  }

  /// Squares a quarter of the width that their gaps leave, with a marker in the margin behind them.
  private static func page() -> NSCollectionLayoutGroup {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalWidth(0.25)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.75), heightDimension: .fractionalWidth(0.17)),
      subitem: item, count: 4)
    group.interItemSpacing = .fixed(16)
    group.contentInsets.trailing = 20
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(20), heightDimension: .absolute(20)),
        elementKind: "marker",
        containerAnchor: NSCollectionLayoutAnchor(
          edges: [.top, .trailing], fractionalOffset: CGPoint(x: 1, y: 0)))
    ]
    return group
  }

  private static func card() -> NSCollectionLayoutGroup {
    return NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.7), heightDimension: .absolute(50)),
      subitems: [whole()])
  }

  private static func whole() -> NSCollectionLayoutItem {
    return NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  // MARK: UICollectionViewDataSource

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    return Shelf.allCases.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return Shelf(rawValue: section)?.count ?? 0
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    let hue = CGFloat(indexPath.section * 5 + indexPath.item * 2) / 24
    cell.contentView.backgroundColor = UIColor(
      hue: hue.truncatingRemainder(dividingBy: 1), saturation: 0.5, brightness: 0.8, alpha: 1)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    (view as? LabelView)?.label.text =
      kind == "marker" ? "\(indexPath.item / 4 + 1)" : "Nothing here yet"
    return view
  }
}

/// The board under a shelf.
final class BoardView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A line of text as large as the view.
final class LabelView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
