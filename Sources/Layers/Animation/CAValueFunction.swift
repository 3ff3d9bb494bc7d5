import Foundation

/// A function that makes a transform of an animation's values.
open class CAValueFunction: NSObject {
  public let name: CAValueFunctionName

  /// Makes the function of a name; nil where there is none.
  public init?(name: CAValueFunctionName) {
    guard name.part != nil else { return nil }
    self.name = name
    super.init()
  }
}
