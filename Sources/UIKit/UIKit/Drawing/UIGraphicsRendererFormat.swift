import Foundation

/// The format of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The area drawn, in points.
  open internal(set) var bounds = CGRect.zero

  public required override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}
