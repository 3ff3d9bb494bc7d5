/// The answer of an optional method of UIKit's; nil if the object doesn't have the method, as far as the
/// answer tells.
///
/// Defaults of some methods answer what no delegate does: they are what stands for “not implemented”
/// when UIKit itself asks. Those of others, and of methods that answer nothing, can't be told apart.
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

/// The method of an object with a name in Objective-C, for asking whether there is one; nil if the tables
/// of its class have none.
public func _dialectMethod(_ object: AnyObject?, _ name: String) -> Selector? {
  object.flatMap { ClassMembers.of($0).method(name) }
}
