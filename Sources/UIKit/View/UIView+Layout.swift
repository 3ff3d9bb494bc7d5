extension UIView {
  /// A length that says: no natural size along this axis.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The least size in which the constraints of this view and those below hold.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A size that the view is stretched towards (recalled: 10,000 points).
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Has the view laid out in the next pass, unless its own layout asks.
  ///
  /// What `layoutSubviews` and the controller's callbacks around it ask of their own view is cleared when
  /// they return (252 recorded pictures of a view that replaces its subviews in each layout, iOS 15.4 to
  /// 17.2; high for subviews, medium for calls and texts).
  func markNeedsLayout() {
    guard isOnMainThread(.setNeedsLayout) else { return }
    CallsUnderway.current.layoutLoop?.note(self, .request)
    if layoutFlag || isLaidOutNow && !keepsMarksOfOwnLayout { return }
    keepLayoutMark()
  }

  /// Has the view laid out in the next pass for a reason that its own layout doesn't clear: what it goes
  /// by has changed since it began.
  package func setNeedsLayout(because reason: LayoutReason) {
    CallsUnderway.current.layoutLoop?.note(self, reason)
    if layoutFlag { return }
    setNeedsLayout()
    // One that has overridden the request may have refused it.
    guard isLaidOutNow, !layoutFlag else { return }
    if reason == .content {
      // Otherwise what shows something else in each layout would never end.
      if hasRunForOwnContent { return }
      keepLayoutMark()
      hasRunForOwnContent = true
    } else {
      keepLayoutMark()
    }
  }

  /// Has subviews take the frames that constraints found for them.
  ///
  /// - Parameter isOwnDoing: Whether that is only because the view's own layout gave what lies in it
  ///   other natural sizes. It is laid out for that once, as an underline that follows a label may
  ///   depend on it; after that its subviews alone get their frames.
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

  /// Tells the views above that something below them waits for layout.
  func markPathForLayout() {
    var view = storedSuperview
    while let current = view, !current.descendantLayoutFlag {
      current.descendantLayoutFlag = true
      view = current.storedSuperview
    }
  }

  /// The simulated device whose window shows the view, or else the current one.
  var hostOfView: SimulationHost { storedWindow?.host ?? .current }

  /// Runs what may call the view's code, such as its callbacks, while the device answers whose window
  /// shows the view.
  func inOwnWorld<R>(_ body: () -> R) -> R {
    guard let host = storedWindow?.host, !host.isInForce else { return body() }
    return host.perform(body)
  }

  package var isWaitingForLayout: Bool {
    layoutFlag || descendantLayoutFlag || solvedFramesFlag
  }

  /// Lays out from the topmost view of an unbroken chain that waits, as layer trees do.
  func layOutNow() {
    guard isOnMainThread(.layoutIfNeeded) else { return }
    inOwnWorld {
      layoutRoot.prepareConstraints()
      var top = self
      while let parent = top.storedSuperview, parent.layoutFlag { top = parent }
      guard top.isWaitingForLayout else { return }
      let isRefused = CallNesting.layout.enter { top.layOutTree() } == nil
      if isRefused { hostOfView.reportUnsettledLayout(top) }
    }
  }

  /// Runs passes until nothing waits; false, with an issue, if something still does after the last.
  @discardableResult
  func layOutTree() -> Bool {
    var remaining = SimulationHost.layoutPassLimit
    var loop: LayoutLoop?
    let outerLoop = CallsUnderway.current.layoutLoop
    let isOutermost = CallsUnderway.current.layoutPass == 0
    if isOutermost { SimulationHost.current.layoutCount += 1 }
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
      layoutRoot.prepareConstraints()
      layoutPass()
    }
    return true
  }

  /// One pass, parents before children, children in the order they are drawn in.
  private func layoutPass() {
    // A view whose layout lays out what lies around it waits until that has returned.
    if layoutFlag, !isLaidOutNow {
      layoutFlag = false
      solvedFramesFlag = false
      performLayout()
      // A mask lies in no view; it is laid out with the one it masks.
      if backingLayer.mask != nil { mask?.layoutIfNeeded() }
    } else if solvedFramesFlag, !isLaidOutNow {
      solvedFramesFlag = false
      applyConstraints()
    }
    guard descendantLayoutFlag else { return }
    descendantLayoutFlag = false
    // One view's layout may have taken out another that was to be laid out next.
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

  /// The views below that would lay out next, topmost first; names what never settles.
  var firstWaitingView: UIView? {
    if layoutFlag { return self }
    for view in storedSubviews {
      if let waiting = view.isWaitingForLayout ? view.firstWaitingView : nil { return waiting }
    }
    return nil
  }
}

extension UIViewController {
  /// Runs what may call the controller's code while the device answers that shows it.
  func inOwnWorld<R>(_ body: () -> R) -> R {
    guard let host = ownWindow?.host, !host.isInForce else { return body() }
    return host.perform(body)
  }

  /// The window of the controller's view, or where that is covered, of what covers or contains it.
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
