import Devices
import Findings
import SwiftUI
import Tateyoko
import Traces

// What controllers have strategies for, on a screen that the view fills.

extension Snapshotting where Value: View, Format == String {
  /// Compares the frames of every view and modifier, and what they are set to, on the scope's device.
  public static var tree: Snapshotting { .tree() }

  /// Compares the frames of every view and modifier, and what they are set to, on a screen that is
  /// described by a single value.
  public static func tree(
    on config: ViewImageConfig? = nil, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<UIViewController, String>.tree(on: config, size: size, traits: traits).hosting()
  }

  /// Compares what a screen reader announces on the scope's device, element by element.
  public static var accessibilityElements: Snapshotting { .accessibilityElements() }

  /// Compares what a screen reader announces on a screen that is described by a single value, or on
  /// the scope's device: the elements in reading order, with their traits, hints and actions.
  public static func accessibilityElements(
    on config: ViewImageConfig? = nil, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<UIViewController, String>
      .accessibilityElements(on: config, size: size, traits: traits).hosting()
  }

  /// Compares a view's faults, one line per finding, on the scope's device.
  public static var findings: Snapshotting { .findings() }

  /// Compares a view's faults, one line per finding, on a screen that is described by a single value.
  ///
  /// - Parameters:
  ///   - config: The screen it fills; `nil` for the screen of the scope's device.
  ///   - rules: The rules to check; the two that need several layouts find nothing.
  ///   - traits: Traits that override the screen's if specified.
  public static func findings(
    on config: ViewImageConfig? = nil, rules: Set<FindingRule> = Set(FindingRule.allCases),
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<UIViewController, String>
      .findings(on: config, rules: rules, traits: traits).hosting()
  }
}

extension Snapshotting where Value: View, Format == Trace {
  /// Compares the calls while a view is shown on the scope's device.
  public static var trace: Snapshotting { .trace() }

  /// Compares the calls while a view is shown on a device, and during further steps.
  ///
  /// - Parameters:
  ///   - device: The device to simulate; the scope's by default.
  ///   - os: The OS version whose rules apply; the newest the device runs by default.
  ///   - orientation: The interface orientation at launch.
  ///   - posture: How far a foldable device is open at launch; by default the scope's or the
  ///     device's initial posture.
  ///   - steps: The actions after the launch, such as rotating the device.
  public static func trace(
    on device: Device? = nil, os: OSVersion? = nil,
    orientation: UIInterfaceOrientation = .portrait, posture: Device.Posture? = nil,
    steps: @escaping @MainActor (Simulator) -> Void = { _ in }
  ) -> Snapshotting {
    Snapshotting<UIViewController, Trace>
      .trace(on: device, os: os, orientation: orientation, posture: posture, steps: steps)
      .hosting()
  }
}
