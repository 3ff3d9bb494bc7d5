/// Where the activity is attached: few responders have one.
private var activityKey: UnsafeRawPointer { UnsafeRawPointer(bitPattern: 0x5441_0001)! }

extension UIResponder {
  /// What the user does here; kept, without effect.
  public var userActivity: NSUserActivity? {
    get { objc_getAssociatedObject(self, activityKey) as? NSUserActivity }
    set { objc_setAssociatedObject(self, activityKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
