/// Shows an alert in the middle of the screen, or an action sheet at its lower edge.
final class AlertPresentation: DimmedPresentation {
  override var isElevated: Bool { true }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = storedContainer else { return .zero }
    return frame(in: container.bounds, safeArea: container.safeAreaInsets)
  }

  private func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    guard let alert = presentedViewController as? UIAlertController else { return .zero }
    let host = alert.hostOfView
    return AlertGeometry.frame(
      of: alert.fittingSize(in: bounds.size), isSheet: alert.form == .sheet, in: bounds,
      safeArea: safeArea, release: host.release, scale: host.geometry.scale)
  }

  override func outlookOfPresented(in container: Outlook) -> Outlook {
    presented(at: frame(in: container.bounds, safeArea: container.safeArea), in: container)
  }

  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    (presentedViewController as? UIAlertController)?.fittingSize(in: parentSize) ?? .zero
  }
}
