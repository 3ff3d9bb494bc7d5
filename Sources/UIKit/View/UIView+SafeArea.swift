import SystemFacts

extension UIView {
  /// Brings the insets of this view up to date, and of those below it where that matters.
  ///
  /// - Parameters:
  ///   - descend: This view's bounds changed, so its subviews overlap different strips of it.
  ///   - scrolling: Only a scrolling position changed. Root views of controllers keep their safe
  ///     area then: a page is not looked at again when it is scrolled to (facts: layout §1.5;
  ///     behaviour D2).
  ///
  /// Values travel top down, before layout. A view is notified of its margins first and of its safe
  /// area next (measured on Catalyst 26.1), and its subviews still have their old values then.
  func refreshInsets(descend: Bool = false, scrolling: Bool = false) {
    // What bars cover of this view reaches its subviews only in a window, whatever its own safe area.
    let goesDown = descend || insetsFlag || storedBarInsets != .zero
    insetsFlag = false
    let hasChanged = refreshOwnInsets(scrolling: scrolling)
    guard hasChanged || goesDown else { return }
    for view in storedSubviews { view.refreshInsets(scrolling: scrolling && !hasChanged) }
  }

  /// The part for this view alone; apart, because deep trees leave little stack for each view.
  ///
  /// - Returns: Whether its safe area or its margins changed.
  private func refreshOwnInsets(scrolling: Bool) -> Bool {
    let oldSafeArea = storedSafeAreaInsets
    if !(scrolling && isPage) { storedSafeAreaInsets = computedSafeAreaInsets() }
    let safeAreaChanged = storedSafeAreaInsets != oldSafeArea
    let oldMargins = marginState.effective
    updateLayoutMargins()
    let marginsChanged = marginState.effective != oldMargins
    geometryDidRefresh()

    guard marginsChanged || safeAreaChanged else { return false }
    // A plain view does nothing when it is notified.
    if owningController != nil || type(of: self) != UIView.self {
      inOwnWorld { tellInsetsChanged(margins: marginsChanged, safeArea: safeAreaChanged) }
    }
    setNeedsLayout(because: .insets)
    if layoutItem != nil { geometryDidChangeForConstraints() }
    return true
  }

  private func tellInsetsChanged(margins marginsChanged: Bool, safeArea safeAreaChanged: Bool) {
    if marginsChanged {
      let margins = marginState.effective
      call(.layoutMarginsDidChange(margins))
      // Controllers are notified of margins since iOS 11 (Apple).
      if storedWindow.map({ ScreenFacts.hasSafeArea[$0.release] }) ?? true, let owningController {
        owningController.call(.viewLayoutMarginsDidChange(margins))
      }
    }
    if safeAreaChanged {
      call(.safeAreaInsetsDidChange(storedSafeAreaInsets))
      owningController?.call(.viewSafeAreaInsetsDidChange(storedSafeAreaInsets))
    }
  }

  /// Has the insets of this view and of all below worked out anew with the next refresh.
  func markInsetsStale() {
    insetsFlag = true
    for view in storedSubviews { view.markInsetsStale() }
  }

  /// To be called when the answer of ``consumedSafeAreaEdges`` has changed.
  package func safeAreaConsumptionDidChange() {
    for view in storedSubviews { view.refreshInsets() }
  }

  /// Whether this is a controller's root view that lies in a scroll view.
  var isPage: Bool { owningController != nil && storedSuperview?.isScrolling == true }

  /// The strips of this view's own bounds that bars in front of it cover, in points.
  ///
  /// A container sets them on the view in which its children's views lie; bars themselves lie
  /// beside that view. What reaches the subviews is, edge by edge, this or the safe area, whichever
  /// is more.
  package var barInsets: UIEdgeInsets {
    get { storedBarInsets }
    set {
      guard newValue != storedBarInsets else { return }
      guard newValue.isFinite else { return reportNumber("bars' insets") }
      storedBarInsets = newValue
      for view in storedSubviews {
        view.refreshInsets()
        view.owningController?.layoutGuidesDidChange()
      }
    }
  }

  /// What this view passes on to its subviews.
  ///
  /// A scroll view without a size has not decided yet which edges it turns into content insets, so
  /// its subviews hear of none (recorded in a unit test; medium).
  private var passedOnSafeAreaInsets: UIEdgeInsets {
    if isScrolling, bounds.isEmpty { return .zero }
    let insets = storedBarInsets == .zero ? safeAreaInsets : safeAreaInsets.or(storedBarInsets)
    return insets.removing(consumedSafeAreaEdges)
  }

  private func computedSafeAreaInsets() -> UIEdgeInsets {
    guard let window = storedWindow, ScreenFacts.hasSafeArea[window.release] else { return .zero }
    guard let parent = storedSuperview else { return window.systemSafeAreaInsets }
    if keepsSafeArea(in: window) { return storedSafeAreaInsets }
    var insets = Self.overlap(
      of: frameAtRest, in: parent.bounds, insets: parent.passedOnSafeAreaInsets)
    if isPage, !window.host.options.pagesOutsideOverlap {
      insets = insets.removing(edgesOutOfSight(in: parent.bounds))
    }
    if let owningController {
      insets = owningController.removingDisabledVerticalBar(
        from: insets + owningController.additionalSafeAreaInsets, on: window.host.geometry)
    }
    if !hasSafeAreaToKeep { hasSafeAreaToKeep = backingLayer.affineTransform().isTranslation }
    return insets
  }

  /// Whether the view keeps the values it has, because it is scaled or turned.
  ///
  /// From iOS 14 on such a view keeps those of its first layout in the window, or of the time before
  /// it was scaled (Apple, developer forum 671541: a flipped table's insets are right at first and
  /// stale after a turn); before, the frame around the turned view counts (open radar 35532074).
  private func keepsSafeArea(in window: UIWindow) -> Bool {
    let isKept =
      keepsInsetsWhenTransformed
      || hasSafeAreaToKeep && ControllerFacts.freezesInsetsOfTransformedViews[window.release]
    return isKept && !backingLayer.affineTransform().isTranslation
  }

  /// How far the strips at the edges of `bounds` reach into a frame.
  ///
  /// Each edge by itself, at least nothing and at most the strip's own width: nine frames probed
  /// on Catalyst 26.1 agree to the digit, and so do PinLayout's assertions against UIKit
  /// (facts: layout §1.2).
  static func overlap(of frame: CGRect, in bounds: CGRect, insets: UIEdgeInsets) -> UIEdgeInsets {
    if insets == .zero { return .zero }
    func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { max(0, min(value, limit)) }
    return UIEdgeInsets(
      top: clamp(bounds.minY + insets.top - frame.minY, insets.top),
      left: clamp(bounds.minX + insets.left - frame.minX, insets.left),
      bottom: clamp(frame.maxY - (bounds.maxY - insets.bottom), insets.bottom),
      right: clamp(frame.maxX - (bounds.maxX - insets.right), insets.right))
  }

  /// The edges whose insets this view doesn't get as it lies wholly outside of what its scroll view
  /// shows.
  ///
  /// Side insets reach only what lies in sight, along either axis (a report on rows below the visible
  /// ones; medium). A page beside the visible one gets none ("not considered", Qiita article of the
  /// paged tables), while its upper and lower edges follow the rule. What a device gives the far
  /// edge is not known: ``SimulationHost/Options/pagesOutsideOverlap`` switches to the bare rule.
  private func edgesOutOfSight(in visible: CGRect) -> UIRectEdge {
    let frame = frame
    var edges: UIRectEdge = []
    if frame.minX >= visible.maxX || frame.maxX <= visible.minX {
      edges.formUnion([.left, .right])
    }
    if frame.minY >= visible.maxY || frame.maxY <= visible.minY { edges = .all }
    return edges
  }
}
