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
}

extension SimulationHost {
  /// The proxy of the current simulated device, made when it is first asked for.
  static func appearanceProxy<Proxy>(
    _ place: WritableKeyPath<AppearanceProxies, Proxy?>, make: () -> Proxy
  ) -> Proxy {
    let host = current
    if let proxy = host.appearanceProxies[keyPath: place] { return proxy }
    let proxy = make()
    host.appearanceProxies[keyPath: place] = proxy
    return proxy
  }
}
