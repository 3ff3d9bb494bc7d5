import Foundation
import Graphics

/// Fills a rectangle with the current fill colour, replacing its content.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Fills a frame one point wide inside a rectangle with the current fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Fills a frame one point wide inside a rectangle with the current fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let rect = rect.standardized
  context.saveGState()
  context.setBlendMode(blendMode)
  if rect.width <= 2 || rect.height <= 2 {
    context.fill(rect)
  } else {
    let sideHeight = rect.height - 2
    context.fill([
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
      CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
      CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: sideHeight),
      CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: sideHeight),
    ])
  }
  context.restoreGState()
}

/// Clips drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
