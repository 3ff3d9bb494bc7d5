import Foundation

/// A function that creates a transform from an animation's values.
open class CAValueFunction: NSObject {
  public let name: CAValueFunctionName

  /// Creates the function with a name; nil if there is none.
  public init?(name: CAValueFunctionName) {
    guard name.part != nil else { return nil }
    self.name = name
    super.init()
  }
}
