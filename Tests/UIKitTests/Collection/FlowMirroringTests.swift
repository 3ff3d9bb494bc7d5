import Devices
import Testing
import UIKit

@MainActor
@Suite("Right-to-left flow layouts are mirrored") struct FlowMirroringTests {
  private final class Flipping: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private enum Way: CaseIterable { case leftToRight, rightToLeft, flipped, forced }

  private func screen(
    _ way: Way, os: OSVersion = "13.7", device: Device = .iPhone8,
    orientation: UIInterfaceOrientation = .portrait, source: ItemSource = ItemSource([10]),
    frame: CGRect? = nil, _ setUp: (UICollectionViewFlowLayout, UICollectionView) -> Void
  ) -> CollectionScreen {
    let flow = way == .flipped ? Flipping() : UICollectionViewFlowLayout()
    var options = SimulationHost.Options()
    if way == .rightToLeft || way == .flipped { options.layoutDirection = .rightToLeft }
    return CollectionScreen(
      device, os: os, orientation: orientation, layout: flow, source: source, options: options
    ) {
      if let frame {
        $0.autoresizingMask = []
        $0.frame = frame
      }
      if way == .forced { $0.semanticContentAttribute = .forceRightToLeft }
      setUp(flow, $0)
    }
  }

  @Test("F6: the first item is at the right end, and the offset stays", arguments: ["9.3", "17.0"])
  func horizontal(os: String) throws {
    let device: Device = os == "9.3" ? .iPhone6s : .iPhone15
    for way in [Way.rightToLeft, .forced] {
      let screen = screen(
        way, os: try #require(OSVersion(os)), device: device, frame: rect(0, 100, 330, 100)
      ) { flow, _ in
        flow.scrollDirection = .horizontal
        flow.itemSize = CGSize(width: 100, height: 100)
        flow.minimumLineSpacing = 10
      }
      let flow = screen.view.collectionViewLayout
      #expect(flow.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 990)
      #expect(screen.frame(9)?.minX == 0 && screen.view.contentOffset == .zero)
      #expect(screen.view.indexPathsForVisibleItems.map(\.item) == [7, 8, 9])
      #expect(screen.view.indexPathForItem(at: CGPoint(x: 1000, y: 50))?.item == 0)
      screen.view.scrollToItem(
        at: IndexPath(item: 0, section: 0), at: .right, animated: false)
      #expect(screen.view.contentOffset.x == 760)
      #expect(screen.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    }
  }

  @Test("a grid begins at the right")
  func vertical() {
    for way in [Way.rightToLeft, .flipped, .forced] {
      let screen = screen(way, frame: rect(0, 100, 330, 400)) { flow, _ in
        flow.itemSize = CGSize(width: 100, height: 100)
        flow.minimumInteritemSpacing = 10
      }
      #expect(screen.frame(0) == rect(230, 0, 100, 100))
      #expect(screen.cell(2)?.frame == rect(0, 0, 100, 100))
      #expect(screen.cell(3)?.frame == rect(230, 110, 100, 100))
    }
  }

  /// All visible content, mirrored unless it is left to right.
  private func look(_ screen: CollectionScreen, _ way: Way) -> [String] {
    let view = screen.view
    let width = max(
      view.contentSize.width,
      view.bounds.width - view.adjustedContentInset.left - view.adjustedContentInset.right)
    return view.subviews.compactMap { shown -> String? in
      guard let shown = shown as? UICollectionReusableView else { return nil }
      let frame = shown.frame
      let x = way == .leftToRight ? frame.minX : width - frame.maxX
      return
        "\(shown is UICollectionViewCell ? "cell" : "bar") \(rect(x, frame.minY, frame.width, frame.height))"
    }.sorted() + ["content \(view.contentSize)"]
  }

  @Test("bars, insets, mixed and self-sized items are mirrored, with or without the flip")
  func everything() {
    let cases: [(String, (UICollectionViewFlowLayout, UICollectionView) -> Void)] = [
      ("plain", { _, _ in }),
      (
        "insets and bars",
        { flow, _ in
          flow.sectionInset = UIEdgeInsets(top: 3, left: 40, bottom: 5, right: 8)
          flow.headerReferenceSize = CGSize(width: 30, height: 30)
          flow.footerReferenceSize = CGSize(width: 20, height: 20)
        }
      ),
      (
        "few items", { flow, _ in flow.itemSize = CGSize(width: 20, height: 20) }
      ),
      (
        "self-chosen sizes",
        { flow, view in
          view.register(ChipCell.self, forCellWithReuseIdentifier: "item")
          flow.estimatedItemSize = CGSize(width: 60, height: 30)
        }
      ),
    ]
    let texts = ["one", "a longer chip", "three", "the fourth chip of them all", "5"]
    for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
      for (name, setUp) in cases {
        func shown(_ way: Way) -> [String] {
          let source = ItemSource([5, 2])
          source.prepare = { cell, path in
            (cell as? ChipCell)?.label.text = texts[path.item]
          }
          // All of the content is visible.
          let screen = screen(way, source: source, frame: rect(0, 0, 1500, 600)) { flow, view in
            flow.scrollDirection = direction
            setUp(flow, view)
          }
          return look(screen, way)
        }
        let expected = shown(.leftToRight)
        for way in [Way.rightToLeft, .flipped, .forced] {
          #expect(shown(way) == expected, "\(name), \(direction), \(way)")
        }
      }
    }
  }

  @Test("the safe area stays on its side")
  func safeArea() {
    for way in [Way.rightToLeft, .flipped] {
      let screen = screen(way, os: "14.0", device: .iPhoneX, orientation: .landscapeRight) {
        flow, _ in
        flow.sectionInsetReference = .fromSafeArea
        flow.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
        flow.itemSize = CGSize(width: 100, height: 100)
      }
      screen.controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: 0, left: 0, bottom: 0, right: 20)
      screen.host.settle()
      // 64 from the safe area, and the section's left inset, which is mirrored.
      #expect(screen.frame(0)?.maxX == 738, "\(way)")
      #expect(screen.frame(5)?.minX ?? 0 >= 44, "\(way)")
    }
  }

  @Test("flipped content stays at its start, whatever its items measure")
  func flippedStart() {
    let source = ItemSource([40])
    source.prepare = { cell, path in
      (cell as? ChipCell)?.label.text = "chip \(path.item)"
    }
    let screen = screen(.flipped, source: source, frame: rect(0, 0, 330, 60)) { flow, view in
      view.register(ChipCell.self, forCellWithReuseIdentifier: "item")
      flow.scrollDirection = .horizontal
      flow.estimatedItemSize = CGSize(width: 30, height: 30)
    }
    func distance() -> CGFloat { screen.view.contentSize.width - screen.view.bounds.maxX }
    #expect(abs(distance()) < 0.001)
    #expect(screen.view.indexPathsForVisibleItems.first?.item == 0)
    source.items = [45]
    screen.view.insertItems(at: (40..<45).map { IndexPath(item: $0, section: 0) })
    screen.host.settle()
    #expect(abs(distance()) < 0.001)
    screen.view.frame.size.width = 250
    screen.host.settle()
    #expect(abs(distance()) < 0.001)
    #expect(screen.cell(0)?.frame.maxX == screen.view.contentSize.width)
  }

  @Test("pinned headers of a row stay at its beginning")
  func pinned() {
    for way in [Way.rightToLeft, .flipped] {
      let screen = screen(way, frame: rect(0, 0, 330, 100)) { flow, _ in
        flow.scrollDirection = .horizontal
        flow.headerReferenceSize = CGSize(width: 30, height: 100)
        flow.sectionHeadersPinToVisibleBounds = true
        flow.itemSize = CGSize(width: 100, height: 100)
      }
      screen.view.contentOffset.x = 300
      screen.host.settle()
      let header = screen.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
      #expect(header?.frame.maxX == 630, "\(way)")
    }
  }
}
