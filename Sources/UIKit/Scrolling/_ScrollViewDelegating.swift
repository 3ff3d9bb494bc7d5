import Foundation

/// Gives scroll views their `delegate`, in a way that lets `UITableView` have one of its own type.
///
/// UIKit narrows the property's type in subclasses (`UITableViewDelegate`), which Swift allows for
/// Objective-C classes only. A member of a protocol extension can be shadowed, so it stands here.
@preconcurrency @MainActor
public protocol _ScrollViewDelegating: AnyObject {}

extension _ScrollViewDelegating where Self: UIScrollView {
  /// The object that hears about scrolling; not retained.
  public var delegate: UIScrollViewDelegate? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
}
