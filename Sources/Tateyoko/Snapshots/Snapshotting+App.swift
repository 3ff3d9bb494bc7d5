import UIKit

extension Snapshotting where Value == any UIApplicationDelegate, Format == UIImage {
  /// Pictures an app as it launches, or after some steps.
  ///
  /// The app gets its windows as on a device: from its delegates, or from the main storyboard that
  /// the configuration's `Info.plist` names.
  ///
  /// - Parameters:
  ///   - config: The screen it fills, with the app's `Info.plist`.
  ///   - tolerance: How far the picture may differ; nil leaves it to the scope.
  ///   - steps: What is done on the device before the picture is taken.
  public static func image(
    on config: ViewImageConfig, tolerance: SnapshotTolerance? = nil,
    after steps: @escaping @MainActor (Simulator) throws -> Void = { _ in }
  ) -> Snapshotting {
    .onScreen(
      SnapshotWorld(config), pathExtension: "png", diffing: .image(tolerance: tolerance)
    ) { screen, delegate in
      try screen.launching(delegate, steps: steps) {
        UIImage(capture: try PictureRenderer.main.captureLogging($0.source()))
      }
    }
  }
}
