import Devices
import Layers
import UIKit

extension ViewImageConfig {
  /// Returns the configuration with a size and the specified traits.
  func overridden(size: CGSize?, traits: UITraitCollection) -> ViewImageConfig {
    var result = self
    if let size { result.ownSize = size }
    result.traits = UITraitCollection(traitsFrom: [self.traits, traits])
    return result
  }

  /// Creates a device according to the configuration, with an empty screen.
  @MainActor
  package func makeSimulator() -> Simulator {
    let start = start
    let simulator = Simulator(
      device, os: os, orientation: start.orientation, posture: start.posture, held: start.held,
      infoPlist: infoPlist,
      userInterfaceStyle: traits.userInterfaceStyle == .dark ? .dark : .light,
      contentSizeCategory: traits.preferredContentSizeCategory == .unspecified
        ? .large : traits.preferredContentSizeCategory,
      layoutDirection: languageDirection, chrome: chrome, overlays: overlays, locale: locale,
      pseudoLanguage: pseudoLanguage, builtWith: builtWith, runsPhoneApp: runsPhoneApp)
    simulator.unfoldsTo = start.target
    if traits.accessibilityContrast != .unspecified {
      simulator.accessibilityContrast = traits.accessibilityContrast
    }
    if multitasking != .fullScreen { simulator.setMultitasking(multitasking) }
    // Traits without a setting on the device override the screen's.
    var rest = traits.values
    rest.userInterfaceStyle = .unspecified
    rest.preferredContentSizeCategory = .unspecified
    rest.accessibilityContrast = .unspecified
    if rest.layoutDirection == simulator.layoutDirection { rest.layoutDirection = .unspecified }
    simulator.override(traits: rest, safeArea: ownSafeArea, size: ownSize)
    return simulator
  }

  /// The state of the device at launch, and the posture that it is folded to afterwards.
  private var start:
    (
      orientation: UIInterfaceOrientation, posture: Device.Posture?, held: UIDeviceOrientation?,
      target: Device.Posture?
    )
  {
    guard unfolds, let posture, device.has(posture) else { return (orientation, posture, nil, nil) }
    let (old, new) = (device.display(in: device.initialPosture), device.display(in: posture))
    guard old != new else { return (orientation, posture, nil, nil) }
    // Held so that the interface ends up in the requested orientation when the display changes.
    let held = orientation.deviceOrientation(on: new)
    let before = old.orientations.map(UIInterfaceOrientation.init)
      .first { $0.deviceOrientation(on: old) == held }
    return (before ?? .portrait, device.initialPosture, held, posture)
  }

  /// The configuration with a view far from the screen's edges, so that it has no safe area.
  var withoutSafeArea: ViewImageConfig {
    var result = self
    result.ownSafeArea = result.ownSafeArea ?? .zero
    return result
  }
}

/// Why a view can't be pictured.
struct ViewSizeError: Error, CustomStringConvertible {
  var typeName: String
  var size: CGSize

  var description: String {
    """
    \(typeName) is \(size.width) × \(size.height) points, so there is nothing to see. \
    Give it a frame, or pass `size:`.
    """
  }
}
