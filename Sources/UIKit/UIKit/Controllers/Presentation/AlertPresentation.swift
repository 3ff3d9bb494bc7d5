/// Shows an alert in the middle of the screen, or an action sheet at its bottom edge.
final class AlertPresentation: DimmedPresentation {
  override var isElevated: Bool { true }
  override var followsContentSize: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = storedContainer else { return .zero }
    return frame(in: container.bounds, safeArea: container.safeAreaInsets)
  }

  private func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    guard let alert = presentedViewController as? UIAlertController else { return .zero }
    let host = alert.hostOfView
    let isSheet = alert.form == .sheet
    let covered = storedContainer?.heightUnderKeyboard ?? 0
    let room = AlertGeometry.room(
      isSheet: isSheet, in: bounds, safeArea: safeArea, underKeyboard: covered)
    return AlertGeometry.frame(
      of: alert.fittingSize(in: bounds.size, room: room), isSheet: isSheet, in: bounds,
      safeArea: safeArea, underKeyboard: covered, release: host.release, scale: host.geometry.scale)
  }

  /// Places the alert; its first text field begins editing as soon as the alert appears (recalled;
  /// high).
  override func placePresentedView() {
    super.placePresentedView()
    guard let alert = presentedViewController as? UIAlertController, alert.isBeingPresented,
      let field = alert.textFields?.first, let window = field.window
    else { return }
    let edited = window.firstResponder as? UIView
    if edited?.isDescendant(of: alert.view) != true { _ = field.becomeFirstResponder() }
  }

  override func environmentOfPresented(in container: InterfaceEnvironment) -> InterfaceEnvironment {
    presented(at: frame(in: container.bounds, safeArea: container.safeArea), in: container)
  }

  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard storedContainer != nil else {
      return (presentedViewController as? UIAlertController)?.fittingSize(in: parentSize) ?? .zero
    }
    return frame(
      in: CGRect(origin: .zero, size: parentSize),
      safeArea: containerEnvironment(in: parentSize).safeArea
    ).size
  }
}
