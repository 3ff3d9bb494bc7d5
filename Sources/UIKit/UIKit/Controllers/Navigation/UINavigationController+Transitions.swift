/// The view that contains stack transitions; its name appears in view descriptions.
final class UINavigationTransitionView: UIView {
  override class var classEntry: ClassEntry {
    ClassEntry(UINavigationTransitionView.self, role: .wrapper)
  }
}

extension UIViewController {
  /// The coordinator of the stack change that involves this controller.
  var stackCoordinator: TransitionCoordinator? {
    let stack = (self as? UINavigationController)?.stack
    return stack?.request?.coordinator ?? stack?.transition?.coordinator
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

  /// Installs the container's own views, as an app's `loadView` may have set another root view.
  private func ensureParts() {
    guard let view = storedView, stack.transitionView.superview !== view else { return }
    stack.transitionView.frame = view.bounds
    stack.wrapper.frame = stack.transitionView.bounds
    view.insertSubview(stack.transitionView, at: 0)
    stack.transitionView.addSubview(stack.wrapper)
    view.addSubview(navigationBar)
  }

  // MARK: Appearing

  /// Installs the first child with the container, so that it receives its appearance callbacks
  /// together with it.
  func containerWillAppear(_ animated: Bool) {
    ensureParts()
    guard view.window == nil, let top = topToShow,
      !isTopInstalled || stack.wasPlacedUnseen
    else { return }
    stack.wasPlacedUnseen = false
    let request = stack.request
    stack.request = nil
    installTop()
    stack.owesDidShow = true
    tellWillShow(top, animated: animated)
    if let request { settle(request) }
  }

  func containerDidAppear(_ animated: Bool) {
    guard stack.owesDidShow, let top = stack.shown else { return }
    stack.owesDidShow = false
    tellDidShow(top, animated: animated)
  }

  /// Installs the topmost view when layout is requested outside a window, so that it has its final
  /// size there; the first appearance is announced later.
  private func placeTopUnseen() {
    guard storedView?.window == nil, stack.shown !== topToShow else { return }
    installTop()
    stack.wasPlacedUnseen = true
  }

  private func tellWillShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    traced("navigationController(_:willShow:animated:)", "\(type(of: controller)), \(animated)") {
      delegate.navigationController(self, willShow: controller, animated: animated)
    }
  }

  private func tellDidShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    traced("navigationController(_:didShow:animated:)", "\(type(of: controller)), \(animated)") {
      delegate.navigationController(self, didShow: controller, animated: animated)
    }
  }

  // MARK: Changing over

  func placeBars() {
    guard storedView?.window != nil else { return }
    layOutBars()
  }

  func settleUnseen() {
    // A tab bar controller itself takes back what it lent to the "More" stack.
    guard (storedParent as? UITabBarController)?.tabState.more !== self else { return }
    if stack.transition == nil, !stack.isStarting { showTopUnseen() }
  }

  func placeChildren() {
    ensureParts()
    placeTopUnseen()
    startTransitionIfNeeded()
    layOutBars()
    layOutChild()
    followContent()
  }

  /// Shows the top of a stack that has changed.
  ///
  /// The order is UIKit's (recalled; medium): the disappearing and appearing controllers are
  /// notified that they will, then the delegate; layout puts the view in place; then both are
  /// notified that they did, then the controllers that left or joined the stack, and the delegate
  /// last.
  private func startTransitionIfNeeded() {
    guard !stack.isStarting, let request = stack.request, storedView?.window != nil else { return }
    let old = stack.shown
    let newTop = topToShow
    guard newTop?.isLoadingForOthers() != true else { return }
    guard let top = newTop, top !== old else {
      stack.request = nil
      if newTop == nil, let old {
        // An emptied stack shows nothing.
        old.appearance.isMovingFromParent = true
        installTop()
      } else if !isTopInstalled {
        installTop()
      }
      updateBarItems()
      settle(request)
      request.coordinator?.runAlongside()
      request.coordinator?.runCompletions()
      return
    }
    if let running = stack.transition {
      if running.isAnimated, !running.isOver, request.isAnimated {
        refuse(
          SimulationIssue(
            where: description,
            what: "nested push animation can result in corrupted navigation bar",
            advice: "Change the stack after the previous controller's viewDidAppear(_:).",
            isLogged: true))
      }
      finish(running)
    }
    stack.isStarting = true
    stack.request = nil
    defer { stack.isStarting = false }
    top.loadViewIfNeeded()
    let transition = StackTransition(in: self, from: old, to: top, request: request)
    stack.transition = transition
    if let old, isOwn(old) {
      old.appearance.isMovingFromParent = request.removed.contains { $0 === old }
      old.beginAppearance(false, animated: request.isAnimated, isManual: true)
    }
    if !request.added.contains(where: { $0 === top }) {
      top.appearance.isMovingToParent = false
    } else if top.appearance.phase == .disappearing {
      // It left another container in this same pass.
      top.endAppearance()
    }
    top.beginAppearance(true, animated: request.isAnimated, isManual: true)
    tellWillShow(top, animated: request.isAnimated)
    show(transition)
    scheduleEnd(of: transition)
    hostOfView.updateStatusBar()
  }

  /// Whether the controller hasn't meanwhile moved to another container, which would send its
  /// callbacks.
  func isOwn(_ controller: UIViewController) -> Bool {
    controller.parent == nil || controller.parent === self
  }

  /// Puts the view in place. A callback may have changed the stack again; the next layout shows
  /// that.
  private func show(_ transition: StackTransition) {
    stack.shown = transition.to
    stack.isScrolled = false
    let ghosts = hostOfView.ghosts(of: transition, in: self)
    sizingChildDidChange()
    updateBarItems()
    layOutBars()
    layOutChild()
    guard transition.animator == nil else {
      hostOfView.runningTransitions.append(transition)
      return transition.start()
    }
    if let view = transition.to.viewIfLoaded, view.superview !== stack.wrapper {
      stack.wrapper.addSubview(view)
    }
    removeView(of: transition.from)
    if let ghosts { hostOfView.show(transition, with: ghosts) }
  }

  private func scheduleEnd(of transition: StackTransition) {
    let host = hostOfView
    host.runAfterLayout { [self] in
      transition.coordinator.runAlongside()
      // An animator reports its end itself.
      guard transition.animator == nil else { return }
      guard transition.isAnimated else { return finish(transition) }
      host.noteMovement()
      host.schedule(after: StackTransition.duration) { [self] in finish(transition) }
    }
  }

  /// Ends a change, or reverts it if its animator reported that it wasn't completed.
  func finish(_ transition: StackTransition, completed: Bool = true) {
    guard !transition.isOver else { return }
    transition.end(completed: completed)
    hostOfView.runningTransitions.removeAll { $0 === transition }
    if stack.transition === transition { stack.transition = nil }
    if completed || transition.from == nil {
      if transition.animator != nil, transition.from !== stack.shown {
        removeView(of: transition.from)
      }
      if let from = transition.from, isOwn(from) { from.endAppearanceWithChildren() }
      if isOwn(transition.to) { transition.to.endAppearanceWithChildren() }
      settle(transition.request)
    } else {
      takeBack(transition)
    }
    transition.animator?.animationEnded(completed)
    transition.coordinator.runAlongside()
    transition.coordinator.runCompletions()
    if completed { tellDidShow(transition.to, animated: transition.isAnimated) }
  }

  /// Restores the stack to its state before a change.
  private func takeBack(_ transition: StackTransition) {
    guard let old = transition.from else { return }
    let request = transition.request
    let (animated, top) = (transition.isAnimated, transition.to)
    top.beginAppearance(false, animated: animated, isManual: true)
    old.appearance.isMovingFromParent = false
    old.beginAppearance(true, animated: animated, isManual: true)
    for controller in request.added where controller.parent === self {
      controller.call(.willMoveToParent(nil))
    }
    stack.controllers = request.former
    sortChildren()
    stack.shown = old
    sizingChildDidChange()
    updateBarItems()
    layOutBars()
    layOutChild()
    if let view = old.viewIfLoaded, view.superview !== stack.wrapper {
      stack.wrapper.addSubview(view)
    }
    removeView(of: top)
    top.endAppearance()
    old.endAppearance()
    for controller in request.removed where controller.parent === self {
      controller.call(.didMoveToParent(self))
    }
    for controller in request.added where controller.parent === self { controller.leaveParent() }
    hostOfView.updateStatusBar()
  }
}
