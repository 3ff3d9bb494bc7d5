import Foundation
import Graphics

/// Creates images from drawing code.
open class UIGraphicsImageRenderer: NSObject {
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images with a size in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a renderer of images with a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of an area in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of an area in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let own = format.copy() as? UIGraphicsImageRendererFormat ?? format
    own.bounds = bounds
    if own.scale <= 0 { own.scale = ScreenScale.current }
    self.format = own
    super.init()
  }

  /// Returns an image of the closure's drawing.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let bounds = format.bounds
    let context = CGContext(recordingWithScale: format.scale, size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if format.opaque {
      context.saveGState()
      context.setFillColor(CGColor(gray: 0, alpha: 1))
      context.fill(bounds)
      context.restoreGState()
    }
    let target = UIGraphicsImageRendererContext(context: context, format: format)
    GraphicsStack.with(context) { actions(target) }
    return target.currentImage
  }
}
