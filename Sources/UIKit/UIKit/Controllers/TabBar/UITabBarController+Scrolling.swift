extension UITabBarController: BarScrollObserver {
  /// The scroll view whose content meets the bar.
  private var scrollView: UIScrollView? {
    if let stack { return stack.topViewController?.barScrollView(for: .bottom) }
    return tabState.shown?.barScrollView(for: .bottom)
  }

  /// The navigation controller that is shown, or that fills the controller that is.
  private var stack: UINavigationController? {
    guard let shown = tabState.shown else { return nil }
    if let stack = shown as? UINavigationController { return stack }
    return shown.storedChildren.lazy.compactMap { $0 as? UINavigationController }.first { stack in
      guard let view = stack.storedView, let outer = shown.storedView else { return false }
      return view.isDescendant(of: outer) && view.convert(view.bounds, to: outer) == outer.bounds
    }
  }

  /// Observes the scroll view, unless a navigation controller reports its own.
  func observeScrolling() {
    guard stack == nil, let scrollView else { return }
    if scrollView.barObserver == nil { scrollView.barObserver = self }
  }

  func contentDidScroll(_ scrollView: UIScrollView) {
    updateScrollEdge()
  }

  func contentDidChange() {
    updateScrollEdge()
  }

  /// Notifies the bar of whether content is under it.
  func updateScrollEdge() {
    var isAtEdge = true
    if let scrollView {
      let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
      isAtEdge = scrollView.bounds.maxY >= end
    }
    guard isAtEdge != tabState.bar.state.isAtScrollEdge else { return }
    tabState.bar.state.isAtScrollEdge = isAtEdge
    tabState.bar.looksDidChange()
  }
}
