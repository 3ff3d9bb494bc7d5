import Graphics

/// A change of layout in progress.
@MainActor
struct LayoutTransition {
  var old: UICollectionViewLayout
  var new: UICollectionViewLayout
  var layout: UICollectionViewTransitionLayout
  var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  func replaceLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    inOwnWorld {
      if transition != nil { endTransition(finishes: false) }
      let old = storedLayout
      if layout !== old {
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for element in visible { element.view.willTransition(from: old, to: layout) }
        show(layout)
        for element in visible {
          element.view.element.isMeasured = false
          element.view.didTransition(from: old, to: layout)
        }
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
        settleOnLayout()
      }
      guard let completion else { return }
      if animated {
        afterAnimation { completion(true) }
      } else {
        completion(true)
      }
    }
  }

  /// Called at the end of a layout transition, with whether its animation was completed and whether
  /// the view has the new layout.
  public typealias LayoutInteractiveTransitionCompletion =
    (_ completed: Bool, _ finished: Bool) -> Void

  func beginTransition(
    to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    inOwnWorld {
      if let transition {
        report(
          "the collection is already in the middle of an interactive transition",
          advice: "Call finishInteractiveTransition() or cancelInteractiveTransition() first.")
        return transition.layout
      }
      let old = storedLayout
      let between =
        delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
        ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
      transition = LayoutTransition(
        old: old, new: layout, layout: between, completion: completion)
      old.prepareForTransition(to: layout)
      layout.prepareForTransition(from: old)
      for element in visible { element.view.willTransition(from: old, to: layout) }
      show(between)
      return between
    }
  }

  /// Ends the transition with one of the layouts; the completion is called once the remaining
  /// animation would have ended.
  func endTransition(finishes: Bool) {
    inOwnWorld {
      guard let transition else {
        return report(
          "the collection is not in the middle of an interactive transition",
          advice: "Call startInteractiveTransition(to:completion:) first.")
      }
      self.transition = nil
      let end = finishes ? transition.new : transition.old
      let other = finishes ? transition.old : transition.new
      show(end)
      other.storedCollectionView = nil
      for element in visible {
        element.view.element.isMeasured = false
        element.view.didTransition(from: other, to: end)
      }
      transition.old.finalizeLayoutTransition()
      transition.new.finalizeLayoutTransition()
      settleOnLayout()
      guard let completion = transition.completion else { return }
      afterAnimation { completion(true, finishes) }
    }
  }

  /// Replaces the layout that places the elements.
  func show(_ layout: UICollectionViewLayout) {
    let old = storedLayout
    storedLayout = layout
    // The old layout of a gradual transition stays attached to the view, with its measured sizes.
    let staysInside = (layout as? UICollectionViewTransitionLayout)?.currentLayout === old
    if old.storedCollectionView === self, !staysInside { old.storedCollectionView = nil }
    adopt(layout)
    layoutState.hasPrepared = false
    layoutState.isStale = true
    layoutState.hasPlacedFlippedContent = false
    layoutProgress.invalidate()
    setNeedsLayout()
    layout.invalidateLayout()
  }

  /// Lays out with a layout that was just set, at the offset that it proposes.
  func settleOnLayout() {
    guard window != nil else { return }
    layOutCollection()
    let offset = targetOffset(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }
}
