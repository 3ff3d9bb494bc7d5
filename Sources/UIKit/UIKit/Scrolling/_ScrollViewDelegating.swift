import Foundation

/// Provides scroll views with their `delegate`, in a way that lets `UITableView` have one of its
/// own type.
///
/// UIKit narrows the property's type in subclasses (`UITableViewDelegate`); Swift allows that only
/// for Objective-C classes. A member of a protocol extension can be shadowed, so it is declared
/// here.
@preconcurrency @MainActor
public protocol _ScrollViewDelegating: AnyObject {}

extension _ScrollViewDelegating where Self: UIScrollView {
  /// The object that is notified of scrolling; not retained.
  public var delegate: UIScrollViewDelegate? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
}
