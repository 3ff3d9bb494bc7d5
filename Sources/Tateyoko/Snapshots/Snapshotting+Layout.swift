import Devices
import LayoutTrees
import UIKit

extension Snapshotting where Value == UIViewController, Format == String {
  /// Compares the view hierarchy on an iPhone 15, one line a view, as a debugger prints it.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Compares the view hierarchy on a device, one line a view, as a debugger prints it.
  @_disfavoredOverload
  public static func recursiveDescription(
    on device: Device = .iPhone15, os: OSVersion? = nil,
    orientation: UIInterfaceOrientation? = nil, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .recursiveDescription(
      on: ViewImageConfig(device, os: os, orientation: orientation), size: size, traits: traits)
  }

  /// Compares the view hierarchy on a screen that is described in one value.
  public static func recursiveDescription(
    on config: ViewImageConfig, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let config = config.overridden(size: size, traits: traits)
    return .onMainThread(pathExtension: "txt", diffing: .lines) { controller in
      _ = try config.stage(controller)
      return controller.view.recursiveDescription()
    }
  }

  /// Compares the controllers with their states and views, one line each, as a debugger prints them.
  public static var hierarchy: Snapshotting { .hierarchy() }

  /// Compares the controllers with their states and views on a screen that is described in one
  /// value.
  public static func hierarchy(
    on config: ViewImageConfig = ViewImageConfig(.iPhone15), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let config = config.overridden(size: size, traits: traits)
    return .onMainThread(pathExtension: "txt", diffing: .lines) { controller in
      let simulator = try config.stage(controller)
      return withExtendedLifetime(simulator) { controller.hierarchyDescription() }
    }
  }

  /// Compares frames, insets and margins of every view on an iPhone 15.
  public static var tree: Snapshotting { .tree() }

  /// Compares frames, insets and margins of every view on a device.
  @_disfavoredOverload
  public static func tree(
    on device: Device = .iPhone15, os: OSVersion? = nil,
    orientation: UIInterfaceOrientation? = nil, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .tree(
      on: ViewImageConfig(device, os: os, orientation: orientation), size: size, traits: traits)
  }

  /// Compares frames, insets and margins of every view on a screen that is described in one value.
  public static func tree(
    on config: ViewImageConfig, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let config = config.overridden(size: size, traits: traits)
    return .onMainThread(pathExtension: "txt", diffing: .lines) { controller in
      try config.stage(controller).tree.description
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// Compares frames, insets and margins of a view and those in it.
  public static var tree: Snapshotting { .tree() }

  /// Compares frames, insets and margins of a view and those in it, at a size.
  public static func tree(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let config = ViewImageConfig(.iPhone15).overridden(size: nil, traits: traits)
    return .onMainThread(pathExtension: "txt", diffing: .lines) { view in
      try config.staging(view, size: size) { $0.source(of: $1).tree.description }
    }
  }

  /// Compares a view's hierarchy, one line a view, as a debugger prints it.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Compares a view's hierarchy at a size.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let config = ViewImageConfig(.iPhone15).overridden(size: nil, traits: traits)
    return .onMainThread(pathExtension: "txt", diffing: .lines) { view in
      try config.staging(view, size: size) { $1.recursiveDescription() }
    }
  }
}

extension Snapshotting where Value == Simulator, Format == String {
  /// Compares what is on the screen, one line a view, as a debugger prints it.
  public static var recursiveDescription: Snapshotting {
    .onMainThread(pathExtension: "txt", diffing: .lines) { $0.recursiveDescription }
  }

  /// Compares frames, insets and margins of every view on the screen.
  public static var tree: Snapshotting {
    .onMainThread(pathExtension: "txt", diffing: .lines) { $0.tree.description }
  }
}

extension Snapshotting where Value == LayoutTree, Format == String {
  /// Compares frames, insets and margins of every view.
  public static var tree: Snapshotting {
    SimplySnapshotting.lines.pullback { $0.description }
  }
}
