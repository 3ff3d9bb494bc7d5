// Class methods by selector. There are no tables of class methods, so only one is known:
// `UIApplication.shared`, which libraries access this way to compile for app extensions too.

extension NSObject {
  /// Whether the class has a class method for the selector: only `sharedApplication` of
  /// `UIApplication` is found.
  public class func responds(to aSelector: Selector!) -> Bool {
    ClassSelectors.object(of: self, aSelector) != nil
  }

  /// Calls a class method that ``responds(to:)`` knows; returns nil for others.
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    ClassSelectors.object(of: self, aSelector).map { Unmanaged.passUnretained($0) }
  }

  /// Whether objects of the class have a method for the selector, decided without an object.
  fileprivate enum ClassSelectors {
    static func object(of type: NSObject.Type, _ selector: Selector?) -> AnyObject? {
      guard let selector, type is UIApplication.Type, selector.description == "sharedApplication",
        MainQueue.isCurrent
      else { return nil }
      return MainActor.assumeIsolated { UIApplication.shared }
    }
  }
}
