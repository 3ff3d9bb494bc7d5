extension UISplitViewController {
  /// The size that columns are placed in.
  var presentSize: CGSize { viewIfLoaded?.bounds.size ?? hostOfView.geometry.size }

  func primaryWidth(in size: CGSize) -> CGFloat {
    split.primary.width(in: size.width, hasColumns: split.hasColumns)
  }

  func supplementaryWidth(in size: CGSize) -> CGFloat {
    split.supplementary.width(in: size.width, hasColumns: true)
  }

  /// Returns how columns share the width.
  ///
  /// In landscape they are side by side, three of them only from a width of 1366 points, otherwise
  /// they displace the secondary one; in portrait they overlap it (Apple's documentation of
  /// `automatic`; the limit between displacing and tiling recalled; low).
  func behavior(in size: CGSize) -> SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    guard size.width > size.height else { return .overlay }
    return split.isTriple && size.width < 1366 ? .displace : .tile
  }

  /// Returns the mode for a size with regular width.
  func resolvedMode(in size: CGSize) -> DisplayMode {
    let isLandscape = size.width > size.height
    let isKept = split.wasLandscape == nil || split.wasLandscape == isLandscape
    if isKept, let asked = split.asked { return asked }
    guard preferredDisplayMode != .automatic else { return automaticMode(in: size) }
    guard !split.isTriple else { return preferredDisplayMode }
    switch preferredDisplayMode {
    case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
    case .twoOverSecondary: return .oneOverSecondary
    default: return preferredDisplayMode
    }
  }

  /// Side by side in landscape, only the secondary column in portrait (Apple).
  private func automaticMode(in size: CGSize) -> DisplayMode {
    switch behavior(in: size) {
    case .tile: split.isTriple ? .twoBesideSecondary : .oneBesideSecondary
    case .displace: .oneBesideSecondary
    case .overlay, .automatic: .secondaryOnly
    }
  }

  func wishesDidChange() {
    split.asked = nil
    viewIfLoaded?.setNeedsLayout()
    if isViewLoaded { updateMode(in: presentSize) }
  }

  /// Adopts the mode for a size, and notifies the delegate of a change.
  func updateMode(in size: CGSize) {
    guard !split.isCollapsed else { return }
    let isLandscape = size.width > size.height
    let mode = resolvedMode(in: size)
    if split.wasLandscape != nil, split.wasLandscape != isLandscape { split.asked = nil }
    split.wasLandscape = isLandscape
    guard mode != split.mode else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    let columns = [Column.primary, .supplementary]
    let (old, new) = (visible(split.mode), visible(mode))
    split.mode = mode
    for column in columns where old.contains(column) && !new.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    for column in columns where new.contains(column) && !old.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  private func visible(_ mode: DisplayMode) -> Set<Column> {
    switch mode {
    case .automatic, .secondaryOnly: []
    case .oneBesideSecondary, .oneOverSecondary: [split.isTriple ? .supplementary : .primary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      split.isTriple ? [.primary, .supplementary] : [.primary]
    }
  }

  // MARK: Showing and hiding columns

  func showColumn(_ column: Column) {
    if split.isCollapsed { return showCollapsed(column) }
    let behavior = behavior(in: presentSize)
    let asked: DisplayMode
    switch (column, split.isTriple) {
    case (.primary, false): asked = behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
    case (.primary, true):
      asked =
        switch behavior {
        case .tile: .twoBesideSecondary
        case .overlay: .twoOverSecondary
        case .displace, .automatic: .twoDisplaceSecondary
        }
    case (.supplementary, true) where visible(split.mode).isEmpty:
      asked = behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
    case (.secondary, _) where split.mode == .oneOverSecondary || split.mode == .twoOverSecondary:
      asked = .secondaryOnly
    default: return
    }
    ask(asked)
  }

  func hideColumn(_ column: Column) {
    if split.isCollapsed { return hideCollapsed(column) }
    guard visible(split.mode).contains(column) else { return }
    switch (column, split.isTriple) {
    case (.primary, true):
      ask(behavior(in: presentSize) == .overlay ? .oneOverSecondary : .oneBesideSecondary)
    default: ask(.secondaryOnly)
    }
  }

  private func ask(_ mode: DisplayMode) {
    split.asked = mode
    updateMode(in: presentSize)
  }

  // MARK: The button

  /// Performs the button's action: changes to the delegate's choice, or toggles between hidden and
  /// shown.
  func toggleMode() {
    guard !split.isCollapsed else { return }
    let wish = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if wish != .automatic { return ask(wish) }
    let isShown = !visible(split.mode).isEmpty
    if isShown { return ask(.secondaryOnly) }
    showColumn(split.isTriple ? .supplementary : .primary)
  }
}
