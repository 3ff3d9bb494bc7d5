import UIKit

/// Where scrolling by hand ends.
public enum ScrollDestination: Sendable {
  /// The beginning of the content.
  case top
  /// The end of the content.
  case bottom
  /// An offset of the content, in points.
  case offset(CGPoint)
  /// A row or item, as far up as it goes.
  case row(IndexPath)
  /// Wherever something with a name can be seen.
  case element(String)
}
