import Foundation
import Graphics

/// The destination of an image's drawing.
open class UIGraphicsImageRendererContext: NSObject {
  /// The underlying context, which is also the current one.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  init(context: CGContext, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// The image as drawn so far.
  open var currentImage: UIImage {
    UIImage(
      recording: cgContext.displayList, size: format.bounds.size, scale: format.scale)
      ?? UIImage()
  }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Strokes a line one point wide inside a rectangle.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Strokes a line one point wide inside a rectangle.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Clips drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
