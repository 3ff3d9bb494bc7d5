extension UITabBarController: BarScrollObserver {
  /// The scroll view whose content meets the bar.
  private var scrollView: UIScrollView? {
    let shown = tabState.shown
    if let stack = shown as? UINavigationController {
      return stack.topViewController?.barScrollView(for: .bottom)
    }
    return shown?.barScrollView(for: .bottom)
  }

  /// Observes the scroll view, unless a navigation controller reports its own.
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
