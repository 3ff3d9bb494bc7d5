import Graphics

/// The recognizer of long presses that lift items of a collection view, and of what follows.
final class ItemLiftRecognizer: UILongPressGestureRecognizer {
  private weak var collection: UICollectionView?
  /// Where the item's middle lies, from the finger; it stays so far away (low).
  private var distance = CGPoint.zero

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init(target: nil, action: nil)
    ownAction = { [weak self] _ in self?.follow() }
  }

  /// It isn't among the view's recognizers, whose number code counts on.
  override var view: UIView? { collection }

  override var ownShouldBegin: Bool {
    guard let collection else { return false }
    let place = location(in: collection)
    guard let path = collection.indexPathForItem(at: place), collection.beginMove(of: path),
      let middle = collection.edits.move?.position
    else { return false }
    distance = CGPoint(x: middle.x - place.x, y: middle.y - place.y)
    return true
  }

  private func follow() {
    guard let collection else { return }
    switch state {
    case .began: break
    case .changed:
      let place = location(in: collection)
      collection.updateMove(CGPoint(x: place.x + distance.x, y: place.y + distance.y))
    case .ended: collection.endMove(isCancelled: false)
    case .cancelled, .failed: collection.endMove(isCancelled: true)
    case .possible: break
    }
  }
}
