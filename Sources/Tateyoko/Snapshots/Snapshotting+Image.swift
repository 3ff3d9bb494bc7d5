import Devices
import Foundation
import ImageDiff
import Pixels
import UIKit

extension Diffing where Value == Capture {
  /// Compares pictures exactly.
  public static var image: Diffing { .image() }

  /// Compares pictures.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 … 1.
  ///   - perceptualPrecision: The share of its range to which each channel of a pixel must match
  ///     for the pixel to count as matching, 0 … 1.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Diffing {
    let tolerance = ImageTolerance(
      precision: Double(precision), pixelPrecision: Double(perceptualPrecision))
    func verdict(_ verdict: PictureVerdict, _ capture: Capture) -> SnapshotVerdict {
      switch verdict {
      case .equal: return .equal
      case .missing: return .missing
      case .unreadable(let error): return .unreadable("\(error)")
      case .different(let difference):
        var result = SnapshotDifference(message: difference.words)
        result.picture = ComparedPicture(difference: difference, capture: capture)
        return .different(result)
      }
    }
    var diffing = Diffing(
      toData: { try PictureBaseline.data($0) },
      fromData: { data in
        PictureBaseline.capture(try PNGCodec.decode(data), try PNGCodec.head(data))
      },
      diff: { reference, new in
        let compared = PictureComparison.compare(
          reference: reference, capture: new, tolerance: tolerance)
        guard case .different(let difference) = verdict(compared, new) else { return nil }
        return difference
      })
    diffing.compareFile = { capture, file in
      verdict(PictureBaseline(file: file).compare(capture, tolerance: tolerance), capture)
    }
    diffing.identity = { AnyHashable($0.digest) }
    return diffing
  }
}

extension Snapshotting where Value == Simulator, Format == Capture {
  /// Pictures the simulator's screen.
  public static var image: Snapshotting { .image() }

  /// Pictures the simulator's screen.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
    .onMainThread(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { simulator in
      try PictureRenderer.main.captureLogging(simulator.source())
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == Capture {
  /// Pictures a view controller on an iPhone 15.
  public static var image: Snapshotting { .image() }

  /// Pictures a view controller on an iPhone 15, or in a window of the size given.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(.iPhone15), precision: precision,
      perceptualPrecision: perceptualPrecision, size: size, traits: traits)
  }

  /// Pictures a view controller on a device.
  ///
  /// - Parameters:
  ///   - device: The device whose screen it fills.
  ///   - os: The OS version; the newest the device runs by default.
  ///   - orientation: The way the interface is turned.
  ///   - precision: The share of pixels that must match, 0 … 1.
  ///   - perceptualPrecision: The share of its range to which each channel of a pixel must match.
  ///   - size: A size in place of the screen's, in points.
  ///   - traits: Style, text size and layout direction, where they are specified.
  ///   - chrome: What is drawn around the app.
  ///   - overlays: What is drawn over the app.
  public static func image(
    on device: Device, os: OSVersion? = nil, orientation: UIInterfaceOrientation = .portrait,
    precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(), chrome: ScreenChrome = [],
    overlays: ScreenOverlays = []
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(
        device, os: os, orientation: orientation, chrome: chrome, overlays: overlays),
      precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
  }

  /// Pictures a view controller on a screen that is described in one value.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let config = config.overridden(size: size, traits: traits)
    return .onMainThread(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { controller in
      try PictureRenderer.main.captureLogging(try config.stage(controller).source())
    }
  }
}

extension Snapshotting where Value == UIView, Format == Capture {
  /// Pictures a view at its own size.
  public static var image: Snapshotting { .image() }

  /// Pictures a view at its own size, or at the size given, at an iPhone 15's scale.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      on: .iPhone15, precision: precision, perceptualPrecision: perceptualPrecision, size: size,
      traits: traits)
  }

  /// Pictures a view at its own size, or at the size given, at a device's scale.
  public static func image(
    on device: Device, os: OSVersion? = nil, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let config = ViewImageConfig(device, os: os).overridden(size: nil, traits: traits)
    return .onMainThread(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { view in
      try PictureRenderer.main.captureLogging(config.stage(view, size: size))
    }
  }
}

extension Snapshotting {
  /// Creates a strategy that works with views.
  static func onMainThread(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping @MainActor (Value) throws -> Format
  ) -> Snapshotting {
    var result = Snapshotting(pathExtension: pathExtension, diffing: diffing) { value in
      // The assertion has gone to the main thread; the compiler can't see that it has.
      let transfer = UncheckedTransfer(value)
      return try MainActor.assumeIsolated {
        UncheckedTransfer(try snapshot(transfer.value))
      }.value
    }
    result.needsMainThread = true
    return result
  }
}
