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
