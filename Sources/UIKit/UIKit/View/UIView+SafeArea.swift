import SystemFacts

extension UIView {
  /// Updates the insets of this view, and of its descendants if they're affected.
  ///
  /// - Parameters:
  ///   - descend: This view's bounds changed, so its subviews overlap different strips of it.
  ///   - scrolling: Only a scrolling position changed. Root views of controllers keep their safe
  ///     area then: a page isn't updated again when it is scrolled to (facts: layout §1.5;
  ///     behaviour D2).
  ///
  /// Values travel top down, before layout. A view is notified of its margins first and of its safe
  /// area next (measured on Catalyst 26.1), and its subviews still have their old values then.
  func refreshInsets(descend: Bool = false, scrolling: Bool = false) {
    // The bar insets of this view reach its subviews only in a window, whatever its own safe area
    // is.
    let goesDown = descend || insetsFlag || storedBarInsets != .zero
    insetsFlag = false
    let hasChanged = refreshOwnInsets(scrolling: scrolling)
    guard hasChanged || goesDown else { return }
    for view in storedSubviews { view.refreshInsets(scrolling: scrolling && !hasChanged) }
  }

  /// Updates this view only; it's a separate method because deep trees leave little stack for each
  /// view.
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
      // Controllers have been notified of margins since iOS 11 (Apple).
      if storedWindow.map({ ScreenFacts.hasSafeArea[$0.release] }) ?? true, let owningController {
        owningController.call(.viewLayoutMarginsDidChange(margins))
      }
    }
    if safeAreaChanged {
      call(.safeAreaInsetsDidChange(storedSafeAreaInsets))
      owningController?.call(.viewSafeAreaInsetsDidChange(storedSafeAreaInsets))
    }
  }

  /// Invalidates the insets of this view and all its descendants, to be recomputed in the next
  /// refresh.
  func markInsetsStale() {
    insetsFlag = true
    for view in storedSubviews { view.markInsetsStale() }
  }

  /// Call this when the value of ``consumedSafeAreaEdges`` has changed.
  package func safeAreaConsumptionDidChange() {
    for view in storedSubviews { view.refreshInsets() }
  }

  /// Whether this is a controller's root view inside a scroll view.
  var isPage: Bool { owningController != nil && storedSuperview?.isScrolling == true }

  /// The strips of this view's own bounds that are covered by bars in front of it, in points.
  ///
  /// A container sets them on the view that contains its children's views; the bars themselves are
  /// siblings of that view. Edge by edge, the subviews get the larger of this and the safe area.
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

  /// The insets that this view passes on to its subviews.
  ///
  /// A scroll view without a size hasn't decided yet which edges it converts to content insets, so
  /// its subviews get none (recorded in a unit test; medium).
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

  /// Whether the view keeps its current values because it is scaled or rotated.
  ///
  /// From iOS 14 on, such a view keeps the values of its first layout in the window, or those from
  /// before it was scaled (Apple, developer forum 671541: a flipped table's insets are right at
  /// first and stale after a rotation); earlier releases use the frame around the rotated view
  /// (open radar 35532074).
  private func keepsSafeArea(in window: UIWindow) -> Bool {
    let isKept =
      keepsInsetsWhenTransformed
      || hasSafeAreaToKeep && ControllerFacts.freezesInsetsOfTransformedViews[window.release]
    return isKept && !backingLayer.affineTransform().isTranslation
  }

  /// Returns how far the strips at the edges of `bounds` reach into a frame.
  ///
  /// Each edge is independent, at least zero and at most the strip's own width: nine frames probed
  /// on Catalyst 26.1 agree to the digit, and so do PinLayout's assertions against UIKit (facts:
  /// layout §1.2).
  static func overlap(of frame: CGRect, in bounds: CGRect, insets: UIEdgeInsets) -> UIEdgeInsets {
    if insets == .zero { return .zero }
    func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { max(0, min(value, limit)) }
    return UIEdgeInsets(
      top: clamp(bounds.minY + insets.top - frame.minY, insets.top),
      left: clamp(bounds.minX + insets.left - frame.minX, insets.left),
      bottom: clamp(frame.maxY - (bounds.maxY - insets.bottom), insets.bottom),
      right: clamp(frame.maxX - (bounds.maxX - insets.right), insets.right))
  }

  /// The edges whose insets this view doesn't get because it is entirely outside its scroll view's
  /// visible area.
  ///
  /// Side insets apply only to visible views, along either axis (a report on rows below the visible
  /// ones; medium). A page next to the visible one gets none ("not considered", Qiita article of
  /// the paged tables), while its upper and lower edges follow the rule. It isn't known what a
  /// device gives the far edge: ``SimulationHost/Options/pagesOutsideOverlap`` switches to the bare
  /// rule.
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
