/// The position of a bar on the screen.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  /// At the top edge, with a background that extends under the status bar.
  case topAttached = 3
}

/// An object that is positioned at an edge of the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// An object that determines the position of a bar that no controller manages.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: UIBarPositioning) -> UIBarPosition { .any }
}
