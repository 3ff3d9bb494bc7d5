import Layers
import UIKit

extension ViewImageConfig {
  /// The configuration with a size and with those traits that are specified.
  func overridden(size: CGSize?, traits: UITraitCollection) -> ViewImageConfig {
    var result = self
    if let size { result.ownSize = size }
    result.traits = UITraitCollection(traitsFrom: [self.traits, traits])
    return result
  }

  /// A device as described, with nothing on its screen yet.
  @MainActor
  func makeSimulator() -> Simulator {
    let simulator = Simulator(
      device, os: os, orientation: orientation,
      userInterfaceStyle: traits.userInterfaceStyle == .dark ? .dark : .light,
      contentSizeCategory: traits.preferredContentSizeCategory == .unspecified
        ? .large : traits.preferredContentSizeCategory,
      layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      chrome: chrome, overlays: overlays)
    if traits.accessibilityContrast != .unspecified {
      simulator.accessibilityContrast = traits.accessibilityContrast
    }
    if multitasking != .fullScreen { simulator.setMultitasking(multitasking) }
    // What a device has no setting for overrides what its screen says.
    var rest = traits.values
    rest.userInterfaceStyle = .unspecified
    rest.preferredContentSizeCategory = .unspecified
    rest.layoutDirection = .unspecified
    rest.accessibilityContrast = .unspecified
    simulator.override(traits: rest, safeArea: ownSafeArea, size: ownSize)
    return simulator
  }

  /// Shows a controller on the screen that is described.
  ///
  /// - Throws: ``ScreenProblem`` when it can't be simulated as its code asks.
  @MainActor
  func stage(_ controller: UIViewController) throws -> Simulator {
    let simulator = makeSimulator()
    simulator.launch(controller)
    if SnapshotPatience.delay > 0 { simulator.advance(by: SnapshotPatience.delay) }
    guard simulator.problems.isEmpty else { throw ScreenProblem(issues: simulator.problems) }
    return simulator
  }

  /// Lays a view out in a window of the screen that is described, and looks at it there.
  ///
  /// The view has no safe area, as one that is far from the edges of a screen.
  ///
  /// - Throws: ``ViewSizeError`` for a view without a size.
  @MainActor
  func staging<R>(
    _ view: UIView, size: CGSize?, look: (Simulator, UIView) throws -> R
  ) throws -> R {
    var config = self
    config.ownSafeArea = config.ownSafeArea ?? .zero
    let simulator = config.makeSimulator()
    let stage = UIViewController()
    if let size {
      view.bounds.size = size
    } else if view.bounds.isEmpty {
      view.bounds.size = view.sizeThatFits(.zero)
    }
    view.frame.origin = .zero
    let extent = view.bounds.size
    guard extent.width > 0, extent.height > 0 else {
      throw ViewSizeError(typeName: "\(type(of: view))", size: extent)
    }
    stage.view.addSubview(view)
    simulator.launch(stage)
    if SnapshotPatience.delay > 0 { simulator.advance(by: SnapshotPatience.delay) }
    defer { view.removeFromSuperview() }
    return try look(simulator, view)
  }
}

/// Why there is no picture of a view.
struct ViewSizeError: Error, CustomStringConvertible {
  var typeName: String
  var size: CGSize

  var description: String {
    """
    \(typeName) is \(size.width) × \(size.height) points large, so there is nothing to see. \
    Give it a frame, or pass `size:`.
    """
  }
}
