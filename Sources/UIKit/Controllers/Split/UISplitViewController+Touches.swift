/// The recognizers of fingers on a split view.
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

/// The recognizer of taps beside columns that lie over the secondary one, which hide them.
final class OverlayTapRecognizer: UITapGestureRecognizer {
  weak var controller: UISplitViewController?

  override var ownShouldBegin: Bool {
    controller?.isBesideOverlay(location(in: view)) ?? false
  }
}

/// The recognizer of swipes that push such columns out.
final class OverlaySwipeRecognizer: UISwipeGestureRecognizer {
  weak var controller: UISplitViewController?

  override var ownShouldBegin: Bool {
    controller?.isOverlayShown == true && controller?.presentsWithGesture == true
  }
}

extension UISplitViewController {
  /// Adds the recognizers to the controller's view.
  ///
  /// A column is shown or hidden at once, where a device has it follow the finger.
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

  /// The recognizers go by the side that the primary column is at.
  func turnHands() {
    split.hands?.edge.edges = isMirrored ? .right : .left
    split.hands?.swipe.direction = isMirrored ? .right : .left
  }

  var mayShowByHand: Bool {
    presentsWithGesture && !split.isCollapsed && nextColumn != nil
  }

  /// The column that comes in next: of three the supplementary one first.
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

  /// Whether columns lie over the secondary one.
  var isOverlayShown: Bool {
    !split.isCollapsed && (split.mode == .oneOverSecondary || split.mode == .twoOverSecondary)
  }

  /// Whether a place of the view is beside columns that lie over the secondary one.
  func isBesideOverlay(_ place: CGPoint) -> Bool {
    guard isOverlayShown else { return false }
    let columns = [Column.primary, .supplementary].compactMap { column in
      split.roots[column].flatMap { root in split.shown.contains { $0 === root } ? root : nil }
    }
    return !columns.contains { $0.viewIfLoaded?.frame.contains(place) == true }
  }
}
