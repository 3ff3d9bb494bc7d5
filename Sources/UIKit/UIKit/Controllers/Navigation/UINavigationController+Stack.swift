extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    guard !stack.controllers.contains(where: { $0 === controller }) else {
      return refuse(
        "Pushing the same view controller instance more than once is not supported "
          + "(\(controller.description)).",
        advice: "Push a new instance, or pop to the one in the stack.")
    }
    guard !(controller is UINavigationController) else {
      return refuse(
        "Pushing a navigation controller is not supported (\(controller.description)).",
        advice: "Push its root controller, or present it.")
    }
    setStack(stack.controllers + [controller], animated: animated)
  }

  func popTo(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.controllers.firstIndex(where: { $0 === controller }) else {
      refuse(
        "Tried to pop to a view controller that doesn't exist (\(controller.description)).",
        advice: "Pop to one of viewControllers.")
      return nil
    }
    return pop(to: index, animated: animated)
  }

  func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard index >= 0, index < stack.controllers.count - 1 else { return nil }
    let popped = Array(stack.controllers[(index + 1)...])
    setStack(Array(stack.controllers[...index]), animated: animated)
    return popped
  }

  /// Refuses a call that makes UIKit raise `NSInvalidArgumentException`.
  private func refuse(_ what: String, advice: String) {
    refuse(SimulationIssue(where: description, what: what, advice: advice))
  }

  /// Adopts a new stack; the next layout shows its top.
  func setStack(_ controllers: [UIViewController], animated: Bool) {
    inOwnWorld {
      var seen: Set<ObjectIdentifier> = []
      guard controllers.allSatisfy({ seen.insert(ObjectIdentifier($0)).inserted }) else {
        return refuse(
          "All view controllers in a navigation controller must be distinct.",
          advice: "Remove the duplicate.")
      }
      let old = stack.controllers
      let added = controllers.filter { new in !old.contains { $0 === new } }
      let removed = old.filter { one in !controllers.contains { $0 === one } }
      stack.controllers = controllers
      for controller in removed { controller.call(.willMoveToParent(nil)) }
      // A controller that returns before it has left is still a child.
      for controller in added where controller.parent !== self {
        adopt(controller) { stack.controllers.contains { $0 === controller } }
      }
      // A callback may have changed the stack again.
      let controllers = stack.controllers
      sortChildren()

      var request = stack.request ?? NavigationState.Request(isAnimated: false, former: old)
      request.isAnimated = animated && UIView.areAnimationsEnabled
      if request.isAnimated, request.coordinator == nil, storedView?.window != nil {
        // Apps get the coordinator right after a push to be notified of its end.
        request.coordinator = TransitionCoordinator(
          containerView: stack.wrapper, isAnimated: true, duration: StackTransition.duration)
      }
      request.added = (request.added + added).filter { one in
        controllers.contains { $0 === one }
      }
      request.removed = (request.removed + removed).filter { one in
        !controllers.contains { $0 === one }
      }
      stack.request = request
      // The new stack may hide a tab bar.
      barsNeedLayout()
      guard let view = storedView, view.window != nil else { return showTopUnseen() }
      view.setNeedsLayout()
    }
  }

  /// Sorts children in stack order; controllers that are about to leave come last.
  func sortChildren() {
    func rank(_ child: UIViewController) -> Int {
      stack.controllers.firstIndex { $0 === child } ?? Int.max
    }
    let order = storedChildren.enumerated().sorted { a, b in
      (rank(a.element), a.offset) < (rank(b.element), b.offset)
    }
    storedChildren = order.map(\.element)
  }

  /// Applies a change of the stack while none of it is on the screen.
  ///
  /// No appearance callbacks are sent, unless the shown controller has already been notified that
  /// it will appear again.
  func showTopUnseen() {
    guard let request = stack.request else { return }
    stack.request = nil
    if isViewLoaded { exchangeTopUnseen() }
    settle(request)
    request.coordinator?.runAlongside()
    request.coordinator?.runCompletions()
  }

  private func exchangeTopUnseen() {
    if isComingBack { topToShow?.loadViewIfNeeded() }
    let (old, top) = (stack.shown, topToShow)
    guard isComingBack, top !== old, top?.isLoadingView != true else { return installTop() }
    let leaving = old.map { isOwn($0) ? [$0] : [] } ?? []
    exchangeChildren(entering: top.map { [$0] } ?? [], leaving: leaving) { installTop() }
  }

  /// Notifies the controllers that joined or left the stack.
  func settle(_ request: NavigationState.Request) {
    for controller in request.added where controller.parent === self {
      controller.call(.didMoveToParent(self))
    }
    for controller in request.removed where controller.parent === self {
      guard !stack.controllers.contains(where: { $0 === controller }) else { continue }
      controller.leaveParent()
    }
    // Another controller may have been on top briefly and have reported its preferred size.
    sizingChildDidChange()
    (storedParent as? UITabBarController)?.managedStackDidSettle(self)
  }

  /// The topmost controller that has become a child; one that is just being notified of it isn't a
  /// child yet.
  var topToShow: UIViewController? { stack.controllers.last { $0.parent != nil } }

  /// Puts the topmost controller's view into the wrapper and removes the others.
  func installTop() {
    // A view that is being loaded is installed when loading finishes; loading may have shown it, or
    // another.
    guard topToShow?.isLoadingForOthers() != true else { return }
    topToShow?.loadViewIfNeeded()
    let old = stack.shown
    let top = topToShow
    guard !isTopInstalled else { return }
    stack.shown = top
    stack.isScrolled = false
    updateBarItems()
    if let view = top?.view {
      layOutBars()
      layOutChild()
      if view.superview !== stack.wrapper { stack.wrapper.addSubview(view) }
    }
    if old !== top { removeView(of: old) }
    sizingChildDidChange()
  }

  /// Whether the top of the stack is what is shown; its view may have moved to another container
  /// and back meanwhile.
  var isTopInstalled: Bool {
    guard let top = topToShow else { return stack.shown == nil }
    guard stack.shown === top else { return false }
    // A presentation in the stack's own context may have taken the view.
    return top.isViewTaken || top.viewIfLoaded?.isDescendant(of: stack.wrapper) == true
  }

  /// Removes a controller's view from the wrapper, unless another container shows it by now.
  func removeView(of controller: UIViewController?) {
    guard let view = controller?.viewIfLoaded, view.isDescendant(of: stack.wrapper) else { return }
    view.removeFromSuperview()
  }
}
