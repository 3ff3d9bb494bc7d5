extension UIBarButtonItem: UIAppearance {
  /// The item whose texts' attributes and tint all items of the current simulated device take over
  /// where they have none of their own.
  public class func appearance() -> UIBarButtonItem {
    SimulationHost.appearanceProxy(\.barButtonItem) { UIBarButtonItem() }
  }
}
