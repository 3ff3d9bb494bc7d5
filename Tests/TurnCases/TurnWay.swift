import SystemFacts

/// A way to rotate the interface.
package enum TurnWay: String, Hashable, Sendable, CaseIterable {
  /// The simulated device is rotated by hand.
  case simulator
  /// `UIDevice.current.setValue(_:forKey: "orientation")`, up to iOS 15.
  case device
  /// The controllers support one orientation, then `attemptRotationToDeviceOrientation()`.
  case attempt
  /// The controllers support one orientation, then `setNeedsUpdateOfSupportedInterfaceOrientations()`.
  case supported
  /// `requestGeometryUpdate(_:)`, from iOS 16 on.
  case geometry

  /// The ways available in a release.
  static func ways(on release: OSRelease) -> [TurnWay] {
    AppFacts.takesForcedDeviceOrientation[release]
      ? [.simulator, .device, .attempt] : [.simulator, .attempt, .supported, .geometry]
  }

  /// Whether the controllers' supported orientations decide.
  var restricts: Bool { self == .attempt || self == .supported }
  /// Whether the device's orientation decides.
  var turnsDevice: Bool { self == .simulator || self == .device }
}
