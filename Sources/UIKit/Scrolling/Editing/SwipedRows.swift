import Graphics

/// A view of rows that a swipe shows buttons beside: a table, or a collection view with lists.
@MainActor
protocol SwipedRows: UIScrollView {
  /// The row whose buttons show.
  var rowSwipe: RowSwipe? { get set }
  /// Whether a finger can't swipe rows now.
  var refusesSwipes: Bool { get }

  /// The view of a row on the screen.
  func swipedView(at path: IndexPath) -> UIView?
  /// Where a row stands while nothing is swiped.
  func swipedFrame(of path: IndexPath) -> CGRect?
  /// The buttons at a side of a row; nil without.
  func swipeButtons(at path: IndexPath, _ edge: SwipeEdge) -> SwipeButtons?
  /// Has rows laid out again.
  func swipeDidMove()

  func willSwipe(_ path: IndexPath)
  /// Called when the buttons of a row have come to stay, or don't any more.
  func swipeIsOpen(_ isOpen: Bool, at path: IndexPath, animated: Bool)
  /// Called once the buttons are gone; without a path where the row is gone, too.
  func didEndSwipe(_ path: IndexPath?)
}

/// The buttons at one side of a row.
@MainActor
struct SwipeButtons {
  var actions: [SwipeAction]
  /// Whether a full swipe does what the first one says.
  var performsFirst: Bool

  init(actions: [SwipeAction], performsFirst: Bool) {
    self.actions = actions
    self.performsFirst = performsFirst
  }

  init(_ configuration: UISwipeActionsConfiguration) {
    actions = configuration.actions.map(SwipeAction.init)
    performsFirst = configuration.performsFirstActionWithFullSwipe
  }
}

extension SwipedRows {
  // MARK: A finger

  /// Begins to move a row aside; false where there are no buttons at that side.
  ///
  /// A row whose buttons are open at that side goes on from there; those of other rows close.
  func beginSwipe(at path: IndexPath, edge: SwipeEdge) -> Bool {
    inOwnWorld {
      if let swipe = rowSwipe, swipe.path == path, swipe.edge == edge {
        rowSwipe?.start = swipe.revealed
        return true
      }
      closeSwipe(animated: true)
      guard !refusesSwipes else { return false }
      return showSwipe(at: path, edge: edge)
    }
  }

  /// Moves the row.
  ///
  /// - Parameter distance: How far the finger has gone from the side of the buttons since it came
  ///   down, in points.
  func moveSwipe(by distance: CGFloat) {
    guard let swipe = rowSwipe else { return }
    reveal(swipe.start + distance)
  }

  /// Lets the row go: it opens, closes, or does what its first button says.
  ///
  /// It opens beyond half of the buttons' width, or when it moves away from their side faster than
  /// 300 points a second (recalled; low).
  ///
  /// - Parameter velocity: Away from the side of the buttons, in points a second.
  func endSwipe(velocity: CGFloat) {
    guard let swipe = rowSwipe, let geometry = swipeGeometry else { return }
    inOwnWorld {
      if swipe.performsFirst, swipe.revealed >= geometry.fullSwipe {
        finishOpening(animated: true)
        performSwipeAction(0)
        return
      }
      let fast: CGFloat = 300
      let opens =
        velocity > fast || (velocity >= -fast && swipe.revealed > geometry.openWidth / 2)
      if opens {
        finishOpening(animated: true)
      } else {
        closeSwipe(animated: true)
      }
    }
  }

  // MARK: Open

  /// Shows the buttons of a row; false where it has none at that side.
  @discardableResult
  func openSwipe(at path: IndexPath, edge: SwipeEdge, animated: Bool) -> Bool {
    inOwnWorld {
      if let swipe = rowSwipe, swipe.path == path, swipe.edge == edge, swipe.isOpen { return true }
      closeSwipe(animated: animated)
      guard showSwipe(at: path, edge: edge) else { return false }
      finishOpening(animated: animated)
      return true
    }
  }

  /// The row whose buttons are open, and the side.
  var openSwipe: (path: IndexPath, edge: SwipeEdge)? {
    rowSwipe.flatMap { $0.isOpen ? ($0.path, $0.edge) : nil }
  }

  /// Hides the buttons of whichever row shows them.
  func closeSwipe(animated: Bool) {
    guard let swipe = rowSwipe else { return }
    inOwnWorld {
      rowSwipe = nil
      swipe.buttons.removeFromSuperview()
      swipeIsOpen(false, at: swipe.path, animated: animated)
      swipeDidMove()
      guard animated else { return didEndSwipe(swipe.path) }
      hostOfView.schedule(after: ListTimes.edit) { [weak self] in
        self?.didEndSwipe(swipe.path)
      }
    }
  }

  /// Does what a tap on a button says.
  ///
  /// - Parameter index: The button's number, from the row's edge inwards.
  func performSwipeAction(_ index: Int) {
    guard let swipe = rowSwipe, swipe.buttons.actions.indices.contains(index) else { return }
    inOwnWorld {
      let view = swipe.buttons
      view.actions[index].perform(view.buttons[index]) { [weak self, weak view] _ in
        guard let self, let view, rowSwipe?.buttons === view else { return }
        closeSwipe(animated: true)
      }
    }
  }

  private func showSwipe(at path: IndexPath, edge: SwipeEdge) -> Bool {
    guard let row = swipedView(at: path), let found = swipeButtons(at: path, edge),
      !found.actions.isEmpty
    else { return false }
    willSwipe(path)
    guard swipedView(at: path) === row else { return false }
    let view = UISwipeActionPullView(
      actions: found.actions, profile: TableProfile.current(for: self)
    ) { [weak self] in
      self?.performSwipeAction($0)
    }
    insertSubview(view, belowSubview: row)
    rowSwipe = RowSwipe(path: path, edge: edge, performsFirst: found.performsFirst, buttons: view)
    return true
  }

  private func finishOpening(animated: Bool) {
    guard let geometry = swipeGeometry, let path = rowSwipe?.path else { return }
    rowSwipe?.isOpen = true
    reveal(geometry.openWidth)
    swipeIsOpen(true, at: path, animated: animated)
  }

  private func reveal(_ distance: CGFloat) {
    rowSwipe?.revealed = max(0, distance)
    swipeDidMove()
  }

  // MARK: Layout

  /// Whether the buttons stand at the row's right edge.
  private func isAtRight(_ edge: SwipeEdge) -> Bool {
    (edge == .trailing) == (effectiveUserInterfaceLayoutDirection != .rightToLeft)
  }

  private var swipeGeometry: SwipeGeometry? {
    guard let swipe = rowSwipe, let row = swipedFrame(of: swipe.path) else { return nil }
    // Rows from edge to edge reach into the safe area, cards don't.
    let safe = bounds.inset(by: safeAreaInsets)
    let inset = isAtRight(swipe.edge) ? row.maxX - safe.maxX : safe.minX - row.minX
    return swipe.buttons.geometry(row: row.size, safeInset: max(0, inset))
  }

  /// How far a row has moved aside, to the right.
  func swipeDistance(of path: IndexPath) -> CGFloat {
    guard let swipe = rowSwipe, swipe.path == path else { return 0 }
    return isAtRight(swipe.edge) ? -swipe.revealed : swipe.revealed
  }

  /// Places the buttons beside their row; a row that has left the screen has closed.
  func layOutSwipe() {
    guard let swipe = rowSwipe else { return }
    guard let geometry = swipeGeometry, let row = swipedFrame(of: swipe.path),
      swipedView(at: swipe.path) != nil
    else { return closeSwipe(animated: false) }
    let isRight = isAtRight(swipe.edge)
    swipe.buttons.frame = CGRect(
      x: isRight ? row.maxX - swipe.revealed : row.minX, y: row.minY, width: swipe.revealed,
      height: row.height)
    swipe.buttons.place(
      geometry, revealed: swipe.revealed, fills: swipe.performsFirst, isRight: isRight)
  }

  // MARK: Rows that come and go

  /// Has the buttons follow their row; those of a row that has gone go, too.
  func followSwipe(_ moved: (IndexPath) -> IndexPath?) {
    guard let swipe = rowSwipe else { return }
    if let path = moved(swipe.path) {
      rowSwipe?.path = path
      return
    }
    rowSwipe = nil
    swipe.buttons.removeFromSuperview()
    didEndSwipe(nil)
  }
}
