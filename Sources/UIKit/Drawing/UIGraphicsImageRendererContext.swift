import Foundation
import Graphics

/// Where the drawing of an image goes.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context that is drawn into; it is the current one as well.
  public let cgContext: CGContext
  /// What is drawn with.
  public let format: UIGraphicsImageRendererFormat

  init(context: CGContext, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// The image as far as it is drawn.
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

  /// Limits drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
