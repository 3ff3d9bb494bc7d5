import Layers
import UIKit

extension ViewImageConfig {
  /// The configuration with a size and with those traits that are specified.
  func overridden(size: CGSize?, traits: UITraitCollection) -> ViewImageConfig {
    var result = self
    if let size { result.size = size }
    if traits.userInterfaceStyle != .unspecified {
      result.userInterfaceStyle = traits.userInterfaceStyle
    }
    if traits.preferredContentSizeCategory != .unspecified {
      result.contentSizeCategory = traits.preferredContentSizeCategory
    }
    if traits.layoutDirection != .unspecified { result.layoutDirection = traits.layoutDirection }
    return result
  }

  /// Shows a controller on the screen that is described.
  ///
  /// - Throws: ``ScreenProblem`` when it can't be simulated as its code asks.
  @MainActor
  func stage(_ controller: UIViewController) throws -> Simulator {
    let simulator = makeSimulator()
    if let size { simulator.resize(to: size) }
    simulator.launch(controller)
    guard simulator.problems.isEmpty else { throw ScreenProblem(issues: simulator.problems) }
    return simulator
  }

  /// Lays a view out in a window of the screen that is described, and returns what it looks like.
  ///
  /// - Throws: ``ViewSizeError`` for a view without a size.
  @MainActor
  func stage(_ view: UIView, size: CGSize?) throws -> ScreenSource {
    let simulator = makeSimulator()
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
    defer { view.removeFromSuperview() }
    return simulator.source(of: view)
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
