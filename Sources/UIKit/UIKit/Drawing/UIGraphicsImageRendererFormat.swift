import Foundation

/// The format of an image renderer: by default the screen's scale and a transparent background.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point.
  open var scale: CGFloat = ScreenScale.current
  /// Whether the image is initially black instead of transparent.
  open var opaque = false

  public required init() { super.init() }

  /// Creates the format for traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns the format of the screen.
  public class func `default`() -> Self { Self() }

  /// Returns the format of the screen.
  public class func preferred() -> Self { Self() }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      copy.scale = scale
      copy.opaque = opaque
    }
    return copy
  }
}
