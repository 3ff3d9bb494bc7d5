import Graphics

/// A view whose rows have swipe actions: a table, or a collection view with lists.
@MainActor
protocol SwipedRows: UIScrollView {
  /// The row whose swipe actions are shown.
  var rowSwipe: RowSwipe? { get set }
  /// Whether rows currently can't be swiped by a finger.
  var refusesSwipes: Bool { get }

  /// Returns the view of a visible row.
  func swipedView(at path: IndexPath) -> UIView?
  /// Returns the frame of a row without a swipe.
  func swipedFrame(of path: IndexPath) -> CGRect?
  /// Returns the swipe actions on one side of a row, or nil if there are none.
  func swipeButtons(at path: IndexPath, _ edge: SwipeEdge) -> SwipeButtons?
  /// Requests that rows are laid out again.
  func swipeDidMove()

  func willSwipe(_ path: IndexPath)
  /// Called when the actions of a row were opened or closed.
  func swipeIsOpen(_ isOpen: Bool, at path: IndexPath, animated: Bool)
  /// Called once the actions are gone; without a path if the row is gone, too.
  func didEndSwipe(_ path: IndexPath?)
}

/// The swipe actions on one side of a row.
@MainActor
struct SwipeButtons {
  var actions: [SwipeAction]
  /// Whether a full swipe performs the first action.
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

  /// Starts moving a row aside; returns false if it has no actions on that side.
  ///
  /// A row whose actions are open on that side continues from there; any other open row closes.
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
  /// - Parameter distance: How far the finger has moved away from the side of the buttons since it
  ///   touched down, in points.
  func moveSwipe(by distance: CGFloat) {
    guard let swipe = rowSwipe else { return }
    reveal(swipe.start + distance)
  }

  /// Releases the row: it opens, closes, or performs its first action.
  ///
  /// It opens beyond half of the buttons' width, or if it moves away from their side faster than
  /// 300 points a second (recalled; low).
  ///
  /// - Parameter velocity: The velocity away from the side of the buttons, in points per second.
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

  /// Opens the swipe actions of a row; returns false if it has none on that side.
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

  /// The row whose swipe actions are open, and the side.
  var openSwipe: (path: IndexPath, edge: SwipeEdge)? {
    rowSwipe.flatMap { $0.isOpen ? ($0.path, $0.edge) : nil }
  }

  /// Closes the open swipe actions.
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

  /// Performs the action of a tapped button.
  ///
  /// - Parameter index: The index of the button, from the row's edge inwards.
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

  /// Returns whether the buttons are at the row's right edge.
  private func isAtRight(_ edge: SwipeEdge) -> Bool {
    (edge == .trailing) == (effectiveUserInterfaceLayoutDirection != .rightToLeft)
  }

  private var swipeGeometry: SwipeGeometry? {
    guard let swipe = rowSwipe, let row = swipedFrame(of: swipe.path) else { return nil }
    // Rows from edge to edge extend into the safe area, cards don't.
    let safe = bounds.inset(by: safeAreaInsets)
    let inset = isAtRight(swipe.edge) ? row.maxX - safe.maxX : safe.minX - row.minX
    return swipe.buttons.geometry(row: row.size, safeInset: max(0, inset))
  }

  /// Returns how far a row has moved to the right.
  func swipeDistance(of path: IndexPath) -> CGFloat {
    guard let swipe = rowSwipe, swipe.path == path else { return 0 }
    return isAtRight(swipe.edge) ? -swipe.revealed : swipe.revealed
  }

  /// Places the buttons next to their row; if the row has left the screen, its actions close.
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

  /// Makes the actions follow their row after an update; they are removed with their row.
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
