import Graphics

extension UICollectionView {
  /// Handles an invalidation context.
  func layoutWentStale(_ context: UICollectionViewLayoutInvalidationContext) {
    // Changes while the layout prepares are part of the preparation.
    guard !layoutState.isPreparing else { return }
    if context.invalidateDataSourceCounts, !context.followsUpdate { data.needsReload = true }
    let adjustment = context.contentOffsetAdjustment
    if adjustment.x.isFinite, adjustment.y.isFinite {
      layoutState.adjustOffset(by: adjustment)
    }
    layoutState.isStale = true
    layoutProgress.invalidate()
    // Cells are queried for their size again (reports of developers, high), also for layouts that
    // discard it.
    if !context.keepsMeasured, layoutState.measured == nil { measureAgain() }
    setNeedsLayout(because: .content)
  }

  /// Notifies the layout of changed margins, safe area, content insets or direction.
  ///
  /// A device invalidates the layout from `layoutMarginsDidChange()`, also if the bounds stay the
  /// same (a stack trace in a developer's report, medium).
  func noteSurroundings() {
    let now = CollectionLayoutState.Surroundings(
      safeArea: safeAreaInsets, margins: layoutMargins, inset: adjustedContentInset,
      direction: effectiveUserInterfaceLayoutDirection)
    let old = layoutState.surroundings
    guard now != old, !layoutState.isPreparing else { return }
    layoutState.surroundings = now
    guard layoutState.hasPrepared, storedLayout.storedCollectionView === self else { return }
    inOwnWorld {
      if now.direction != old.direction { directionDidChange() }
      storedLayout.surroundingsDidChange(from: old, to: now)
      storedLayout.send(storedLayout.surroundingsContext())
    }
  }

  /// Asks the layout whether new bounds make it stale, while the old ones still apply.
  func askLayoutAboutBounds(_ newBounds: CGRect) {
    let layout = storedLayout
    guard layout.storedCollectionView === self, !layoutState.isPreparing else { return }
    let isStale = layout.traced(
      "shouldInvalidateLayout(forBoundsChange:)", TraceText.size(newBounds.size)
    ) {
      layout.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    if layoutState.boundsBeforeTurn == nil, let coordinator = hostOfView.coordinator,
      newBounds.size != bounds.size
    {
      layoutState.boundsBeforeTurn = bounds
      // On a rotation, not on a resize in Split View (a developer's report, high).
      layoutState.wantsTarget = coordinator.turn != nil && !layoutState.placedBounds.isEmpty
      layout.prepare(forAnimatedBoundsChange: bounds)
    }
    guard isStale else { return }
    let context = layout.invalidationContext(forBoundsChange: newBounds)
    context.onlyScrolled = newBounds.size == bounds.size
    layout.send(context)
  }

  func traitsDidChangeForLayout(from old: UITraitCollection) {
    storedLayout.traitsDidChange(from: old)
    guard layoutState.hasPrepared, storedLayout.storedCollectionView === self else { return }
    storedLayout.send(storedLayout.surroundingsContext())
  }
}
