import UIKit

extension Snapshotting where Value == any UIApplicationDelegate, Format == UIImage {
  /// Pictures an app as it launches, or after some steps.
  ///
  /// The app creates its windows as on a device: through its delegates, or from the main storyboard
  /// in the configuration's `Info.plist`.
  ///
  /// - Parameters:
  ///   - config: The screen it fills, with the app's `Info.plist`.
  ///   - tolerance: How much the picture may differ; `nil` for the scope's tolerance.
  ///   - steps: The actions to perform on the device before the picture is taken.
  public static func image(
    on config: ViewImageConfig, tolerance: SnapshotTolerance? = nil,
    after steps: @escaping @MainActor (Simulator) throws -> Void = { _ in }
  ) -> Snapshotting {
    .onScreen(
      SnapshotWorld(config), pathExtension: "png", diffing: .image(tolerance: tolerance)
    ) { screen, delegate in
      try screen.launching(delegate, steps: steps) {
        UIImage(capture: try $0.captureForAssertion())
      }
    }
  }
}
