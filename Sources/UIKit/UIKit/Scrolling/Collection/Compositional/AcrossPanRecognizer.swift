import Graphics

/// The recognizer for drags that scroll a section orthogonally to its layout.
///
/// It begins only if a drag moves orthogonally before it moves along the layout (comparing the two
/// distances is a guess: low).
final class AcrossPanRecognizer: UIPanGestureRecognizer {
  private weak var collection: UICollectionView?
  private let scroller: OrthogonalScroller
  /// The section being dragged.
  private var section: Int?

  init(_ collection: UICollectionView) {
    self.collection = collection
    scroller = OrthogonalScroller(collection)
    super.init(target: nil, action: nil)
    ownAction = { [weak self] _ in self?.follow() }
  }

  /// The collection view. The recognizer isn't one of its `gestureRecognizers`, as app code may
  /// rely on their number.
  override var view: UIView? { collection }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if play != nil, let collection, let number = scroller.section(at: location(in: collection)),
      scroller.fingerCameDown(on: number)
    {
      // A touch that stops the groups does nothing else.
      for touch in touches { touch.contact?.delivery = .over }
    }
    super.touchesBegan(touches, with: event)
  }

  override func wayBegun(by travel: CGPoint) -> CGPoint? {
    func shorter(_ way: CGFloat) -> CGFloat { way > 0 ? way - Self.slop : way + Self.slop }
    if scroller.scrollsSideways {
      guard abs(travel.x) > Self.slop, abs(travel.x) > abs(travel.y) else { return nil }
      return CGPoint(x: shorter(travel.x), y: travel.y)
    }
    guard abs(travel.y) > Self.slop, abs(travel.y) > abs(travel.x) else { return nil }
    return CGPoint(x: travel.x, y: shorter(travel.y))
  }

  override var ownShouldBegin: Bool {
    guard let collection, let play, let start,
      let number = scroller.section(at: collection.convert(start, from: nil)),
      collection.mayTake(play.everyTouch)
    else { return false }
    section = number
    return true
  }

  private func follow() {
    switch state {
    case .began:
      if let section { scroller.begin(section) }
      scroller.move(by: translation(in: collection))
    case .changed: scroller.move(by: translation(in: collection))
    case .ended: scroller.end(finger: velocity(in: collection))
    case .cancelled: scroller.end(finger: nil)
    case .possible, .failed: break
    }
  }

  override func reset() {
    super.reset()
    scroller.fingerLeft()
  }
}
