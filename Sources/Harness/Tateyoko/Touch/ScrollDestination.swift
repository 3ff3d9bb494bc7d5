import UIKit

/// Where scrolling with a finger ends.
public enum ScrollDestination: Sendable {
  /// The beginning of the content.
  case top
  /// The end of the content.
  case bottom
  /// An offset of the content, in points.
  case offset(CGPoint)
  /// A row or item, scrolled as far up as possible.
  case row(IndexPath)
  /// A position that shows the element with this name.
  case element(String)
}
