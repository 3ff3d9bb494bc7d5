import SystemFacts

extension UISplitViewController: ContainerArranging {
  func loadSplitView() {
    let view = _UISplitViewControllerPanelImplView(frame: hostOfView.geometry.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let content = _UIPanelControllerContentView(frame: view.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    split.contentView = content
    // What shows between columns is the line between them.
    view.backgroundColor = .fact(ControllerFacts.columnLineColor[hostOfView.release])
    view.arranger = self
    self.view = view
  }

  func placeChildren() {
    adaptToTraits()
    updateMode(in: presentSize)
    let wanted = wantedChildren(in: presentSize)
    let entering = wanted.map(\.0).filter { child in !split.shown.contains { $0 === child } }
    let leaving = split.shown.filter { child in !wanted.contains { $0.0 === child } }
    split.shown = wanted.map(\.0)
    let place = { [self] in
      for child in leaving { child.viewIfLoaded?.removeFromSuperview() }
      for (index, (child, frame)) in wanted.enumerated() {
        guard let childView = child.view, let content = split.contentView else { continue }
        childView.frame = frame
        if childView.superview !== content || content.subviews[index] !== childView {
          content.insertSubview(childView, at: index)
        }
      }
    }
    if entering.isEmpty, leaving.isEmpty { return place() }
    exchangeChildren(entering: entering, leaving: leaving, change: place)
  }

  private var isMirrored: Bool {
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

  /// The children to be shown and where, from back to front.
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

  /// The controller that controls the status bar: the secondary one, or what is shown alone.
  var frontmostColumn: UIViewController? {
    split.isCollapsed ? collapsedRoot : split.roots[.secondary] ?? split.roots[.primary]
  }

  /// The size that a column gets in another size of the whole.
  func columnSize(of container: UIContentContainer, in size: CGSize) -> CGSize {
    guard let child = container as? UIViewController, let column = column(of: child) else {
      return size
    }
    if isCompact(in: size) { return size }
    if let frame = arrangement(in: size, mode: resolvedMode(in: size)).frame(of: column) {
      return frame.size
    }
    switch column {
    case .primary: return CGSize(width: primaryWidth(in: size), height: size.height)
    case .supplementary: return CGSize(width: supplementaryWidth(in: size), height: size.height)
    case .secondary, .compact: return size
    }
  }

  /// Whether width is compact once the view has a size that it is about to get.
  private func isCompact(in size: CGSize) -> Bool {
    let host = hostOfView
    if size == presentSize { return traitCollection.horizontalSizeClass == .compact }
    let turned = host.device.screen(
      os: host.os, orientation: size.width > size.height ? .landscapeRight : .portrait)
    if turned.size == size { return turned.horizontalSizeClass == .compact }
    return traitCollection.horizontalSizeClass == .compact
  }
}

/// The view of a split view controller, named as descriptions of views name it.
final class _UISplitViewControllerPanelImplView: ArrangedContainerView {
  override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    setNeedsLayout()
  }
}

/// The view in which columns lie, named as descriptions of views name it.
final class _UIPanelControllerContentView: UIView {}
