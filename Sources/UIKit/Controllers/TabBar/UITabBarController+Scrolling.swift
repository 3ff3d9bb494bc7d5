extension UITabBarController: BarScrollObserver {
  /// The scroll view that ends at the bar.
  private var scrollView: UIScrollView? {
    let shown = tabState.shown
    if let stack = shown as? UINavigationController {
      return stack.topViewController?.barScrollView(for: .bottom)
    }
    return shown?.barScrollView(for: .bottom)
  }

  /// A navigation controller reports its own scroll view.
  func observeScrolling() {
    guard !(tabState.shown is UINavigationController), let scrollView else { return }
    if scrollView.barObserver == nil { scrollView.barObserver = self }
  }

  func contentDidScroll(_ scrollView: UIScrollView) {
    updateScrollEdge()
  }

  func contentDidChange() {
    updateScrollEdge()
  }

  /// Tells the bar whether content lies under it.
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
