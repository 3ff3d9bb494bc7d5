import Graphics

/// The recognizer of long presses that lift and then move items of a collection view.
final class ItemLiftRecognizer: UILongPressGestureRecognizer {
  private weak var collection: UICollectionView?
  /// The distance of the item's centre from the finger, which stays constant (low).
  private var distance = CGPoint.zero

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init(target: nil, action: nil)
    ownAction = { [weak self] _ in self?.follow() }
  }

  /// The collection view. The recognizer isn't one of its `gestureRecognizers`, as app code may
  /// rely on their number.
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
