import Devices
import SwiftUI
import Tateyoko

extension Snapshotting where Value: View, Format == UIImage {
  /// Pictures a view at the size of its content.
  public static var image: Snapshotting { .image() }

  /// Pictures a view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Has no effect: every view is shown in a key window.
  ///   - precision: The share of pixels that must match.
  ///   - perceptualPrecision: 1 − ΔE / 100, for the largest ΔE that matching pixels may have.
  ///   - layout: The view's size.
  ///   - traits: Traits that override the screen's if specified.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      tolerance: .numbers(precision, perceptualPrecision), layout: layout, traits: traits)
  }

  /// Pictures a view, with a tolerance; if `nil`, the scope's.
  public static func image(
    tolerance: SnapshotTolerance?, layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    switch layout {
    case .device(let config):
      Snapshotting<UIViewController, UIImage>
        .image(on: config.withPresetTextSize, tolerance: tolerance, traits: traits).hosting()
    case .fixed(let width, let height):
      .image(tolerance: tolerance, traits: traits) { _ in CGSize(width: width, height: height) }
    case .sizeThatFits:
      .image(tolerance: tolerance, traits: traits) { $0.sizeThatFits(in: .zero) }
    }
  }

  private static func image(
    tolerance: SnapshotTolerance?, traits: UITraitCollection,
    size: @escaping @MainActor (UIHostingController<Value>) -> CGSize
  ) -> Snapshotting {
    Snapshotting<UIViewController, UIImage>.image(tolerance: tolerance, traits: traits) {
      ($0 as? UIHostingController<Value>).map(size) ?? .zero
    }.hosting()
  }

  /// Pictures a view that fills a screen that is described by a single value.
  ///
  /// - Parameters:
  ///   - config: The screen it fills.
  ///   - precision: The share of pixels that must match.
  ///   - perceptualPrecision: 1 − ΔE / 100, for the largest ΔE that matching pixels may have.
  ///   - size: A size that overrides the screen's, in points; the safe area stays.
  ///   - traits: Traits that override the screen's if specified.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      on: config, tolerance: .numbers(precision, perceptualPrecision), size: size, traits: traits)
  }

  /// Pictures a view that fills a screen that is described by a single value, with a tolerance.
  public static func image(
    on config: ViewImageConfig, tolerance: SnapshotTolerance?, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<UIViewController, UIImage>
      .image(on: config, tolerance: tolerance, size: size, traits: traits).hosting()
  }

  /// Pictures a view that fills a device.
  ///
  /// - Parameters:
  ///   - device: The device whose screen it fills.
  ///   - os: The OS version; the newest the device runs by default.
  ///   - orientation: The interface orientation; portrait on phones and landscape on iPads by default.
  ///   - posture: How far a foldable device is open; its initial posture by default.
  ///   - tolerance: How much the picture may differ; `nil` for the scope's tolerance.
  ///   - size: A size that overrides the screen's, in points; the safe area stays.
  ///   - traits: Traits that override the screen's if specified.
  ///   - chrome: The device's chrome to draw around the app.
  ///   - overlays: The layout facts to draw over the app.
  @_disfavoredOverload
  public static func image(
    on device: Device, os: OSVersion? = nil, orientation: UIInterfaceOrientation? = nil,
    posture: Device.Posture? = nil, tolerance: SnapshotTolerance? = nil, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(), chrome: ScreenChrome = [],
    overlays: ScreenOverlays = []
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(
        device, os: os, orientation: orientation, posture: posture, chrome: chrome,
        overlays: overlays),
      tolerance: tolerance, size: size, traits: traits)
  }

  // MARK: Moments

  /// Pictures a view at a moment of its appearance, or of what an action sets in motion.
  ///
  /// - Parameters:
  ///   - moment: The time, in seconds of simulated time after the first motion starts.
  ///   - config: The screen; the scope's by default.
  ///   - tolerance: How much the picture may differ; `nil` for the scope's tolerance.
  ///   - action: What sets the screen in motion; `nil` for the view's appearance.
  public static func image(
    at moment: TimeInterval, on config: ViewImageConfig? = nil,
    tolerance: SnapshotTolerance? = nil,
    of action: (@MainActor (Simulator) throws -> Void)? = nil
  ) -> Snapshotting {
    .frames(at: [moment], on: config, tolerance: tolerance, of: action)
  }

  /// Pictures a view at several moments, side by side in one picture.
  ///
  /// - Parameters:
  ///   - moments: The times, in seconds of simulated time after the first motion starts.
  ///   - config: The screen; the scope's by default.
  ///   - tolerance: How much the picture may differ; `nil` for the scope's tolerance.
  ///   - action: What sets the screen in motion; `nil` for the view's appearance.
  public static func frames(
    at moments: [TimeInterval], on config: ViewImageConfig? = nil,
    tolerance: SnapshotTolerance? = nil,
    of action: (@MainActor (Simulator) throws -> Void)? = nil
  ) -> Snapshotting {
    Snapshotting<UIViewController, UIImage>
      .frames(at: moments, on: config, tolerance: tolerance, of: action).hosting()
  }

  // MARK: Assistive technologies

  /// Pictures a view with its accessibility elements numbered, and a legend of what is announced for
  /// them.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// Pictures a view with its accessibility elements numbered, on a screen that is described by a
  /// single value, or on the scope's device.
  public static func accessibilityImage(
    on config: ViewImageConfig? = nil, tolerance: SnapshotTolerance? = nil, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<UIViewController, UIImage>
      .accessibilityImage(on: config, tolerance: tolerance, size: size, traits: traits).hosting()
  }
}
