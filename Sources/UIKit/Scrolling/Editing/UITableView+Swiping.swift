import Graphics

extension UITableView {
  // MARK: A finger

  /// Begins to move a row aside; false where there are no buttons at that side.
  ///
  /// A row whose buttons are open at that side goes on from there; those of other rows close.
  package func beginSwipe(at path: IndexPath, edge: SwipeEdge) -> Bool {
    inOwnWorld {
      if let swipe = edits.swipe, swipe.path == path, swipe.edge == edge {
        edits.swipe?.start = swipe.revealed
        return true
      }
      closeSwipe(animated: true)
      // Rows of a table in edit are swiped by the control before them only.
      guard !isEditing else { return false }
      return showSwipe(at: path, edge: edge)
    }
  }

  /// Moves the row.
  ///
  /// - Parameter distance: How far the finger has gone from the side of the buttons since it came
  ///   down, in points.
  package func moveSwipe(by distance: CGFloat) {
    guard let swipe = edits.swipe else { return }
    reveal(swipe.start + distance)
  }

  /// Lets the row go: it opens, closes, or does what its first button says.
  ///
  /// It opens beyond half of the buttons' width, or when it moves away from their side faster than
  /// 300 points a second (recalled; low).
  ///
  /// - Parameter velocity: Away from the side of the buttons, in points a second.
  package func endSwipe(velocity: CGFloat) {
    guard let swipe = edits.swipe, let geometry = swipeGeometry else { return }
    inOwnWorld {
      if swipe.performsFirst, swipe.revealed >= geometry.fullSwipe {
        reveal(geometry.openWidth)
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
  package func openSwipe(at path: IndexPath, edge: SwipeEdge, animated: Bool) -> Bool {
    inOwnWorld {
      if let swipe = edits.swipe, swipe.path == path, swipe.edge == edge, swipe.isOpen {
        return true
      }
      closeSwipe(animated: animated)
      guard showSwipe(at: path, edge: edge) else { return false }
      finishOpening(animated: animated)
      return true
    }
  }

  /// The row whose buttons are open, and the side.
  package var openSwipe: (path: IndexPath, edge: SwipeEdge)? {
    edits.swipe.flatMap { $0.isOpen ? ($0.path, $0.edge) : nil }
  }

  /// Hides the buttons of whichever row shows them.
  package func closeSwipe(animated: Bool) {
    guard let swipe = edits.swipe else { return }
    inOwnWorld {
      edits.swipe = nil
      swipe.buttons.removeFromSuperview()
      shown.cell(at: swipe.path)?.changeDeleteConfirmation(false, animated: animated)
      layoutState.invalidate()
      setNeedsLayout()
      tellEditingEnded(swipe.path, animated: animated)
    }
  }

  /// Does what a tap on a button says.
  ///
  /// - Parameter index: The button's number, from the row's edge inwards.
  package func performSwipeAction(_ index: Int) {
    guard let swipe = edits.swipe, swipe.buttons.actions.indices.contains(index) else { return }
    inOwnWorld {
      let view = swipe.buttons
      view.actions[index].perform(view.buttons[index]) { [weak self, weak view] _ in
        guard let self, let view, edits.swipe?.buttons === view else { return }
        closeSwipe(animated: true)
      }
    }
  }

  private func showSwipe(at path: IndexPath, edge: SwipeEdge) -> Bool {
    guard let cell = cellForRow(at: path), let (actions, performsFirst) = swipeActions(path, edge),
      !actions.isEmpty
    else { return false }
    delegate?.tableView(self, willBeginEditingRowAt: path)
    guard shown.cell(at: path) === cell else { return false }
    let view = UISwipeActionPullView(actions: actions, profile: profile) { [weak self] in
      self?.performSwipeAction($0)
    }
    insertSubview(view, belowSubview: cell)
    edits.swipe = RowSwipe(path: path, edge: edge, performsFirst: performsFirst, buttons: view)
    return true
  }

  private func finishOpening(animated: Bool) {
    guard let geometry = swipeGeometry, let path = edits.swipe?.path else { return }
    edits.swipe?.isOpen = true
    reveal(geometry.openWidth)
    shown.cell(at: path)?.changeDeleteConfirmation(true, animated: animated)
  }

  private func reveal(_ distance: CGFloat) {
    edits.swipe?.revealed = max(0, distance)
    layoutState.invalidate()
    setNeedsLayout()
  }

  // MARK: What there is to show

  /// The buttons of a row's side, and whether a full swipe does what the first one says.
  ///
  /// Without a configuration (a delegate that returns nil has none, Apple's documentation), the
  /// trailing side has the row's older actions, or else a button to delete rows that are edited so.
  private func swipeActions(_ path: IndexPath, _ edge: SwipeEdge) -> ([SwipeAction], Bool)? {
    // Rows that can't be edited aren't swiped (Apple's documentation of `canEditRowAt`).
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
    let configuration =
      edge == .leading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if let configuration {
      return (
        configuration.actions.map(SwipeAction.init), configuration.performsFirstActionWithFullSwipe
      )
    }
    guard edge == .trailing else { return nil }
    if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
      // The first of the older actions stands at the edge, too.
      return (
        actions.map { action in
          SwipeAction(title: action.title, color: action.shownColor) { _, _ in action.perform(path)
          }
        }, false
      )
    }
    guard (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete else {
      return nil
    }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let delete = SwipeAction(title: title, color: .systemRed) { [weak self] _, done in
      guard let self else { return }
      dataSource?.tableView(self, commit: .delete, forRowAt: edits.swipe?.path ?? path)
      done(true)
    }
    return ([delete], true)
  }

  // MARK: Layout

  /// Whether the buttons stand at the row's right edge.
  private func isAtRight(_ edge: SwipeEdge) -> Bool {
    (edge == .trailing) == (effectiveUserInterfaceLayoutDirection != .rightToLeft)
  }

  private var swipeGeometry: SwipeGeometry? {
    guard let swipe = edits.swipe, data.map.contains(swipe.path) else { return nil }
    var inset: CGFloat = 0
    if style != .insetGrouped {
      inset = isAtRight(swipe.edge) ? safeAreaInsets.right : safeAreaInsets.left
    }
    return swipe.buttons.geometry(
      row: rect(data.map.span(ofRow: swipe.path)).size, safeInset: inset)
  }

  /// How far a row has moved aside, to the right.
  func swipeDistance(of path: IndexPath) -> CGFloat {
    guard let swipe = edits.swipe, swipe.path == path else { return 0 }
    return isAtRight(swipe.edge) ? -swipe.revealed : swipe.revealed
  }

  /// Places the buttons beside their row; a row that has left the screen has closed.
  func layOutSwipe() {
    guard let swipe = edits.swipe else { return }
    guard let geometry = swipeGeometry, shown.cell(at: swipe.path) != nil else {
      return closeSwipe(animated: false)
    }
    let row = rect(data.map.span(ofRow: swipe.path))
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
    guard let swipe = edits.swipe else { return }
    if let path = moved(swipe.path) {
      edits.swipe?.path = path
      return
    }
    edits.swipe = nil
    swipe.buttons.removeFromSuperview()
    tellEditingEnded(nil, animated: false)
  }

  private func tellEditingEnded(_ path: IndexPath?, animated: Bool) {
    guard animated else {
      delegate?.tableView(self, didEndEditingRowAt: path)
      return
    }
    hostOfView.schedule(after: TableTimes.edit) { [weak self] in
      guard let self else { return }
      delegate?.tableView(self, didEndEditingRowAt: path)
    }
  }
}
