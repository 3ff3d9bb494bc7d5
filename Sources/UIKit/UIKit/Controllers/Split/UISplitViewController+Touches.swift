/// The touch recognizers of a split view.
@MainActor
final class SplitTouches {
  let edge = ColumnEdgeRecognizer(target: nil, action: nil)
  let tap = OverlayTapRecognizer(target: nil, action: nil)
  let swipe = OverlaySwipeRecognizer(target: nil, action: nil)
}

/// The recognizer of drags from the primary column's edge, which show a hidden column.
final class ColumnEdgeRecognizer: UIScreenEdgePanGestureRecognizer {
  weak var controller: UISplitViewController?

  override var ownShouldBegin: Bool { controller?.mayShowByHand ?? false }
}

/// The recognizer of taps outside columns that overlap the secondary one, which hide them.
final class OverlayTapRecognizer: UITapGestureRecognizer {
  weak var controller: UISplitViewController?

  override var ownShouldBegin: Bool {
    controller?.isBesideOverlay(location(in: view)) ?? false
  }
}

/// The recognizer of swipes that push overlapping columns out.
final class OverlaySwipeRecognizer: UISwipeGestureRecognizer {
  weak var controller: UISplitViewController?

  override var ownShouldBegin: Bool {
    controller?.isOverlayShown == true && controller?.presentsWithGesture == true
  }
}

extension UISplitViewController {
  /// Adds the recognizers to the controller's view.
  ///
  /// A column is shown or hidden immediately, whereas on a device it follows the finger.
  func addHands(to view: UIView) {
    let hands = SplitTouches()
    split.hands = hands
    hands.edge.controller = self
    hands.tap.controller = self
    hands.swipe.controller = self
    hands.edge.ownAction = { [weak self] in
      if $0.state == .began { self?.showNextColumn() }
    }
    for recognizer in [hands.tap, hands.swipe] as [UIGestureRecognizer] {
      recognizer.ownAction = { [weak self] in
        if $0.state == .ended { self?.show(.secondary) }
      }
    }
    for recognizer in [hands.edge, hands.tap, hands.swipe] as [UIGestureRecognizer] {
      view.addGestureRecognizer(recognizer)
    }
    turnHands()
  }

  /// Adjusts the recognizers to the side of the primary column.
  func turnHands() {
    split.hands?.edge.edges = isMirrored ? .right : .left
    split.hands?.swipe.direction = isMirrored ? .right : .left
  }

  var mayShowByHand: Bool {
    presentsWithGesture && !split.isCollapsed && nextColumn != nil
  }

  /// The column that is shown next: with three columns, the supplementary one first.
  private var nextColumn: Column? {
    switch split.mode {
    case .secondaryOnly, .automatic: split.isTriple ? .supplementary : .primary
    case .oneBesideSecondary, .oneOverSecondary: split.isTriple ? .primary : nil
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: nil
    }
  }

  private func showNextColumn() {
    guard let nextColumn else { return }
    show(nextColumn)
  }

  /// Whether columns overlap the secondary one.
  var isOverlayShown: Bool {
    !split.isCollapsed && (split.mode == .oneOverSecondary || split.mode == .twoOverSecondary)
  }

  /// Whether a point in the view is outside the columns that overlap the secondary one.
  func isBesideOverlay(_ place: CGPoint) -> Bool {
    guard isOverlayShown else { return false }
    let columns = [Column.primary, .supplementary].compactMap { column in
      split.roots[column].flatMap { root in split.shown.contains { $0 === root } ? root : nil }
    }
    return !columns.contains { $0.viewIfLoaded?.frame.contains(place) == true }
  }
}
