import Devices
import Foundation
import ImageDiff
import UIKit

// Each kind of value has two forms: with a tolerance, and with the two numbers of
// swift-snapshot-testing.
// Without either, the scope's tolerance applies, and without one every bit must match.

extension Snapshotting where Value == Simulator, Format == UIImage {
  /// Pictures the simulator's screen.
  public static var image: Snapshotting { .image() }

  /// Pictures the simulator's screen.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1
  ) -> Snapshotting {
    .image(tolerance: .numbers(precision, perceptualPrecision))
  }

  /// Pictures the simulator's screen.
  public static func image(tolerance: SnapshotTolerance?) -> Snapshotting {
    .onMainThread(pathExtension: "png", diffing: .image(tolerance: tolerance)) { simulator in
      if SnapshotWaiting.delay > 0 { simulator.advance(by: SnapshotWaiting.delay) }
      return UIImage(capture: try simulator.captureForAssertion())
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Pictures a view controller on the scope's device, an iPhone 15 by default.
  public static var image: Snapshotting { .image() }

  /// Pictures a view controller on the scope's device, or in a window of the given size, in points.
  ///
  /// - Parameter drawHierarchyInKeyWindow: Has no effect: every controller is launched in a key
  ///   window.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(tolerance: .numbers(precision, perceptualPrecision), size: size, traits: traits)
  }

  /// Pictures a view controller on the scope's device, or in a window of the given size, in points.
  public static func image(
    tolerance: SnapshotTolerance?, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(in: SnapshotWorld { $0.overridden(size: size, traits: traits) }, tolerance: tolerance)
  }

  /// Pictures a view controller on a screen that is described by a single value.
  ///
  /// - Parameters:
  ///   - config: The screen it fills.
  ///   - drawHierarchyInKeyWindow: Has no effect: every controller is launched in a key window.
  ///   - precision: The share of pixels that must match.
  ///   - perceptualPrecision: 1 − ΔE / 100, for the largest ΔE that matching pixels may have.
  ///   - size: A size that overrides the screen's, in points; the safe area stays.
  ///   - traits: Traits that override the screen's if specified.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      on: config, tolerance: .numbers(precision, perceptualPrecision), size: size, traits: traits)
  }

  /// Pictures a view controller on a screen that is described by a single value.
  ///
  /// - Parameters:
  ///   - config: The screen it fills.
  ///   - tolerance: How much the picture may differ; `nil` for the scope's tolerance.
  ///   - size: A size that overrides the screen's, in points; the safe area stays.
  ///   - traits: Traits that override the screen's if specified.
  public static func image(
    on config: ViewImageConfig, tolerance: SnapshotTolerance?, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      in: SnapshotWorld(config.overridden(size: size, traits: traits)), tolerance: tolerance)
  }

  private static func image(
    in world: SnapshotWorld, tolerance: SnapshotTolerance?
  ) -> Snapshotting {
    .onScreen(world, pathExtension: "png", diffing: .image(tolerance: tolerance)) { screen, value in
      try screen.showing(value) {
        UIImage(capture: try $0.captureForAssertion())
      }
    }
  }

  /// Pictures a view controller in a window without a safe area, on the scope's device.
  ///
  /// - Parameter size: Returns the window's size, in points; called on the device.
  package static func image(
    tolerance: SnapshotTolerance?, traits: UITraitCollection,
    size: @escaping @MainActor (UIViewController) -> CGSize
  ) -> Snapshotting {
    let world = SnapshotWorld { $0.overridden(size: nil, traits: traits).withoutSafeArea }
    return .onScreen(world, pathExtension: "png", diffing: .image(tolerance: tolerance)) {
      screen, controller in
      let size = size(controller)
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
        throw ViewSizeError(typeName: "\(Swift.type(of: controller))", size: size)
      }
      screen.override(size: size)
      return try screen.showing(controller) {
        UIImage(capture: try $0.captureForAssertion())
      }
    }
  }

  /// Pictures a view controller on a device.
  ///
  /// - Parameters:
  ///   - device: The device whose screen it fills.
  ///   - os: The OS version; the newest the device runs by default.
  ///   - orientation: The interface orientation; by default as in the presets: portrait on phones
  ///     and landscape on iPads.
  ///   - posture: How far a foldable device is open; its initial posture by default.
  ///   - precision: The share of pixels that must match.
  ///   - perceptualPrecision: 1 − ΔE / 100, for the largest ΔE that matching pixels may have.
  ///   - size: A size that overrides the screen's, in points; the safe area stays.
  ///   - traits: Traits that override the screen's if specified.
  ///   - chrome: The device's chrome to draw around the app.
  ///   - overlays: The layout facts to draw over the app.
  @_disfavoredOverload
  public static func image(
    on device: Device, os: OSVersion? = nil, orientation: UIInterfaceOrientation? = nil,
    posture: Device.Posture? = nil,
    precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(), chrome: ScreenChrome = [],
    overlays: ScreenOverlays = []
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(
        device, os: os, orientation: orientation, posture: posture, chrome: chrome,
        overlays: overlays),
      tolerance: .numbers(precision, perceptualPrecision), size: size, traits: traits)
  }

  /// Pictures a view controller on a device, with a tolerance.
  @_disfavoredOverload
  public static func image(
    on device: Device, os: OSVersion? = nil, orientation: UIInterfaceOrientation? = nil,
    posture: Device.Posture? = nil,
    tolerance: SnapshotTolerance?, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(), chrome: ScreenChrome = [],
    overlays: ScreenOverlays = []
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(
        device, os: os, orientation: orientation, posture: posture, chrome: chrome,
        overlays: overlays),
      tolerance: tolerance, size: size, traits: traits)
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Pictures a view at its own size.
  public static var image: Snapshotting { .image() }

  /// Pictures a view at its own size, or at the given size in points, at the scale of the scope's
  /// device.
  ///
  /// - Parameter drawHierarchyInKeyWindow: Has no effect: every view is laid out in a key window.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(tolerance: .numbers(precision, perceptualPrecision), size: size, traits: traits)
  }

  /// Pictures a view at its own size, or at the given size in points, at the scale of the scope's
  /// device.
  public static func image(
    tolerance: SnapshotTolerance?, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      in: SnapshotWorld { $0.overridden(size: nil, traits: traits).withoutSafeArea },
      tolerance: tolerance, size: size)
  }

  /// Pictures a view at its own size, or at the given size in points, at a device's scale.
  public static func image(
    on device: Device, os: OSVersion? = nil, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      on: device, os: os, tolerance: .numbers(precision, perceptualPrecision), size: size,
      traits: traits)
  }

  /// Pictures a view at its own size, or at the given size in points, at a device's scale.
  public static func image(
    on device: Device, os: OSVersion? = nil, tolerance: SnapshotTolerance?, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(device, os: os).overridden(size: nil, traits: traits),
      tolerance: tolerance, size: size)
  }

  /// Pictures a view at its own size, or at the given size in points, on a screen described by a
  /// single value.
  static func image(
    on config: ViewImageConfig, tolerance: SnapshotTolerance?, size: CGSize?
  ) -> Snapshotting {
    .image(in: SnapshotWorld(config.withoutSafeArea), tolerance: tolerance, size: size)
  }

  private static func image(
    in world: SnapshotWorld, tolerance: SnapshotTolerance?, size: CGSize?
  ) -> Snapshotting {
    .onScreen(world, pathExtension: "png", diffing: .image(tolerance: tolerance)) { screen, view in
      try screen.showing(view, size: size) {
        UIImage(capture: try PictureRenderer.main.captureLogging($0.source(of: $1)))
      }
    }
  }
}

extension Snapshotting {
  /// Creates a strategy that puts views on a separate screen.
  static func onScreen(
    _ world: SnapshotWorld, pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping @MainActor (Simulator, Value) throws -> Format
  ) -> Snapshotting {
    var result = onMainThread(pathExtension: pathExtension, diffing: diffing) { value in
      try world.onScreen { try snapshot($0, value) }
    }
    result.world = world
    return result
  }

  /// Creates a strategy that works with views.
  static func onMainThread(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping @MainActor (Value) throws -> Format
  ) -> Snapshotting {
    var result = Snapshotting(pathExtension: pathExtension, diffing: diffing) { value in
      // The assertion is on the main thread, which the compiler can't see.
      let transfer = UncheckedTransfer(value)
      return try MainActor.assumeIsolated {
        UncheckedTransfer(try snapshot(transfer.value))
      }.value
    }
    result.needsMainThread = true
    return result
  }
}
