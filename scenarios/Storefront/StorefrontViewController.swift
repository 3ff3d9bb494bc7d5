import UIKit

/// A shop's front: banners that scroll orthogonally, a grid whose columns follow the width, and a list.
final class StorefrontViewController: UIViewController {
  enum Section: Int, CaseIterable {
    case banners, photos, categories

    var title: String {
      switch self {
      case .banners: "Featured"
      case .photos: "New arrivals"
      case .categories: "Browse"
      }
    }
  }

  private(set) lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: makeLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Section, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Store"
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    view.addSubview(collectionView)
    configureDataSource()
    showGoods()
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { number, environment in
      switch Section(rawValue: number) {
      case .banners: Self.banners(environment)
      case .photos: Self.photos(environment)
      default: Self.categories(environment)
      }
    }
  }

  /// Cards that scroll one after the other, slightly narrower than the screen.
  private static func banners(
    _ environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let isWide = environment.container.effectiveContentSize.width > 600
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(isWide ? 0.45 : 0.85),
        heightDimension: .absolute(120)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)
    section.boundarySupplementaryItems = [header()]
    return section
  }

  /// Squares: three in a row on a portrait phone, more if there is room.
  private static func photos(
    _ environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    let columns = max(3, Int(width / 130))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(1 / CGFloat(columns))), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 14, bottom: 16, trailing: 14)
    section.boundarySupplementaryItems = [header()]
    return section
  }

  private static func categories(
    _ environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    return .list(using: configuration, layoutEnvironment: environment)
  }

  private static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }

  private func configureDataSource() {
    let banner = UICollectionView.CellRegistration<BannerCell, String> { cell, path, text in
      cell.show(text, hue: CGFloat(path.item) * 0.13)
    }
    let photo = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, path, _ in
      cell.contentView.backgroundColor = UIColor(
        hue: 0.5 + CGFloat(path.item % 7) * 0.06, saturation: 0.35, brightness: 0.85, alpha: 1)
      cell.contentView.layer.cornerRadius = 6
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      content.secondaryText = "\(text.count) articles"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let header = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      view.label.text = Section(rawValue: path.section)?.title
    }
    let listHeader = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      var content = view.defaultContentConfiguration()
      content.text = Section(rawValue: path.section)?.title
      view.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, text in
      switch Section(rawValue: path.section) {
      case .banners: view.dequeueConfiguredReusableCell(using: banner, for: path, item: text)
      case .photos: view.dequeueConfiguredReusableCell(using: photo, for: path, item: text)
      default: view.dequeueConfiguredReusableCell(using: row, for: path, item: text)
      }
    }
    dataSource?.supplementaryViewProvider = { view, _, path in
      Section(rawValue: path.section) == .categories
        ? view.dequeueConfiguredReusableSupplementary(using: listHeader, for: path)
        : view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
  }

  private func showGoods() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(["Spring sale", "Summer reading", "Back to work"], toSection: .banners)
    snapshot.appendItems((1...9).map { "Photo \($0)" }, toSection: .photos)
    snapshot.appendItems(["Books", "Garden", "Kitchen", "Music"], toSection: .categories)
    dataSource?.apply(snapshot, animatingDifferences: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.navigationBar.prefersLargeTitles = false
  }
}

/// The title above a section.
final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .title3)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A card with a line of text at its bottom.
final class BannerCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    label.textColor = .white
    label.font = .preferredFont(forTextStyle: .headline)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ text: String, hue: CGFloat) {
    label.text = text
    contentView.backgroundColor = UIColor(hue: hue, saturation: 0.6, brightness: 0.75, alpha: 1)
  }
}
