extension UISplitViewController {
  /// Collapses or expands if the width has become compact or regular.
  func adaptToTraits() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != split.isCollapsed else { return }
    if isCompact {
      collapse(isFirst: split.mode == .automatic)
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      expand()
      delegate?.splitViewControllerDidExpand(self)
    }
    refreshColumnTraits()
  }

  /// The controller that is shown alone while collapsed.
  var collapsedRoot: UIViewController? {
    if split.hasColumns, let compact = split.roots[.compact] { return compact }
    return split.roots[.primary] ?? split.roots[.supplementary] ?? split.roots[.secondary]
  }

  func collapse(isFirst: Bool) {
    split.isCollapsed = true
    split.stacked = []
    if split.hasColumns { collapseColumns() } else { collapseOldStyle() }
  }

  func expand() {
    separate()
    split.isCollapsed = false
    guard split.hasColumns, let delegate else { return }
    let proposed = resolvedMode(in: presentSize)
    let wish = delegate.splitViewController(
      self, displayModeForExpandingToProposedDisplayMode: proposed)
    if wish != proposed { split.asked = wish }
  }

  // MARK: Style without columns

  private func collapseOldStyle() {
    if let other = delegate?.primaryViewController(forCollapsing: self) {
      replacePrimary(by: other)
    }
    guard let primary = split.roots[.primary], let secondary = split.roots[.secondary] else {
      return
    }
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    guard !isDone else { return }
    push(secondary, of: .secondary, onto: primary)
  }

  private func replacePrimary(by other: UIViewController) {
    guard other !== split.roots[.primary] else { return }
    let old = split.roots[.primary]
    split.roots[.primary] = other
    split.given[.primary] = other
    if other.parent !== self, other !== split.roots[.secondary] {
      addChild(other)
      other.call(.didMoveToParent(self))
    }
    if let old, !split.roots.values.contains(where: { $0 === old }), old.parent === self {
      old.call(.willMoveToParent(nil))
      old.viewIfLoaded?.removeFromSuperview()
      split.shown.removeAll { $0 === old }
      old.removeFromParent()
    }
  }

  // MARK: Columns

  private func collapseColumns() {
    guard split.roots[.compact] == nil else { return }
    let present = [Column.primary, .supplementary, .secondary].filter { split.roots[$0] != nil }
    guard let last = present.last else { return }
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: last) ?? last
    guard let bottom = collapsedRoot else { return }
    for column in present where column.rawValue <= top.rawValue {
      if let root = split.roots[column], root !== bottom {
        push(root, of: column, onto: bottom)
      }
    }
  }

  /// Pushes the controllers of a column onto the stack that is shown alone. UIKit nests navigation
  /// controllers there; here their controllers are lent, and returned when the width is regular
  /// again.
  private func push(_ root: UIViewController, of column: Column, onto bottom: UIViewController) {
    guard let stack = bottom as? UINavigationController else { return }
    let controllers: [UIViewController]
    if let navigation = root as? UINavigationController {
      controllers = navigation.viewControllers
      navigation.setViewControllers([], animated: false)
    } else {
      controllers = [root]
    }
    split.stacked.append((column, controllers))
    stack.setViewControllers(stack.viewControllers + controllers, animated: false)
  }

  /// Takes back all lent controllers from the stack that is shown alone.
  func takeBackStacked() {
    guard let bottom = collapsedRoot as? UINavigationController, !split.stacked.isEmpty else {
      split.stacked = []
      return
    }
    hideStacked(from: 0, in: bottom)
  }

  /// Returns its controllers to every column.
  func separate() {
    guard let bottom = collapsedRoot else { return }
    if !split.hasColumns, separateByDelegate(from: bottom) { return }
    guard let stack = bottom as? UINavigationController, !split.stacked.isEmpty else {
      split.stacked = []
      return
    }
    let (kept, lent) = partition(stack.viewControllers)
    let columns = split.stacked.map(\.column)
    split.stacked = []
    stack.setViewControllers(kept, animated: false)
    for (column, own) in zip(columns, lent) { give(own, backTo: column) }
  }

  /// Partitions a stack into the controllers of the column that is shown alone and those of each
  /// column lent to it: controllers pushed after the last column belong to it, and popped ones are
  /// gone from it. A column whose controllers were all popped keeps the ones it was given.
  private func partition(
    _ controllers: [UIViewController]
  ) -> (kept: [UIViewController], lent: [[UIViewController]]) {
    var (kept, lent) = owned(controllers)
    for index in lent.indices where lent[index].isEmpty {
      lent[index] = split.stacked[index].controllers
    }
    return (kept, lent)
  }

  /// Like `partition(_:)`, but without the controllers of columns that were popped completely.
  private func owned(
    _ controllers: [UIViewController]
  ) -> (kept: [UIViewController], lent: [[UIViewController]]) {
    var kept: [UIViewController] = []
    var lent = split.stacked.map { _ in [UIViewController]() }
    var owner: Int?
    for controller in controllers {
      owner = split.stacked.firstIndex { $0.controllers.contains { $0 === controller } } ?? owner
      if let owner { lent[owner].append(controller) } else { kept.append(controller) }
    }
    return (kept, lent)
  }

  /// Returns the column that a controller goes back to from the stack that is shown alone.
  func columnOfStacked(_ controller: UIViewController) -> Column? {
    guard let stack = collapsedRoot as? UINavigationController else { return nil }
    let lent = partition(stack.viewControllers).lent
    let index = lent.firstIndex { own in own.contains { $0 === controller } }
    return index.map { split.stacked[$0].column }
  }

  private func give(_ controllers: [UIViewController], backTo column: Column) {
    guard let root = split.roots[column] else { return }
    if let navigation = root as? UINavigationController {
      navigation.setViewControllers(controllers, animated: false)
    } else if root.parent !== self {
      addChild(root)
      root.call(.didMoveToParent(self))
    }
  }

  /// Returns whether the delegate provided the secondary controller.
  private func separateByDelegate(from bottom: UIViewController) -> Bool {
    guard let delegate else { return false }
    if let other = delegate.primaryViewController(forExpanding: self) {
      replacePrimary(by: other)
    }
    guard
      let secondary = delegate.splitViewController(
        self, separateSecondaryFrom: split.roots[.primary] ?? bottom)
    else { return false }
    split.stacked = []
    if let navigation = bottom as? UINavigationController {
      let kept = navigation.viewControllers.filter { $0 !== secondary }
      if kept.count != navigation.viewControllers.count {
        navigation.setViewControllers(kept, animated: false)
      }
    }
    split.roots[.secondary] = secondary
    split.given[.secondary] = secondary
    if secondary.parent !== self {
      addChild(secondary)
      secondary.call(.didMoveToParent(self))
    }
    return true
  }

  // MARK: While collapsed

  /// Brings a column to the top of the stack by popping to it or pushing it.
  func showCollapsed(_ column: Column) {
    guard let bottom = collapsedRoot as? UINavigationController, column != .compact,
      split.roots[.compact] == nil
    else { return }
    let index = split.stacked.firstIndex { $0.column == column }
    if let index, owned(bottom.viewControllers).lent[index].isEmpty {
      // It was popped by the user or by code, and is pushed again.
      hideStacked(from: index, in: bottom)
    } else if split.roots[column] === bottom || index != nil {
      let above = split.stacked.firstIndex { $0.column.rawValue > column.rawValue }
      if let above { hideStacked(from: above, in: bottom) }
      return
    }
    guard let root = split.roots[column] else { return }
    push(root, of: column, onto: bottom)
  }

  func hideCollapsed(_ column: Column) {
    guard let bottom = collapsedRoot as? UINavigationController,
      let index = split.stacked.firstIndex(where: { $0.column == column })
    else { return }
    hideStacked(from: index, in: bottom)
  }

  /// Removes columns from the stack; each gets its controllers back, including popped ones.
  private func hideStacked(from index: Int, in bottom: UINavigationController) {
    let leaving = owned(bottom.viewControllers).lent[index...].joined()
    let returned = partition(bottom.viewControllers).lent[index...]
    let columns = split.stacked[index...].map(\.column)
    split.stacked.removeSubrange(index...)
    if !leaving.isEmpty {
      let staying = bottom.viewControllers.filter { one in !leaving.contains { $0 === one } }
      bottom.setViewControllers(staying, animated: false)
    }
    for (column, own) in zip(columns, returned) { give(own, backTo: column) }
  }

  // MARK: Showing controllers

  func showInSecondary(_ controller: UIViewController, sender: Any?) {
    if !split.hasColumns,
      delegate?.splitViewController(self, showDetail: controller, sender: sender) == true
    {
      return
    }
    if split.isCollapsed {
      if passesOn(controller, sender: sender) { return }
      guard let stack = collapsedRoot as? UINavigationController else {
        return setSecondary(controller)
      }
      // From now on, it takes the secondary column's place in the stack.
      let old = split.stacked.firstIndex { $0.column == .secondary }
      if let old { hideStacked(from: old, in: stack) }
      setSecondary(controller)
      if !split.stacked.contains(where: { $0.column == .secondary }),
        let root = split.roots[.secondary]
      {
        push(root, of: .secondary, onto: stack)
      }
      return
    }
    setSecondary(controller)
    if split.hasColumns { showColumn(.secondary) }
  }

  private func setSecondary(_ controller: UIViewController) {
    if split.hasColumns {
      setViewController(controller, for: .secondary)
    } else {
      let primary = split.roots[.primary].map { [$0] } ?? []
      let wasCollapsed = split.isCollapsed
      split.isCollapsed = false
      adoptViewControllers(primary.isEmpty ? [controller] : primary + [controller])
      split.isCollapsed = wasCollapsed
    }
  }

  /// When collapsed and without columns, makes a primary controller that isn't a stack show another
  /// controller, or presents that controller if the primary one can't show it, as with a tab bar
  /// controller (reported for split view controllers over tab bars; medium).
  private func passesOn(_ controller: UIViewController, sender: Any?) -> Bool {
    guard !split.hasColumns, let primary = collapsedRoot, !(primary is UINavigationController)
    else { return false }
    if primary.shows(by: .show) {
      primary.show(controller, sender: sender)
    } else {
      present(controller, animated: UIView.areAnimationsEnabled)
    }
    return true
  }

  func showInPrimary(_ controller: UIViewController, sender: Any?) {
    if !split.hasColumns,
      delegate?.splitViewController(self, show: controller, sender: sender) == true
    {
      return
    }
    if split.isCollapsed, passesOn(controller, sender: sender) { return }
    if split.isCollapsed, let stack = collapsedRoot as? UINavigationController {
      stack.pushViewController(controller, animated: UIView.areAnimationsEnabled)
    } else if split.hasColumns {
      setViewController(controller, for: .primary)
    } else {
      let secondary = split.roots[.secondary].map { [$0] } ?? []
      adoptViewControllers([controller] + secondary)
    }
  }
}
