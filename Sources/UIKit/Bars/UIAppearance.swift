/// Something whose looks can be set for all instances at once.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// Looks that were set for all instances of the bars, on one simulated device.
///
/// A proxy is an instance that is never shown. A bar takes over from it, on entering a window, what
/// was not set on the bar itself.
@MainActor
struct AppearanceProxies {
  var navigationBar: UINavigationBar?
  var toolbar: UIToolbar?
  var barButtonItem: UIBarButtonItem?
  var tabBar: UITabBar?
  var tabBarItem: UITabBarItem?
  var pageControl: UIPageControl?

  var isEmpty: Bool {
    navigationBar == nil && toolbar == nil && barButtonItem == nil && tabBar == nil
      && tabBarItem == nil && pageControl == nil
  }

  /// The same looks in proxies of their own.
  func copy() -> AppearanceProxies {
    func copied<Bar: ProxiedBar>(_ proxy: Bar?, _ make: () -> Bar) -> Bar? {
      guard let proxy else { return nil }
      let made = make()
      made.becomeProxy(like: proxy)
      return made
    }
    var copy = AppearanceProxies()
    copy.navigationBar = copied(navigationBar) { UINavigationBar() }
    copy.toolbar = copied(toolbar) { UIToolbar() }
    copy.tabBar = copied(tabBar) { UITabBar() }
    copy.barButtonItem = barButtonItem.map { proxy in
      let made = UIBarButtonItem()
      made.takeLooks(of: proxy)
      return made
    }
    copy.tabBarItem = tabBarItem.map { proxy in
      let made = UITabBarItem()
      made.takeLooks(of: proxy)
      return made
    }
    copy.pageControl = pageControl.map { proxy in
      let made = UIPageControl()
      made.takeLooks(of: proxy)
      return made
    }
    return copy
  }
}

extension SimulationHost {
  /// The proxy of the current simulated device, made when it is first asked for.
  static func appearanceProxy<Proxy>(
    _ place: WritableKeyPath<AppearanceProxies, Proxy?>, make: () -> Proxy
  ) -> Proxy {
    let host = current
    if let proxy = host.appearanceProxies[keyPath: place] { return proxy }
    let proxy = make()
    host.appState.appearanceProxies[keyPath: place] = proxy
    return proxy
  }

  var appearanceProxies: AppearanceProxies { appState.appearanceProxies }
}
