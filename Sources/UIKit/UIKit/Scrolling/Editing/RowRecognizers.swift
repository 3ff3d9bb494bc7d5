/// The recognizer of drags that reveal a row's swipe actions.
///
/// It begins only if a drag moves horizontally before it moves vertically (comparing the two
/// distances is a guess: low).
final class RowSwipeRecognizer: UIPanGestureRecognizer {
  private weak var rows: (any SwipedRows)?
  /// Returns the row at a point of the view.
  private let path: (CGPoint) -> IndexPath?
  private var edge = SwipeEdge.trailing

  init(_ rows: any SwipedRows, path: @escaping (CGPoint) -> IndexPath?) {
    self.rows = rows
    self.path = path
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    ownAction = { [weak self] _ in self?.follow() }
  }

  /// The view. The recognizer isn't one of its `gestureRecognizers`, as app code may rely on their
  /// number.
  override var view: UIView? { rows }

  private var isRightToLeft: Bool {
    rows?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Returns how far the finger has moved away from the side of the buttons.
  private func away(_ way: CGFloat) -> CGFloat {
    (edge == .trailing) == isRightToLeft ? way : -way
  }

  override func wayBegun(by travel: CGPoint) -> CGPoint? {
    guard abs(travel.x) > Self.slop, abs(travel.x) > abs(travel.y) else { return nil }
    return CGPoint(x: travel.x - (travel.x > 0 ? Self.slop : -Self.slop), y: travel.y)
  }

  /// Without swipe actions, the drag is left to other recognizers.
  override var ownShouldBegin: Bool {
    guard let rows, let start, let path = path(rows.convert(start, from: nil)) else { return false }
    if let open = rows.openSwipe, open.path == path {
      edge = open.edge
    } else {
      edge = (translation(in: nil).x < 0) == isRightToLeft ? .leading : .trailing
    }
    return rows.beginSwipe(at: path, edge: edge)
  }

  private func follow() {
    guard let rows else { return }
    switch state {
    case .began, .changed: rows.moveSwipe(by: away(translation(in: nil).x))
    case .ended: rows.endSwipe(velocity: away(velocity(in: nil).x))
    case .cancelled, .failed: rows.closeSwipe(animated: true)
    case .possible: break
    }
  }
}

/// The recognizer of drags of a reorder control.
final class RowMoveRecognizer: UIPanGestureRecognizer {
  private weak var rows: (any MovedRows)?

  init(_ rows: any MovedRows) {
    self.rows = rows
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    ownAction = { [weak self] _ in self?.follow() }
  }

  /// The view. The recognizer isn't one of its `gestureRecognizers`, as app code may rely on their
  /// number.
  override var view: UIView? { rows }

  /// A reorder control is dragged from the first movement on, so that the row stays under the
  /// finger (recalled; medium).
  override func wayBegun(by travel: CGPoint) -> CGPoint? { travel == .zero ? nil : travel }

  override var ownShouldBegin: Bool {
    guard let rows, let start else { return false }
    return rows.liftRow(at: rows.convert(start, from: nil))
  }

  private func follow() {
    switch state {
    case .began, .changed: rows?.moveLiftedRow(by: translation(in: nil).y)
    case .ended: rows?.dropRow(performs: true)
    case .cancelled, .failed: rows?.dropRow(performs: false)
    case .possible: break
    }
  }
}

/// The recognizer of touches on a section index.
final class SectionIndexRecognizer: UIGestureRecognizer {
  private weak var rows: (any IndexedRows)?
  /// The last title under the finger.
  private var title: Int?

  init(_ rows: any IndexedRows) {
    self.rows = rows
    super.init(target: nil, action: nil)
    // Rows next to the index don't receive the touch.
    delaysTouchesBegan = true
    ownAction = { [weak self] _ in self?.follow() }
  }

  /// The view. The recognizer isn't one of its `gestureRecognizers`, as app code may rely on their
  /// number.
  override var view: UIView? { rows }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let play, let rows, storedState == .possible else { return }
    let isOnIndex =
      play.touchesOnScreen.count == 1
      && rows.sectionIndexTitle(at: location(in: rows)) != nil
    state = isOnIndex ? .began : .failed
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if play != nil, storedState != .possible { state = .changed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    endWithoutFingers()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    cancelWithFingers()
  }

  override func reset() {
    super.reset()
    title = nil
  }

  /// Follows a finger that touched down on the index, even if it leaves it to the side.
  private func follow() {
    guard let rows, let strip = rows.sectionIndex.view else { return }
    switch state {
    case .began, .changed:
      rows.sectionIndex.isTracked = true
      let found = strip.geometry.title(at: location(in: strip).y)
      if let found, found != title {
        title = found
        rows.chooseSectionIndexTitle(found)
      }
    case .ended, .cancelled, .failed: rows.sectionIndex.isTracked = false
    case .possible: break
    }
    rows.sectionIndexLookDidChange()
  }
}
