extension UIViewController {
  /// The simulated device whose window shows the view, or otherwise the current one.
  var hostOfView: SimulationHost { ownWindow?.host ?? .current }

  func loadedView() -> UIView {
    if let storedView { return storedView }
    isLoadingView = true
    call(.loadView)
    isLoadingView = false
    if isViewAwaited {
      isViewAwaited = false
      storedParent?.storedView?.setNeedsLayout()
    }
    if storedView == nil {
      refuse(
        SimulationIssue(
          where: description, what: "loadView() did not set the view; a plain UIView is used.",
          advice: "Assign view in loadView(), or do not override it."))
      loadDefaultView()
    }
    let loaded = storedView ?? UIView()
    call(.viewDidLoad)
    return storedView ?? loaded
  }

  /// Whether the view is being loaded, so that the calling parent has to wait: its layout is
  /// invalidated at the end.
  func isLoadingForOthers() -> Bool {
    if isLoadingView { isViewAwaited = true }
    return isLoadingView
  }

  func loadDefaultView() {
    if loadNibView() { return }
    let view = UIView(frame: hostOfView.geometry.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  func additionalSafeAreaInsetsDidChange(from old: UIEdgeInsets) {
    guard additionalSafeAreaInsets != old else { return }
    if additionalSafeAreaInsets.isFinite {
      storedView?.refreshInsets()
    } else {
      storedView?.reportNumber("additionalSafeAreaInsets \(additionalSafeAreaInsets)")
      additionalSafeAreaInsets = old
    }
  }

  func setRootView(_ view: UIView?) {
    guard view !== storedView else { return }
    let old = storedView
    old?.owningController = nil
    storedView = view
    old?.refreshInsets()
    guard let view else { return }
    if let other = view.owningController {
      refuse(
        SimulationIssue(
          where: description, what: "Its view already belongs to \(other) and is removed from it.",
          advice: "Give each controller its own view."))
      other.storedView = nil
    }
    view.owningController = self
    if !refusals.isEmpty { handRefusals(to: view) }
    if view.storedWindow == nil {
      // A root view has different margins than a plain one; no callback is sent before it's on the
      // screen.
      view.updateLayoutMargins()
    } else {
      view.refreshInsets()
    }
  }
}
