import SystemFacts

extension UIView {
  /// Adopts the traits of the environment for this view and its descendants, and notifies the ones
  /// whose traits changed.
  ///
  /// - Parameter comesWithSuperview: The superview is being refreshed.
  func refreshTraits(comesWithSuperview: Bool = false) {
    if let controller = owningController {
      controller.refreshTraits(comesWithSuperview: comesWithSuperview)
    } else {
      adoptTraits(inheritedTraits.overriding(style: overrideUserInterfaceStyle, traitState))
    }
  }

  private var inheritedTraits: UITraitCollection {
    storedSuperview?.traitCollection ?? hostOfView.predictedTraits
  }

  package func adoptTraits(_ traits: UITraitCollection) {
    adoptOwnTraits(traitState.map { traits.limiting($0.textSizes) } ?? traits)
    for view in storedSubviews { view.refreshTraits(comesWithSuperview: true) }
  }

  /// Updates this view only; it's a separate method because deep trees leave little stack for each
  /// view.
  private func adoptOwnTraits(_ traits: UITraitCollection) {
    let old = storedTraits
    let changed = old !== traits && old != traits
    let tells = changed || isFirstTimeWithTraitCallback
    if storedWindow != nil { hasBeenInWindow = true }
    if changed {
      storedTraits = traits
      traitsDidChange(from: old)
    }
    if tells, ControllerFacts.tellsTraits[hostOfView.release] {
      let previous = changed && hasBeenInWindow ? old : nil
      traits.performAsCurrent { call(.traitCollectionDidChange(from: previous, to: traits)) }
    }
    if changed { callTraitChangeHandlers(from: old, to: traits) }
  }

  /// Before iOS 13, views didn't know their traits until they were in a window, and were notified
  /// once they were; from 13 on they're predicted, and only a difference is reported
  /// (useyourloaf.com, "Predicting size classes in iOS 13"; device logs by M. Neuburg).
  private var isFirstTimeWithTraitCallback: Bool {
    guard !hasBeenInWindow, let window = storedWindow else { return false }
    return !ControllerFacts.predictsTraits[window.release]
  }

  private func traitsDidChange(from old: UITraitCollection) {
    if storedTraits.layoutDirection != old.layoutDirection { refreshInsets() }
    if storedTraits.hasDifferentColorAppearance(comparedTo: old) { resolveColors() }
    if storedTraits.displayScale != old.displayScale { adoptDisplayScale() }
    contentTraitsDidChange(from: old)
    if storedTraits.layoutDirection != old.layoutDirection
      || storedTraits.displayScale != old.displayScale
    {
      layoutItem?.record?.engine?.everythingDidChange()
    }
    setNeedsLayout(because: .traits)
  }
}

extension UITraitCollection {
  func limiting(_ sizes: TextSizeLimits) -> UITraitCollection {
    let category = sizes.limited(preferredContentSizeCategory)
    if category == preferredContentSizeCategory { return self }
    return with { $0.preferredContentSizeCategory = category }
  }

  func overriding(style: UIUserInterfaceStyle) -> UITraitCollection {
    if style == .unspecified || style == userInterfaceStyle { return self }
    return with { $0.userInterfaceStyle = style }
  }
}
