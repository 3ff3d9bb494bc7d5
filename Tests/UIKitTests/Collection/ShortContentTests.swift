import Devices
import Testing
import UIKit

/// Collection views whose content fits: it begins below the status bar although nothing scrolls.
@MainActor
@Suite struct ShortContentTests {
  private static func flow() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    return layout
  }

  private static func compositional(
    _ direction: UICollectionView.ScrollDirection = .vertical
  ) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(60))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    layout.configuration.scrollDirection = direction
    return layout
  }

  private func screen(
    _ layout: UICollectionViewLayout, items: Int = 2, device: Device = .iPhoneX,
    os: OSVersion = "17.5", setUp: (UICollectionView) -> Void = { _ in }
  ) -> CollectionScreen {
    CollectionScreen(device, os: os, layout: layout, source: ItemSource([items])) {
      $0.contentInsetAdjustmentBehavior = .automatic
      setUp($0)
    }
  }

  private func top(_ screen: CollectionScreen) -> CGFloat? {
    screen.cell(0).map { $0.convert($0.bounds, to: nil).minY }
  }

  @Test func shortContentBeginsBelowTheStatusBar() {
    for layout in [Self.flow(), Self.compositional()] {
      let found = screen(layout)
      #expect(found.view.adjustedContentInset.top == 44)
      #expect(found.view.adjustedContentInset.bottom == 34)
      #expect(found.view.contentOffset.y == -44)
      #expect(top(found) == 44)
      // Long content does, too, and keeps its position when it gets shorter.
      found.source.items = [100]
      found.view.reloadData()
      found.host.settle()
      #expect(top(found) == 44)
      found.source.items = [1]
      found.view.reloadData()
      found.host.settle()
      #expect(top(found) == 44)
      found.host.turn(to: .landscapeLeft)
      #expect(top(found) == 0)
      #expect(found.view.adjustedContentInset.bottom == 21)
      #expect(found.view.adjustedContentInset.left == 0)
    }
  }

  @Test func aControllersOwnCollectionViewIsInset() {
    final class Shelf: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(NoteCell.self, forCellWithReuseIdentifier: "item")
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      }
    }
    for (device, expected) in [(Device.iPhone8, CGFloat(20)), (.iPhone15, 59)] {
      let host = SimulationHost(device: device, os: "17.5")
      let shelf = Shelf(collectionViewLayout: Self.compositional())
      host.setRoot(shelf)
      let cell = shelf.collectionView.cellForItem(at: [0, 0])
      #expect(cell.map { $0.convert($0.bounds, to: nil).minY } == expected)
    }
  }

  @Test func otherBehavioursGoByTheirOwnRules() {
    #expect(top(screen(Self.flow()) { $0.contentInsetAdjustmentBehavior = .never }) == 0)
    #expect(top(screen(Self.compositional()) { $0.contentInsetAdjustmentBehavior = .never }) == 0)
    #expect(top(screen(Self.flow()) { $0.contentInsetAdjustmentBehavior = .scrollableAxes }) == 0)
    let always = screen(Self.flow()) { $0.contentInsetAdjustmentBehavior = .always }
    #expect(top(always) == 44)
    #expect(top(screen(Self.flow()) { $0.isScrollEnabled = false }) == 0)
  }

  @Test func layoutsThatRunSidewaysAreNotInset() {
    let sideways = UICollectionViewFlowLayout()
    sideways.itemSize = CGSize(width: 100, height: 812)
    sideways.scrollDirection = .horizontal
    let found = screen(sideways, items: 20)
    #expect(found.view.adjustedContentInset == .zero)
    #expect(top(found) == 0)
    #expect(found.host.takeIssues().isEmpty)
    sideways.itemSize.height = 60
    sideways.scrollDirection = .vertical
    found.host.settle()
    #expect(found.view.adjustedContentInset.top == 44)
    // Compositional layouts respect the safe area in the orthogonal direction by themselves.
    let other = screen(Self.compositional(.horizontal))
    #expect(other.view.adjustedContentInset == .zero)
    #expect(top(other) == 44)
  }

  @Test func onlyTheViewThatFillsItsControllerIsInset() {
    let part = screen(Self.flow()) { view in
      view.autoresizingMask = []
      view.frame.size.height = 300
    }
    #expect(top(part) == 0)
    let refusing = screen(Self.flow()) { _ in }
    refusing.controller.automaticallyAdjustsScrollViewInsets = false
    refusing.view.contentInset.bottom = 1
    refusing.host.settle()
    #expect(refusing.view.adjustedContentInset.top == 0)
    #expect(refusing.view.adjustedContentInset.bottom == 1)
    // A plain scroll view's short content stays at the top, as documented.
    let host = SimulationHost(device: .iPhoneX, os: "17.5")
    let controller = UIViewController()
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 100, height: 100)
    controller.view.addSubview(scroll)
    host.setRoot(controller)
    #expect(scroll.adjustedContentInset == .zero)
  }
}
