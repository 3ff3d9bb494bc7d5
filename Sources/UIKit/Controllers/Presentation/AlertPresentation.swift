/// Shows an alert in the middle of the screen, or an action sheet at its lower edge.
final class AlertPresentation: DimmedPresentation {
  override var isElevated: Bool { true }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = storedContainer,
      let alert = presentedViewController as? UIAlertController
    else { return .zero }
    let host = presentedViewController.hostOfView
    return AlertGeometry.frame(
      of: alert.fittingSize(in: container.bounds.size), isSheet: alert.form == .sheet,
      in: container.bounds, safeArea: container.safeAreaInsets, release: host.release,
      scale: host.geometry.scale)
  }

  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    (presentedViewController as? UIAlertController)?.fittingSize(in: parentSize) ?? .zero
  }
}
