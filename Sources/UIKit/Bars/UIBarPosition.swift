/// Where a bar lies on the screen.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  /// At the upper edge, with a background that reaches under the status bar.
  case topAttached = 3
}

/// Something that lies at an edge of the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Decides where a bar lies that no controller manages.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: UIBarPositioning) -> UIBarPosition { .any }
}
