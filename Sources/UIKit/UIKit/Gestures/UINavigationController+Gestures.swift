import SystemFacts

/// The recognizer of drags from the edge that pop.
final class BackEdgeRecognizer: UIScreenEdgePanGestureRecognizer {
  weak var navigation: UINavigationController?

  override var ownShouldBegin: Bool { navigation?.mayGoBackByHand(delegate != nil) ?? false }
}

/// The recognizer of drags in the content that pop.
final class BackContentRecognizer: UIPanGestureRecognizer {
  weak var navigation: UINavigationController?

  override var ownShouldBegin: Bool {
    guard let navigation, TouchFacts.contentPops[navigation.hostOfView.release] else {
      return false
    }
    return navigation.mayGoBackByHand(delegate != nil)
  }

  /// Forward and vertical drags belong to others.
  override func wayBegun(by travel: CGPoint) -> CGPoint? {
    guard let way = super.wayBegun(by: travel), let view else { return nil }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (isRightToLeft ? -way.x : way.x) > abs(way.y) ? way : nil
  }
}

extension UINavigationController {
  /// The recognizers of drags that pop.
  @MainActor
  final class PopRecognizers {
    let edge = BackEdgeRecognizer(target: nil, action: nil)
    let content = BackContentRecognizer(target: nil, action: nil)
  }

  /// Created on first access; there are none before the view is loaded (recalled; medium).
  var madePopRecognizers: PopRecognizers? {
    guard let view = viewIfLoaded else { return nil }
    if let popRecognizers { return popRecognizers }
    let made = PopRecognizers()
    popRecognizers = made
    made.edge.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    made.edge.navigation = self
    made.content.navigation = self
    // The last one added is consulted first: at the edge, that is the edge's.
    for pan in [made.content, made.edge] as [UIPanGestureRecognizer] {
      pan.ownAction = { [weak self] in
        guard let pan = $0 as? UIPanGestureRecognizer else { return }
        self?.swipedBack(pan)
      }
      view.addGestureRecognizer(pan)
    }
    return made
  }

  /// Whether a drag may pop now.
  ///
  /// There has to be a controller to go back to. UIKit's own delegate also requires a bar with the
  /// usual back button; an app that sets another delegate decides that itself (recalled; medium).
  func mayGoBackByHand(_ hasOwnDelegate: Bool) -> Bool {
    guard stack.controllers.count > 1, stack.transition == nil, stack.request == nil,
      let item = topViewController?.navigationItem
    else { return false }
    if hasOwnDelegate { return true }
    return !isNavigationBarHidden && !item.hidesBackButton
      && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
  }

  private func swipedBack(_ pan: UIPanGestureRecognizer) {
    let width = max(view.bounds.width, 1)
    let sign: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let share = min(max(sign * pan.translation(in: view).x / width, 0), 1)
    switch pan.state {
    case .began:
      backSwipe = BackSwipe(sign: sign)
      if popViewController(animated: true) == nil { backSwipe = nil }
      backSwipe?.share = share
    case .changed: backSwipe?.share = share
    case .ended:
      let speed = sign * pan.velocity(in: view).x
      letGo(completes: BackSwipe.completes(share: share, speed: speed))
    case .cancelled, .failed: letGo(completes: false)
    case .possible: break
    }
  }

  private func letGo(completes: Bool) {
    backSwipe?.letGo(completes: completes)
    // If its transition hasn't begun yet, it reverts this then.
    if backSwipe?.hasBegun != false { backSwipe = nil }
  }
}
