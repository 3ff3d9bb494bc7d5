import Foundation
import Graphics

/// Returns the context that receives drawing calls, `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current.entries.last?.context
}

/// Makes a context current until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context, image: nil))
}

/// Restores the context that was current before the last push.
public func UIGraphicsPopContext() {
  let stack = GraphicsStack.current
  if let last = stack.entries.last, last.image == nil { stack.entries.removeLast() }
}

/// Begins an image with a size in points and one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image with a size in points; a scale of 0 means the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : ScreenScale.current
  let context = CGContext(recordingWithScale: scale, size: size)
  // An opaque context is initially black, as its pixels can't be transparent.
  if opaque {
    context.saveGState()
    context.setFillColor(CGColor(gray: 0, alpha: 1))
    context.fill(CGRect(origin: .zero, size: size))
    context.restoreGState()
  }
  GraphicsStack.current.entries.append(
    GraphicsStack.Entry(
      context: context, image: GraphicsStack.ImageFacts(size: size, scale: scale)))
}

/// Returns an image of everything drawn since the current image was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.current.entries.last, let facts = entry.image else { return nil }
  return UIImage(recording: entry.context.displayList, size: facts.size, scale: facts.scale)
}

/// Ends the current image.
public func UIGraphicsEndImageContext() {
  let stack = GraphicsStack.current
  if let last = stack.entries.last, last.image != nil { stack.entries.removeLast() }
}

/// The pixels per point if no view specifies them.
enum ScreenScale {
  static var current: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 1
  }
}
