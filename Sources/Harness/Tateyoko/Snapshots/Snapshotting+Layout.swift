import Devices
import LayoutTrees
import UIKit

extension Snapshotting where Value == UIViewController, Format == String {
  /// Compares the view hierarchy on the scope's device, one line per view, as a debugger prints it.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Compares the view hierarchy on a device, one line per view, as a debugger prints it.
  @_disfavoredOverload
  public static func recursiveDescription(
    on device: Device, os: OSVersion? = nil,
    orientation: UIInterfaceOrientation? = nil, posture: Device.Posture? = nil,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .recursiveDescription(
      on: ViewImageConfig(device, os: os, orientation: orientation, posture: posture), size: size,
      traits: traits)
  }

  /// Compares the view hierarchy on a screen that is described by a single value.
  public static func recursiveDescription(
    on config: ViewImageConfig? = nil, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let world = SnapshotWorld(config) { $0.overridden(size: size, traits: traits) }
    return .onScreen(world, pathExtension: "txt", diffing: .lines) { screen, controller in
      try screen.showing(controller) { _ in controller.view.recursiveDescription() }
    }
  }

  /// Compares the controllers with their states and views, one line each, as a debugger prints them.
  public static var hierarchy: Snapshotting { .hierarchy() }

  /// Compares the controllers with their states and views on a screen that is described by a single
  /// value, or on the scope's device.
  public static func hierarchy(
    on config: ViewImageConfig? = nil, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let world = SnapshotWorld(config) { $0.overridden(size: size, traits: traits) }
    return .onScreen(world, pathExtension: "txt", diffing: .lines) { screen, controller in
      try screen.showing(controller) { _ in controller.hierarchyDescription() }
    }
  }

  /// Compares frames, insets and margins of every view on the scope's device.
  public static var tree: Snapshotting { .tree() }

  /// Compares frames, insets and margins of every view on a device.
  @_disfavoredOverload
  public static func tree(
    on device: Device, os: OSVersion? = nil,
    orientation: UIInterfaceOrientation? = nil, posture: Device.Posture? = nil,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .tree(
      on: ViewImageConfig(device, os: os, orientation: orientation, posture: posture), size: size,
      traits: traits)
  }

  /// Compares frames, insets and margins of every view on a screen that is described by a single
  /// value.
  public static func tree(
    on config: ViewImageConfig? = nil, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let world = SnapshotWorld(config) { $0.overridden(size: size, traits: traits) }
    return .onScreen(world, pathExtension: "txt", diffing: .lines) { screen, controller in
      try screen.showing(controller) { $0.tree.description }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// Compares frames, insets and margins of a view and its subviews.
  public static var tree: Snapshotting { .tree() }

  /// Compares frames, insets and margins of a view and its subviews, at a size in points.
  public static func tree(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let world = SnapshotWorld { $0.overridden(size: nil, traits: traits).withoutSafeArea }
    return .onScreen(world, pathExtension: "txt", diffing: .lines) { screen, view in
      try screen.showing(view, size: size) { $0.source(of: $1).tree.description }
    }
  }

  /// Compares a view's hierarchy, one line per view, as a debugger prints it.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Compares a view's hierarchy at a size, in points.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let world = SnapshotWorld { $0.overridden(size: nil, traits: traits).withoutSafeArea }
    return .onScreen(world, pathExtension: "txt", diffing: .lines) { screen, view in
      try screen.showing(view, size: size) { $1.recursiveDescription() }
    }
  }
}

extension Snapshotting where Value == Simulator, Format == String {
  /// Compares what is on the screen, one line per view, as a debugger prints it.
  public static var recursiveDescription: Snapshotting {
    .onMainThread(pathExtension: "txt", diffing: .lines) { simulator in
      try simulator.checked { $0.recursiveDescription }
    }
  }

  /// Compares frames, insets and margins of every view on the screen.
  public static var tree: Snapshotting {
    .onMainThread(pathExtension: "txt", diffing: .lines) { simulator in
      try simulator.checked { $0.tree.description }
    }
  }
}

extension Snapshotting where Value == LayoutTree, Format == String {
  /// Compares frames, insets and margins of every view.
  public static var tree: Snapshotting {
    SimplySnapshotting.lines.pullback { $0.description }
  }
}
