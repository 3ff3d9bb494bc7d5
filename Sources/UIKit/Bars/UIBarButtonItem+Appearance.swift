extension UIBarButtonItem: UIAppearance {
  /// The item whose texts' attributes and tint all items of the current simulated device take over
  /// where they have none of their own.
  public class func appearance() -> UIBarButtonItem {
    let host = SimulationHost.current
    if let proxy = host.appearanceProxies.barButtonItem { return proxy }
    let proxy = UIBarButtonItem()
    host.appearanceProxies.barButtonItem = proxy
    return proxy
  }
}
