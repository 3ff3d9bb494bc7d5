/// The view in which one controller's view takes another's place, named as descriptions name it.
final class UINavigationTransitionView: UIView {}

extension UIViewController {
  /// The coordinator of the stack's change that this controller takes part in.
  var stackCoordinator: StackCoordinator? {
    (self as? UINavigationController)?.stack.transition?.coordinator
      ?? storedParent?.stackCoordinator
  }
}

extension UINavigationController: ContainerArranging {
  func loadContainerView() {
    let view = UILayoutContainerView(frame: hostOfView.geometry.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.arranger = self
    self.view = view
    stack.transitionView.frame = view.bounds
    stack.wrapper.frame = view.bounds
    for inner in [stack.transitionView, stack.wrapper] {
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    stack.transitionView.addSubview(stack.wrapper)
    view.addSubview(stack.transitionView)
    view.addSubview(navigationBar)
  }

  /// A user's `loadView` may have set another view; the parts go into that one.
  private func ensureParts() {
    guard let view = storedView, stack.transitionView.superview !== view else { return }
    stack.transitionView.frame = view.bounds
    stack.wrapper.frame = stack.transitionView.bounds
    view.insertSubview(stack.transitionView, at: 0)
    stack.transitionView.addSubview(stack.wrapper)
    view.addSubview(navigationBar)
  }

  // MARK: Appearing

  /// The first child comes in with the container, and hears of its appearance with it.
  func containerWillAppear(_ animated: Bool) {
    ensureParts()
    guard view.window == nil, let top = topViewController, stack.shown !== top else { return }
    let request = stack.request
    stack.request = nil
    installTop()
    stack.owesDidShow = true
    tellWillShow(top, animated: animated)
    if let request { settle(added: request.added, removed: request.removed) }
  }

  func containerDidAppear(_ animated: Bool) {
    guard stack.owesDidShow, let top = stack.shown else { return }
    stack.owesDidShow = false
    tellDidShow(top, animated: animated)
  }

  private func tellWillShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    note("navigationController(_:willShow:animated:)", "\(type(of: controller)), \(animated)")
    delegate.navigationController(self, willShow: controller, animated: animated)
  }

  private func tellDidShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    note("navigationController(_:didShow:animated:)", "\(type(of: controller)), \(animated)")
    delegate.navigationController(self, didShow: controller, animated: animated)
  }

  // MARK: Changing over

  func placeBars() {
    guard storedView?.window != nil else { return }
    layOutBars()
  }

  func placeChildren() {
    ensureParts()
    startTransitionIfNeeded()
    layOutBars()
    layOutChild()
  }

  /// Shows the top of a stack that has changed.
  ///
  /// The order is UIKit's (recalled; medium): the leaving one and the coming one hear that they
  /// will, then the delegate; the view is in place with the layout; then both hear that they did,
  /// who left or joined the stack hears that, and the delegate last.
  private func startTransitionIfNeeded() {
    guard !stack.isStarting, let request = stack.request, storedView?.window != nil else { return }
    let old = stack.shown
    guard let top = topViewController, top !== old else {
      stack.request = nil
      if topViewController == nil, let old {
        // An emptied stack shows nothing.
        old.appearance.isMovingFromParent = true
        installTop()
      }
      updateBarItems()
      return settle(added: request.added, removed: request.removed)
    }
    if let running = stack.transition {
      if running.isAnimated, !running.isOver, request.isAnimated {
        hostOfView.report(
          SimulationIssue(
            where: description,
            what: "nested push animation can result in corrupted navigation bar",
            advice: "Change the stack after viewDidAppear(_:) of the controller before.",
            isLogged: true))
      }
      finish(running)
    }
    stack.isStarting = true
    stack.request = nil
    defer { stack.isStarting = false }
    top.loadViewIfNeeded()
    let transition = StackTransition(
      from: old, to: top, request: request, containerView: stack.transitionView)
    stack.transition = transition
    if let old {
      old.appearance.isMovingFromParent = transition.removed.contains { $0 === old }
      old.beginAppearance(false, animated: request.isAnimated, isManual: true)
    }
    if !transition.added.contains(where: { $0 === top }) { top.appearance.isMovingToParent = false }
    top.beginAppearance(true, animated: request.isAnimated, isManual: true)
    tellWillShow(top, animated: request.isAnimated)
    show(transition)
    scheduleEnd(of: transition)
    hostOfView.updateStatusBar()
  }

  /// Puts the view in place. A callback may have changed the stack: the next layout shows that.
  private func show(_ transition: StackTransition) {
    stack.shown = transition.to
    stack.collapsed = 0
    stack.isScrolled = false
    updateBarItems()
    layOutBars()
    layOutChild()
    if let view = transition.to.viewIfLoaded, view.superview !== stack.wrapper {
      stack.wrapper.addSubview(view)
    }
    transition.from?.viewIfLoaded?.removeFromSuperview()
  }

  private func scheduleEnd(of transition: StackTransition) {
    let host = hostOfView
    host.runAfterLayout { [self] in
      guard let coordinator = transition.coordinator else { return finish(transition) }
      coordinator.runAlongside()
      host.schedule(after: StackTransition.duration) { [self] in finish(transition) }
    }
  }

  private func finish(_ transition: StackTransition) {
    guard !transition.isOver else { return }
    transition.end()
    if stack.transition === transition { stack.transition = nil }
    transition.from?.endAppearance()
    transition.to.endAppearance()
    settle(added: transition.added, removed: transition.removed)
    transition.coordinator?.runCompletions()
    tellDidShow(transition.to, animated: transition.isAnimated)
  }
}
