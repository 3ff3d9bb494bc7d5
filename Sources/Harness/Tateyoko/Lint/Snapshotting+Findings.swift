import Findings
import UIKit

extension Snapshotting where Value == UIViewController, Format == String {
  /// Compares a screen's faults, one line per finding, on the scope's device.
  public static var findings: Snapshotting { .findings() }

  /// Compares a screen's faults, one line per finding, on a device.
  @_disfavoredOverload
  public static func findings(
    on device: Device, os: OSVersion? = nil, orientation: UIInterfaceOrientation? = nil,
    posture: Device.Posture? = nil, rules: Set<FindingRule> = Set(FindingRule.allCases),
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .findings(
      on: ViewImageConfig(device, os: os, orientation: orientation, posture: posture),
      rules: rules, traits: traits)
  }

  /// Compares a screen's faults, one line per finding, on a screen that is described by a single
  /// value.
  ///
  /// - Parameters:
  ///   - config: The screen it fills; `nil` for the screen of the scope's device.
  ///   - rules: The rules to check; the two that need several layouts find nothing.
  ///   - traits: Traits that override the screen's if specified.
  public static func findings(
    on config: ViewImageConfig? = nil, rules: Set<FindingRule> = Set(FindingRule.allCases),
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let world = SnapshotWorld(config) { $0.overridden(size: nil, traits: traits) }
    return .onScreen(world, pathExtension: "txt", diffing: .lines) { screen, controller in
      try screen.showing(controller) { FindingText.lines($0.findings(by: rules)) }
    }
  }
}

extension Snapshotting where Value == Simulator, Format == String {
  /// Compares the faults of what is on the screen, one line per finding.
  public static var findings: Snapshotting {
    .onMainThread(pathExtension: "txt", diffing: .lines) { simulator in
      try simulator.checked { FindingText.lines($0.findings) }
    }
  }
}
