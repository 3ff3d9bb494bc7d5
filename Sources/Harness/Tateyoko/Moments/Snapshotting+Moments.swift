import Devices
import Foundation
import Pixels
import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Pictures a view controller at a moment of its appearance, or of what an action sets in motion.
  ///
  /// The clock starts with the first animation, transition or rotation. The screen doesn't settle
  /// afterwards: the picture shows views in mid-animation.
  ///
  /// - Parameters:
  ///   - moment: The time, in seconds of simulated time after the start.
  ///   - config: The screen; the scope's by default.
  ///   - tolerance: How much the picture may differ; `nil` for the scope's tolerance.
  ///   - action: What sets the screen in motion; `nil` for the controller's appearance.
  public static func image(
    at moment: TimeInterval, on config: ViewImageConfig? = nil,
    tolerance: SnapshotTolerance? = nil,
    of action: (@MainActor (Simulator) throws -> Void)? = nil
  ) -> Snapshotting {
    frames(at: [moment], on: config, tolerance: tolerance, of: action)
  }

  /// Pictures a view controller at several moments, side by side in one picture.
  ///
  /// - Parameters:
  ///   - moments: The times, in seconds of simulated time after the first motion starts.
  ///   - config: The screen; the scope's by default.
  ///   - tolerance: How much the picture may differ; `nil` for the scope's tolerance.
  ///   - action: What sets the screen in motion; `nil` for the controller's appearance.
  public static func frames(
    at moments: [TimeInterval], on config: ViewImageConfig? = nil,
    tolerance: SnapshotTolerance? = nil,
    of action: (@MainActor (Simulator) throws -> Void)? = nil
  ) -> Snapshotting {
    .onScreen(
      SnapshotWorld(config), pathExtension: "png", diffing: .image(tolerance: tolerance)
    ) { screen, controller in
      guard let action else {
        defer { screen.host.removeRoot() }
        if let posture = screen.unfoldsTo { screen.fold(to: posture) }
        let sources = try screen.sources(at: moments) { screen.launch(controller) }
        return try screen.checked { _ in try UIImage(frames: sources) }
      }
      return try screen.showing(controller) { screen in
        try UIImage(frames: screen.sources(at: moments) { try action(screen) })
      }
    }
  }
}

extension Snapshotting where Value == any UIApplicationDelegate, Format == UIImage {
  /// Pictures an app at a moment of what an action sets in motion.
  ///
  /// - Parameters:
  ///   - moment: The time, in seconds of simulated time after the first animation, transition or
  ///     rotation began.
  ///   - config: The screen it fills, with the app's `Info.plist`.
  ///   - tolerance: How much the picture may differ; `nil` for the scope's tolerance.
  ///   - steps: The actions to perform on the device first.
  ///   - action: What sets the screen in motion.
  public static func image(
    at moment: TimeInterval, on config: ViewImageConfig, tolerance: SnapshotTolerance? = nil,
    after steps: @escaping @MainActor (Simulator) throws -> Void = { _ in },
    of action: @escaping @MainActor (Simulator) throws -> Void
  ) -> Snapshotting {
    frames(at: [moment], on: config, tolerance: tolerance, after: steps, of: action)
  }

  /// Pictures an app at several moments of what an action sets in motion, side by side.
  ///
  /// - Parameters:
  ///   - moments: The times, in seconds of simulated time after the first animation, transition or
  ///     rotation began.
  ///   - config: The screen it fills, with the app's `Info.plist`.
  ///   - tolerance: How much the picture may differ; `nil` for the scope's tolerance.
  ///   - steps: The actions to perform on the device first.
  ///   - action: What sets the screen in motion.
  public static func frames(
    at moments: [TimeInterval], on config: ViewImageConfig, tolerance: SnapshotTolerance? = nil,
    after steps: @escaping @MainActor (Simulator) throws -> Void = { _ in },
    of action: @escaping @MainActor (Simulator) throws -> Void
  ) -> Snapshotting {
    .onScreen(
      SnapshotWorld(config), pathExtension: "png", diffing: .image(tolerance: tolerance)
    ) { screen, delegate in
      try screen.launching(delegate, steps: steps) { screen in
        try UIImage(frames: screen.sources(at: moments) { try action(screen) })
      }
    }
  }
}

extension UIImage {
  /// Draws moments of a screen side by side, in order, with 8 points between them; a single moment
  /// is drawn like any other picture.
  ///
  /// - Throws: ``RenderProblem`` and any error that drawing throws, such as for a picture that is
  ///   too large.
  @MainActor
  fileprivate convenience init(frames sources: [ScreenSource]) throws {
    let captures = try sources.map { try PictureRenderer.main.captureLogging($0) }
    guard captures.count > 1, let last = captures.last, let source = sources.last else {
      self.init(capture: captures[0])
      return
    }
    let strip = try PictureStrip.make(
      captures.map(\.bitmap), maximumWidth: .max, maximumHeight: .max, gap: Int(8 * last.scale))
    self.init(
      capture: Capture(
        bitmap: strip, renderedBy: .drawing(source.picture.list), tree: source.tree,
        scale: last.scale, origin: source.origin.filter { $0.name != "moment" }, log: last.log))
  }
}
