import Devices
import Testing

@testable import UIKit

/// The guide that list separators follow.
@MainActor
final class SeparatorGuideTests {
  private lazy var host = SimulationHost(device: .iPhone8, os: "15.0")

  private final class ListController: UIViewController {
    var configure: (UICollectionViewListCell) -> Void = { _ in }
    private(set) lazy var list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    private var source: UICollectionViewDiffableDataSource<Int, String>?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(list)
      let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [unowned self] cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        content.secondaryText = "more"
        cell.contentConfiguration = content
        configure(cell)
      }
      source = UICollectionViewDiffableDataSource(collectionView: list) { view, path, text in
        view.dequeueConfiguredReusableCell(using: row, for: path, item: text)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["One", "Two", "Three"])
      source?.apply(snapshot, animatingDifferences: false)
    }

    func cell(_ row: Int) -> UICollectionViewListCell? {
      list.cellForItem(at: IndexPath(item: row, section: 0)) as? UICollectionViewListCell
    }
  }

  private func shown(
    _ configure: @escaping (UICollectionViewListCell) -> Void
  ) -> ListController {
    host.becomeCurrent()
    let controller = ListController()
    controller.configure = configure
    host.setRoot(controller)
    host.settle()
    return controller
  }

  @Test("a separator begins at its guide's constraint, and ends at the list's")
  func tied() throws {
    let plain = try #require(shown { _ in }.cell(0))
    let usual = plain.separatorView.frame
    #expect(usual.minX == 16)
    #expect(usual.maxX == 375)
    let tied = try #require(
      shown { cell in
        cell.separatorLayoutGuide.leadingAnchor.constraint(
          equalTo: cell.leadingAnchor, constant: 60
        ).isActive = true
      }.cell(1))
    #expect(tied.separatorView.frame == CGRect(x: 60, y: usual.minY, width: 315, height: 0.5))
    #expect(tied.frame.height == plain.frame.height)
    #expect(tied.separatorLayoutGuide.layoutFrame.minX == 60)
    // Accessed but without constraints: the usual position.
    let asked = try #require(shown { cell in _ = cell.separatorLayoutGuide }.cell(1))
    #expect(asked.separatorView.frame == usual)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a list content's guides follow its texts, and separators follow the guides")
  func texts() throws {
    let controller = shown { cell in
      guard
        let content = cell.contentView.subviews.first as? UIListContentView
          ?? cell.subviews.lazy.compactMap({ $0 as? UIListContentView }).first,
        let guide = content.secondaryTextLayoutGuide
      else { return }
      cell.separatorLayoutGuide.leadingAnchor.constraint(
        equalTo: guide.leadingAnchor, constant: 4
      ).isActive = true
      cell.separatorLayoutGuide.trailingAnchor.constraint(
        equalTo: guide.trailingAnchor
      ).isActive = true
    }
    host.settle()
    let cell = try #require(controller.cell(1))
    let content = try #require(cell.configured.contentView as? UIListContentView)
    let guide = try #require(content.secondaryTextLayoutGuide)
    #expect(content.imageLayoutGuide == nil)
    let text = content.convert(guide.layoutFrame, to: cell)
    #expect(text.minX == 16)
    #expect(cell.separatorView.frame.minX == 20)
    #expect(cell.separatorView.frame.maxX == text.maxX)
    #expect(host.takeIssues().isEmpty)
  }
}
