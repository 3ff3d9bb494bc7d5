extension UIPageControl: UIAppearance {
  /// The control whose colours all page controls of the current simulated device take over where
  /// they have none of their own, when they enter a window.
  public class func appearance() -> UIPageControl {
    SimulationHost.appearanceProxy(\.pageControl) { UIPageControl() }
  }

  /// Takes over what another proxy hands on.
  func takeLooks(of proxy: UIPageControl) {
    pageIndicatorTintColor = proxy.pageIndicatorTintColor
    currentPageIndicatorTintColor = proxy.currentPageIndicatorTintColor
    backgroundColor = proxy.backgroundColor
  }

  func adoptProxy() {
    guard let proxy = hostOfView.appearanceProxies.pageControl, proxy !== self else { return }
    if pageIndicatorTintColor == nil { pageIndicatorTintColor = proxy.pageIndicatorTintColor }
    if currentPageIndicatorTintColor == nil {
      currentPageIndicatorTintColor = proxy.currentPageIndicatorTintColor
    }
    if backgroundColor == nil { backgroundColor = proxy.backgroundColor }
  }
}
