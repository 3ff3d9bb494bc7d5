import Foundation

extension NSObject {
  /// The name of the class, with its module (Apple: the same as `NSStringFromClass`).
  public class func description() -> String { NSStringFromClass(self) }

  /// What a debugger shows of the class: its name.
  public class func debugDescription() -> String { description() }
}
