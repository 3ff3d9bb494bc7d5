extension UIView {
  /// A value that indicates no intrinsic size along an axis.
  public static let noIntrinsicMetric: CGFloat = -1

  /// A target size for the smallest size that satisfies the constraints of this view and its
  /// descendants.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target size that stretches the view (recalled: 10,000 points).
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Schedules layout of the view for the next pass, unless its own layout makes the request.
  ///
  /// What `layoutSubviews` and the controller's callbacks around it request for their own view is
  /// cleared when they return (252 recorded pictures of a view that replaces its subviews in each
  /// layout, iOS 15.4 to 17.2; high for subviews, medium for calls and texts).
  func markNeedsLayout() {
    guard isOnMainThread(.setNeedsLayout) else { return }
    CallsUnderway.current.layoutLoop?.note(self, .request)
    if layoutFlag || isLaidOutNow && !keepsMarksOfOwnLayout { return }
    keepLayoutMark()
  }

  /// Schedules layout of the view for a reason that its own layout doesn't clear: its inputs have
  /// changed since it began.
  package func setNeedsLayout(because reason: LayoutReason) {
    CallsUnderway.current.layoutLoop?.note(self, reason)
    if layoutFlag { return }
    setNeedsLayout()
    // An override of the request may have refused it.
    guard isLaidOutNow, !layoutFlag else { return }
    if reason == .content {
      // Otherwise a view that shows something different in each layout would never settle.
      if hasRunForOwnContent { return }
      keepLayoutMark()
      hasRunForOwnContent = true
    } else {
      keepLayoutMark()
    }
  }

  /// Applies the frames that constraints have determined for the subviews.
  ///
  /// - Parameter isOwnDoing: Whether the only cause is that the view's own layout changed the
  ///   intrinsic sizes of its content. The view is laid out once for that, since an underline that
  ///   follows a label may depend on it; after that only its subviews get their frames.
  func solvedFramesDidChange(isOwnDoing: Bool) {
    guard isOwnDoing else { return setNeedsLayout(because: .constraints) }
    if layoutFlag { return }
    if hasRunForOwnContent {
      solvedFramesFlag = true
      markPathForLayout()
    } else {
      setNeedsLayout()
      if isLaidOutNow { keepLayoutMark() }
      hasRunForOwnContent = true
    }
  }

  private func keepLayoutMark() {
    layoutFlag = true
    hasRunForOwnContent = false
    markPathForLayout()
  }

  /// Tells the ancestors that a descendant is waiting for layout.
  func markPathForLayout() {
    var view = storedSuperview
    while let current = view, !current.descendantLayoutFlag {
      current.descendantLayoutFlag = true
      view = current.storedSuperview
    }
  }

  /// The simulated device whose window shows the view; otherwise the current one.
  var hostOfView: SimulationHost { storedWindow?.host ?? .current }

  /// Runs code that may call into the view, such as its callbacks, with the device that shows it
  /// current.
  func inOwnWorld<R>(_ body: () -> R) -> R {
    guard let host = storedWindow?.host, !host.isInForce else { return body() }
    return host.perform(body)
  }

  package var isWaitingForLayout: Bool {
    layoutFlag || descendantLayoutFlag || solvedFramesFlag
  }

  /// Lays out from the topmost view of an unbroken chain of waiting views, as layer trees do.
  func layOutNow() {
    guard isOnMainThread(.layoutIfNeeded) else { return }
    inOwnWorld {
      layoutRoot.sendPropertyUpdates()
      layoutRoot.prepareConstraints()
      var top = self
      // One that is being laid out can't be laid out by what its layout calls.
      while let parent = top.storedSuperview, parent.layoutFlag, !parent.isLaidOutNow {
        top = parent
      }
      guard top.isWaitingForLayout else { return }
      let isRefused = CallNesting.layout.enter { top.layOutTree() } == nil
      if isRefused { hostOfView.reportUnsettledLayout(top) }
    }
  }

  /// Runs passes until no view is waiting; returns false, with an issue, if one still is after the
  /// last pass.
  @discardableResult
  func layOutTree() -> Bool {
    var remaining = SimulationHost.layoutPassLimit
    var loop: LayoutLoop?
    let outerLoop = CallsUnderway.current.layoutLoop
    let isOutermost = CallsUnderway.current.layoutPass == 0
    if isOutermost { SimulationHost.current.layoutWork.count += 1 }
    defer {
      if loop != nil { CallsUnderway.current.layoutLoop = outerLoop }
      if isOutermost { CallsUnderway.current.layoutPass = 0 }
    }
    while isWaitingForLayout {
      if remaining == 0 || CallNesting.layout.isUnwinding {
        hostOfView.reportUnsettledLayout(self, loop)
        return false
      }
      if remaining == LayoutLoop.watchedPasses {
        loop = LayoutLoop()
        CallsUnderway.current.layoutLoop = loop
      }
      remaining -= 1
      CallsUnderway.current.layoutPass += 1
      layoutRoot.sendPropertyUpdates()
      layoutRoot.prepareConstraints()
      layoutPass()
    }
    return true
  }

  /// Runs one pass: parents before children, children in drawing order.
  private func layoutPass() {
    // Another view's layout has requested it.
    if propertyUpdates.isWaiting { sendPropertyUpdates() }
    // A view whose layout lays out its surroundings waits until that has returned.
    if layoutFlag, !isLaidOutNow {
      layoutFlag = false
      solvedFramesFlag = false
      performLayout()
      // A mask isn't a subview; it's laid out with the view it masks.
      if backingLayer.mask != nil { mask?.layoutIfNeeded() }
    } else if solvedFramesFlag, !isLaidOutNow {
      solvedFramesFlag = false
      applyConstraints()
    }
    guard descendantLayoutFlag else { return }
    descendantLayoutFlag = false
    // Laying out one view may have removed another that was next.
    for view in storedSubviews where view.isWaitingForLayout && view.storedSuperview === self {
      view.layoutPass()
    }
  }

  /// Lays out this view's subviews, with its controller's callbacks around it.
  func performLayout() {
    let isWithinOwn = isLaidOutNow
    let outer = CallsUnderway.current.laidOutView
    isLaidOutNow = true
    CallsUnderway.current.laidOutView = self
    hasSafeAreaToKeep = storedWindow != nil
    let host = SimulationHost.current
    let previous = host.currentTraits
    host.currentTraits = storedTraits
    host.regionWatch.layoutBegins(of: self)
    if let controller = owningController {
      controller.sendIsAppearingIfNeeded()
      sendPropertyUpdates(isDue: true)
      controller.updateContentUnavailableIfNeeded()
      controller.call(.viewWillLayoutSubviews)
      call(.layoutSubviews)
      controller.call(.viewDidLayoutSubviews)
    } else {
      call(.layoutSubviews)
    }
    host.currentTraits = previous
    CallsUnderway.current.laidOutView = outer
    isLaidOutNow = isWithinOwn
  }

  /// The topmost descendant that would be laid out next; identifies what never settles.
  var firstWaitingView: UIView? {
    if layoutFlag { return self }
    for view in storedSubviews {
      if let waiting = view.isWaitingForLayout ? view.firstWaitingView : nil { return waiting }
    }
    return nil
  }
}

extension UIViewController {
  /// Runs code that may call into the controller, with the device that shows it current.
  func inOwnWorld<R>(_ body: () -> R) -> R {
    guard let host = ownWindow?.host, !host.isInForce else { return body() }
    return host.perform(body)
  }

  /// The window of the controller's view or, if that is covered, of whatever covers or contains it.
  var ownWindow: UIWindow? {
    var next: UIViewController? = self
    while let container = next {
      if let window = container.storedView?.storedWindow { return window }
      var above = container.presentation.presented
      while let controller = above {
        if let window = controller.storedView?.storedWindow { return window }
        above = controller.presentation.presented
      }
      next = container.storedParent
    }
    return nil
  }
}
