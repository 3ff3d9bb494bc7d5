/// Shows a controller over a dimming view, at the presentation's frame.
class DimmedPresentation: UIPresentationController {
  private var dimming: UIDimmingView?

  override var speaksForOrientation: Bool { false }

  override func presentationTransitionWillBegin() {
    guard let container = storedContainer else { return }
    let shade = UIDimmingView(frame: container.bounds)
    shade.backgroundColor = UIDimmingView.shade(presentedViewController.hostOfView.release)
    shade.onTap = { [weak self] in
      let alert = self?.presentedViewController as? UIAlertController
      if alert?.preferredStyle == .actionSheet { self?.dismissByHand() }
    }
    container.addSubview(shade)
    dimming = shade
  }

  override func dismissalTransitionWillBegin() {
    dimming?.isHidden = true
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming?.isHidden = false }
  }

  override func containerViewWillLayoutSubviews() {
    keepPresentedViewInPlace()
  }
}
