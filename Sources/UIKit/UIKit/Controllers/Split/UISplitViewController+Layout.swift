import SystemFacts

extension UISplitViewController: ContainerArranging {
  func loadSplitView() {
    let view = _UISplitViewControllerPanelImplView(frame: hostOfView.geometry.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let content = _UIPanelControllerContentView(frame: view.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Columns keep their widths until they are placed again: a narrow one would lose all of it.
    content.autoresizesSubviews = false
    view.addSubview(content)
    content.controller = self
    split.contentView = content
    // The background shows between columns as the separator.
    view.backgroundColor = .fact(ControllerFacts.columnLineColor[hostOfView.release])
    view.arranger = self
    self.view = view
    addHands(to: view)
  }

  func placeChildren() {
    adaptToTraits()
    updateMode(in: presentSize)
    turnHands()
    // Loading may rotate the interface, which calls this method again.
    for (child, _) in wantedChildren(in: presentSize) { child.loadViewIfNeeded() }
    let wanted = wantedChildren(in: presentSize)
    let entering = wanted.map(\.0).filter { child in !split.shown.contains { $0 === child } }
    let leaving = split.shown.filter { child in !wanted.contains { $0.0 === child } }
    split.shown = wanted.map(\.0)
    let place = { [self] in
      for child in leaving { child.viewIfLoaded?.removeFromSuperview() }
      for (index, (child, frame)) in wanted.enumerated() {
        guard !child.isLoadingView, let childView = child.view, let content = split.contentView
        else { continue }
        childView.frame = frame
        if content.subviews.dropFirst(index).first !== childView {
          content.insertSubview(childView, at: index)
        }
      }
    }
    if entering.isEmpty, leaving.isEmpty { return place() }
    exchangeChildren(entering: entering, leaving: leaving, change: place)
    sizingChildDidChange()
  }

  var isMirrored: Bool {
    let isRightToLeft =
      viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isRightToLeft != (primaryEdge == .trailing)
  }

  private func arrangement(in size: CGSize, mode: DisplayMode) -> SplitArrangement {
    SplitArrangement(
      mode: .init(mode), size: size, primary: primaryWidth(in: size),
      supplementary: supplementaryWidth(in: size), isTriple: split.isTriple,
      gutter: 1 / max(1, traitCollection.displayScale), isMirrored: isMirrored)
  }

  /// Returns the children to show and their frames, from back to front.
  private func wantedChildren(in size: CGSize) -> [(UIViewController, CGRect)] {
    let bounds = CGRect(origin: .zero, size: size)
    if split.isCollapsed { return collapsedRoot.map { [($0, bounds)] } ?? [] }
    let arrangement = arrangement(in: size, mode: split.mode)
    return [Column.secondary, .supplementary, .primary].compactMap { column in
      guard let root = split.roots[column], let frame = arrangement.frame(of: column) else {
        return nil
      }
      return (root, frame)
    }
  }

  /// The controller that controls the status bar: the secondary one, or the one that is shown
  /// alone.
  var frontmostColumn: UIViewController? {
    split.isCollapsed ? collapsedRoot : split.roots[.secondary] ?? split.roots[.primary]
  }

  /// Returns the size of a column for another size of the whole.
  func columnSize(of container: UIContentContainer, in size: CGSize) -> CGSize {
    guard let child = container as? UIViewController, let column = column(of: child) else {
      return size
    }
    return columnFrame(column, in: environment(in: size)).size
  }

  /// Returns the frame of a column; a hidden column has the size it would be shown at.
  private func columnFrame(_ column: Column, in own: InterfaceEnvironment) -> CGRect {
    let size = own.size
    if own.isCompact { return own.bounds }
    if let frame = arrangement(in: size, mode: resolvedMode(in: size)).frame(of: column) {
      return frame
    }
    switch column {
    case .primary: return CGRect(x: 0, y: 0, width: primaryWidth(in: size), height: size.height)
    case .supplementary:
      return CGRect(x: 0, y: 0, width: supplementaryWidth(in: size), height: size.height)
    case .secondary, .compact: return own.bounds
    }
  }

  func environmentOfColumn(_ child: UIViewController, in own: InterfaceEnvironment)
    -> InterfaceEnvironment
  {
    guard let column = column(of: child) else {
      return own.child(child, of: self, in: own.bounds)
    }
    let isNarrow = !own.isCompact && (column == .primary || column == .supplementary)
    let traits = isNarrow ? own.traits.with { $0.horizontalSizeClass = .compact } : own.traits
    return own.child(child, of: self, in: columnFrame(column, in: own), traits: traits)
  }

  /// Notifies the controllers that are about to move to another column's stack, if their current
  /// one keeps its size and was therefore not notified.
  func tellMoving(with coordinator: UIViewControllerTransitionCoordinator) {
    guard let turn = coordinator as? TurnCoordinator else { return }
    for case let stack as UINavigationController in children
    where stack.announced?.coordinator !== turn {
      for child in stack.viewControllers {
        guard let present = child.viewIfLoaded?.bounds.size,
          let size = sizeAfterMove(of: child, from: stack), size != present
        else { continue }
        child.sendSizeTransition(to: size, with: turn)
      }
    }
  }

  /// Returns the size that a controller in one column's stack gets in another's, if the current
  /// change collapses or expands the columns; `nil` if it stays.
  ///
  /// The delegate's potential decisions aren't queried in advance.
  func sizeAfterMove(of child: UIViewController, from stack: UINavigationController) -> CGSize? {
    guard isViewLoaded, let destination = hostOfView.coordinator?.destination else { return nil }
    let own = environmentAhead(destination)
    guard own.isCompact != split.isCollapsed, let bottom = collapsedRoot else { return nil }
    if split.isCollapsed {
      guard stack === bottom, let column = columnOfStacked(child), let root = split.roots[column]
      else { return nil }
      let size = columnFrame(column, in: own).size
      return (root as? UINavigationController)?.childSizeBetweenBars(of: child, in: size) ?? size
    }
    guard stack !== bottom, split.roots[.compact] == nil else { return nil }
    return (bottom as? UINavigationController)?.childSizeBetweenBars(of: child, in: own.size)
  }
}

/// The view of a split view controller; its name appears in view descriptions.
final class _UISplitViewControllerPanelImplView: ArrangedContainerView {
  override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    setNeedsLayout()
  }
}

/// The view that contains the columns; its name appears in view descriptions.
final class _UIPanelControllerContentView: UIView {
  override class var classEntry: ClassEntry {
    ClassEntry(_UIPanelControllerContentView.self, role: .wrapper)
  }

  weak var controller: UISplitViewController?

  /// Blocks touches outside columns that overlap the secondary one.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit != nil, controller?.isBesideOverlay(point) == true else { return hit }
    return self
  }
}
