import Foundation

/// The shadow of text with the attribute `.shadow`.
open class NSShadow: NSObject, NSCopying {
  /// Must stay the first stored property (see `AttributeValueHeader`).
  private let header = AttributeValueHeader.word

  /// The offset of the shadow in points, down and to the right; (0, −1) by default.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The radius of the blur in points.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; black with an alpha of a third by default. `nil` draws no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}
