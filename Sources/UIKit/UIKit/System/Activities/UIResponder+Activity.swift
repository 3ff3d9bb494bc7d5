/// The key for the associated activity: few responders have one.
private var activityKey: UnsafeRawPointer { UnsafeRawPointer(bitPattern: 0x5441_0001)! }

extension UIResponder {
  /// The user's activity here; stored, without effect.
  public var userActivity: NSUserActivity? {
    get { objc_getAssociatedObject(self, activityKey) as? NSUserActivity }
    set { objc_setAssociatedObject(self, activityKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

/// An object that can restore an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
