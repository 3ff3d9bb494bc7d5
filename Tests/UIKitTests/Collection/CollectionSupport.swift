import Devices
import Testing
import UIKit

/// A cell that records how it was created and used.
class NoteCell: UICollectionViewCell {
  var note = "stored"
  var reuses = 0
  private(set) var firstFrame = CGRect.null

  override init(frame: CGRect) {
    super.init(frame: frame)
    note = "made"
    firstFrame = frame
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A data source of items, with one count per section.
@MainActor
class ItemSource: NSObject, UICollectionViewDataSource {
  var items: [Int]
  private(set) var asked: [IndexPath] = []
  var prepare: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

  init(_ items: [Int]) {
    self.items = items
    super.init()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath)
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "item", for: indexPath)
    prepare(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
  }
}

/// A collection view that fills a plain controller on a simulated device.
@MainActor
final class CollectionScreen {
  let host: SimulationHost
  let controller = UIViewController()
  let view: UICollectionView
  let source: ItemSource

  init(
    _ device: Device = .iPhone8, os: OSVersion = "13.7",
    orientation: UIInterfaceOrientation = .portrait, layout: UICollectionViewLayout,
    source: ItemSource, options: SimulationHost.Options = .init(),
    setUp: (UICollectionView) -> Void = { _ in }
  ) {
    host = SimulationHost(device: device, os: os, orientation: orientation, options: options)
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    self.source = source
    view.register(NoteCell.self, forCellWithReuseIdentifier: "item")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "bar")
    }
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = source
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = controller.view.bounds
    controller.view.addSubview(view)
    setUp(view)
    host.setRoot(controller)
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: section))
  }
}
