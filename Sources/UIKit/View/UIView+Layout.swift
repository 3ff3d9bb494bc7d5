extension UIView {
  /// A length that says: no natural size along this axis.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The least size in which the constraints of this view and those below hold.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A size that the view is stretched towards (recalled: 10,000 points).
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func markNeedsLayout() {
    guard isOnMainThread(.setNeedsLayout) else { return }
    if layoutFlag { return }
    layoutFlag = true
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

  package var isWaitingForLayout: Bool { layoutFlag || descendantLayoutFlag }

  /// Lays out from the topmost view of an unbroken chain that waits, as layer trees do.
  func layOutNow() {
    guard isOnMainThread(.layoutIfNeeded) else { return }
    inOwnWorld {
      layoutRoot.prepareConstraints()
      var top = self
      while let parent = top.storedSuperview, parent.layoutFlag { top = parent }
      guard top.isWaitingForLayout else { return }
      let settled = CallNesting.layout.enter {
        top.layOutTree(passes: SimulationHost.layoutPassLimit)
      }
      if settled != true { hostOfView.reportUnsettledLayout(top) }
    }
  }

  /// Runs passes until nothing waits; false if something still does after the last.
  func layOutTree(passes: Int) -> Bool {
    var remaining = passes
    while isWaitingForLayout {
      if remaining == 0 || CallNesting.layout.isUnwinding { return false }
      remaining -= 1
      layoutRoot.prepareConstraints()
      layoutPass()
    }
    return true
  }

  /// One pass, parents before children, children in the order they are drawn in.
  private func layoutPass() {
    if layoutFlag {
      layoutFlag = false
      performLayout()
      // A mask lies in no view; it is laid out with the one it masks.
      if backingLayer.mask != nil { mask?.layoutIfNeeded() }
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
    hasSafeAreaToKeep = storedWindow != nil
    let host = SimulationHost.current
    let previous = host.currentTraits
    host.currentTraits = storedTraits
    let outer = host.regionWatch.layoutBegins(of: self)
    if let controller = owningController {
      controller.sendIsAppearingIfNeeded()
      controller.updateContentUnavailableIfNeeded()
      controller.call(.viewWillLayoutSubviews)
      call(.layoutSubviews)
      controller.call(.viewDidLayoutSubviews)
    } else {
      call(.layoutSubviews)
    }
    host.regionWatch.layoutEnds(backTo: outer)
    host.currentTraits = previous
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
    if let window = storedView?.storedWindow { return window }
    var above = presentation.presented
    while let controller = above {
      if let window = controller.storedView?.storedWindow { return window }
      above = controller.presentation.presented
    }
    return storedParent?.ownWindow
  }
}
