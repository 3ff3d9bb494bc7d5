// Class methods by selectors. There are no tables of class methods, so the one is known that libraries
// reach in this way, to compile for app extensions too: `UIApplication.shared`.

extension NSObject {
  /// Whether the class has a class method of the selector: `sharedApplication` of `UIApplication` is the
  /// only one that is found.
  public class func responds(to aSelector: Selector!) -> Bool {
    ClassSelectors.object(of: self, aSelector) != nil
  }

  /// Calls a class method of those that ``responds(to:)`` knows; nil for another.
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    ClassSelectors.object(of: self, aSelector).map { Unmanaged.passUnretained($0) }
  }

  /// Whether objects of the class have a method of the selector that needs no object to tell.
  fileprivate enum ClassSelectors {
    static func object(of type: NSObject.Type, _ selector: Selector?) -> AnyObject? {
      guard let selector, type is UIApplication.Type, selector.description == "sharedApplication",
        MainQueue.isCurrent
      else { return nil }
      return MainActor.assumeIsolated { UIApplication.shared }
    }
  }
}
