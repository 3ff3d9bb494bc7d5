/// A type whose appearance can be set for all instances at once.
///
/// Values set on the proxy that these methods return are applied to instances when they enter a
/// window, unless they were set on the instances themselves.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy for all instances.
  static func appearance() -> Self

  /// The proxy for instances inside the containers, innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// The proxy for instances whose traits contain these when they enter a window.
  static func appearance(for trait: UITraitCollection) -> Self

  /// The proxy for instances that match both the traits and the containers.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIAppearance where Self: NSObject {
  public static func appearance() -> Self {
    SimulationHost.appearanceProxy(of: self, in: [], for: nil)
  }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    SimulationHost.appearanceProxy(of: self, in: containerTypes, for: nil)
  }

  public static func appearance(for trait: UITraitCollection) -> Self {
    SimulationHost.appearanceProxy(of: self, in: [], for: trait)
  }

  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    SimulationHost.appearanceProxy(of: self, in: containerTypes, for: trait)
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {}

extension UIBarItem: UIAppearance {}
