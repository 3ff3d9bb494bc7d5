/// The recognizer of drags that move a row aside to show its buttons.
///
/// A drag goes to the side before it goes up or down (which is more across than along: low).
final class RowSwipeRecognizer: UIPanGestureRecognizer {
  private weak var rows: (any SwipedRows)?
  /// Finds the row at a point of the view.
  private let path: (CGPoint) -> IndexPath?
  private var edge = SwipeEdge.trailing

  init(_ rows: any SwipedRows, path: @escaping (CGPoint) -> IndexPath?) {
    self.rows = rows
    self.path = path
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    ownAction = { [weak self] _ in self?.follow() }
  }

  /// It isn't among the view's recognizers, whose number code counts on.
  override var view: UIView? { rows }

  private var isRightToLeft: Bool {
    rows?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// How far the finger has gone away from the side of the buttons.
  private func away(_ way: CGFloat) -> CGFloat {
    (edge == .trailing) == isRightToLeft ? way : -way
  }

  override func wayBegun(by travel: CGPoint) -> CGPoint? {
    guard abs(travel.x) > Self.slop, abs(travel.x) > abs(travel.y) else { return nil }
    return CGPoint(x: travel.x - (travel.x > 0 ? Self.slop : -Self.slop), y: travel.y)
  }

  /// Where there are no buttons, the drag is somebody else's.
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

/// The recognizer of drags by a row's control for moving it.
final class RowMoveRecognizer: UIPanGestureRecognizer {
  private weak var table: UITableView?

  init(_ table: UITableView) {
    self.table = table
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    ownAction = { [weak self] _ in self?.follow() }
  }

  /// It isn't among the table's recognizers, whose number code counts on.
  override var view: UIView? { table }

  override var ownShouldBegin: Bool {
    guard let table, let start else { return false }
    guard let path = table.indexPathForRow(at: table.convert(start, from: nil)),
      let control = table.cellForRow(at: path)?.editing.reorderControl,
      control.bounds.contains(control.convert(start, from: nil))
    else { return false }
    return table.beginMove(at: path)
  }

  private func follow() {
    switch state {
    case .began, .changed: table?.move(by: translation(in: nil).y)
    case .ended: table?.endMove()
    case .cancelled, .failed: table?.endMove(performs: false)
    case .possible: break
    }
  }
}
