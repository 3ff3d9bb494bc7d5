import SystemFacts

/// Shows an alert in the middle of the screen, or an action sheet at its lower edge.
final class AlertPresentation: DimmedPresentation {
  override var isElevated: Bool { true }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = storedContainer,
      let alert = presentedViewController as? UIAlertController
    else { return .zero }
    let bounds = container.bounds
    let size = alert.fittingSize(in: bounds.size)
    let host = presentedViewController.hostOfView
    if AlertFacts.staysInSafeArea[host.release] {
      let room = bounds.inset(by: container.safeAreaInsets)
      return CGRect(origin: middle(of: room, size, host), size: size)
    }
    guard alert.form == .sheet else {
      // In the middle of the screen (dump of an alert on 320 × 568; high).
      return CGRect(origin: middle(of: bounds, size, host), size: size)
    }
    // 8 points from the lower edge, or above the home indicator's strip (low).
    let below = max(8, container.safeAreaInsets.bottom)
    return CGRect(
      x: middle(of: bounds, size, host).x, y: bounds.maxY - below - size.height,
      width: size.width, height: size.height)
  }

  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    (presentedViewController as? UIAlertController)?.fittingSize(in: parentSize) ?? .zero
  }

  private func middle(of room: CGRect, _ size: CGSize, _ host: SimulationHost) -> CGPoint {
    PixelGrid(scale: host.geometry.scale).nearest(
      CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2))
  }
}
