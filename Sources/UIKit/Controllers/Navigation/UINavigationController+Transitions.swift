/// The view in which one controller's view takes another's place, named as descriptions name it.
final class UINavigationTransitionView: UIView {
  override class var classEntry: ClassEntry {
    ClassEntry(UINavigationTransitionView.self, role: .wrapper)
  }
}

extension UIViewController {
  /// The coordinator of the stack's change that this controller takes part in.
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

  /// The first child comes in with the container, and gets its appearance callbacks with it.
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

  /// Brings the topmost view in where layout is asked for outside of a window, so that it is as
  /// large there as it will be; the first appearance is announced later.
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
    // A tab bar controller takes back itself what it lent to the stack of "More".
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
  /// The order is UIKit's (recalled; medium): the leaving one and the coming one hear that they
  /// will, then the delegate; the view is in place with the layout; then both hear that they did,
  /// who left or joined the stack hears that, and the delegate last.
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
      // It left another container in this very pass.
      top.endAppearance()
    }
    top.beginAppearance(true, animated: request.isAnimated, isManual: true)
    tellWillShow(top, animated: request.isAnimated)
    show(transition)
    scheduleEnd(of: transition)
    hostOfView.updateStatusBar()
  }

  /// Whether no other container shows the controller meanwhile, and sends its callbacks.
  func isOwn(_ controller: UIViewController) -> Bool {
    controller.parent == nil || controller.parent === self
  }

  /// Puts the view in place. A callback may have changed the stack: the next layout shows that.
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
      // An animator reports the end itself.
      guard transition.animator == nil else { return }
      guard transition.isAnimated else { return finish(transition) }
      host.noteMovement()
      host.schedule(after: StackTransition.duration) { [self] in finish(transition) }
    }
  }

  /// Ends a change, or takes it back where its animator says that it was not completed.
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

  /// Shows the stack as it was before a change.
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
