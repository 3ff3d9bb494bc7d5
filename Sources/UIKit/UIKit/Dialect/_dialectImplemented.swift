/// Returns the result of an optional UIKit method; nil if the object doesn't have the method, as
/// far as the result shows.
///
/// The defaults of some methods return a value that no delegate does, which represents “not
/// implemented” when UIKit itself calls them. Other defaults, and methods without a result, can't
/// be distinguished.
@discardableResult
public func _dialectImplemented<R>(_ value: R?) -> R? {
  switch value {
  case let mask as UIInterfaceOrientationMask
  where mask == NotImplemented.orientations || mask == .notImplemented:
    return nil
  case let height as CGFloat where height == TableHeight.notImplemented: return nil
  case let count as Int where count == UIPageViewController.notImplemented: return nil
  case let configuration as UISceneConfiguration:
    let isDefault = onMainQueue { configuration === NotImplemented.configuration }
    return isDefault == true ? nil : value
  default: return value
  }
}

/// Returns the method of an object with an Objective-C name, to check whether there is one; nil if
/// the tables of its class have none.
public func _dialectMethod(_ object: AnyObject?, _ name: String) -> Selector? {
  object.flatMap { ClassMembers.of($0).method(name) }
}
