import Devices
import UIKit

/// A part of the scenarios, by name and by variant; an empty list selects everything.
public struct ScenarioSelection: Sendable {
  /// The identifiers of scenarios (`PagedTables`) and screens (`PagedTables/D1`).
  public var scenarios: [String] = []
  /// The devices.
  public var devices: [Device] = []
  /// The interface orientations at launch.
  public var orientations: [UIInterfaceOrientation] = []
  /// The OS versions.
  public var versions: [OSVersion] = []
  /// How far foldable devices are open at launch.
  public var postures: [Device.Posture] = []

  /// Creates a selection of everything.
  public init() {}

  /// Whether everything is selected, so that baselines without a picture are stale.
  public var isEverything: Bool {
    scenarios.isEmpty && devices.isEmpty && orientations.isEmpty && versions.isEmpty
      && postures.isEmpty
  }

  func contains(_ screen: Scenario.Screen, of scenario: Scenario) -> Bool {
    scenarios.isEmpty || scenarios.contains(scenario.id)
      || scenarios.contains("\(scenario.id)/\(screen.id)")
  }

  func contains(_ variant: Scenario.Variant) -> Bool {
    (devices.isEmpty || devices.contains(variant.device))
      && (orientations.isEmpty || orientations.contains(variant.orientation))
      && (versions.isEmpty || versions.contains(variant.os))
      && (postures.isEmpty || variant.posture.map(postures.contains) ?? false)
  }
}
