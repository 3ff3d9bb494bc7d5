import SystemFacts

/// A way of having the interface turned.
package enum TurnWay: String, Hashable, Sendable, CaseIterable {
  /// The simulated device is turned by hand.
  case simulator
  /// `UIDevice.current.setValue(_:forKey: "orientation")`, up to iOS 15.
  case device
  /// The controllers support one orientation, then `attemptRotationToDeviceOrientation()`.
  case attempt
  /// The controllers support one orientation, then `setNeedsUpdateOfSupportedInterfaceOrientations()`.
  case supported
  /// `requestGeometryUpdate(_:)`, from iOS 16 on.
  case geometry

  /// The ways that a release has.
  static func ways(on release: OSRelease) -> [TurnWay] {
    AppFacts.takesForcedDeviceOrientation[release]
      ? [.simulator, .device, .attempt] : [.simulator, .attempt, .supported, .geometry]
  }

  /// Whether what the controllers support decides.
  var restricts: Bool { self == .attempt || self == .supported }
  /// Whether the way that the device is held decides.
  var turnsDevice: Bool { self == .simulator || self == .device }
}
