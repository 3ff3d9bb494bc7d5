import Foundation
import Graphics
import LayoutTrees
import Pixels
import UIKit

extension UIImage {
  /// The capture that this is the picture of; nil for any other image.
  package var capture: Capture? {
    guard case .pixels(let pixels)? = cgImage?.source, let box = pixels.owner as? CaptureBox,
      let image = cgImage, imageOrientation == .up,
      image.width == pixels.width, image.height == pixels.height
    else { return nil }
    return box.capture
  }

  /// Makes an image of a capture, whose pixels it shares.
  package convenience init(capture: Capture) {
    let bitmap = capture.bitmap
    let pixels = ImagePixels(
      owner: CaptureBox(capture), base: bitmap.baseAddress, width: bitmap.width,
      height: bitmap.height, rowBytes: bitmap.rowBytes)
    self.init(cgImage: CGImage(pixels), scale: capture.scale, orientation: .up)
  }

  /// The image as a capture, from any thread.
  ///
  /// - Throws: ``ImageProblem`` for an image without pixels, and what drawing throws.
  func anyCapture() throws -> Capture {
    if let capture { return capture }
    let transfer = UncheckedTransfer(self)
    return try runOnMainThread {
      try MainActor.assumeIsolated { try transfer.value.drawnCapture() }
    }
  }

  /// The image as a capture, drawn if it is not one's picture already.
  ///
  /// - Parameter scale: Pixels a point; the image's own by default.
  /// - Throws: ``ImageProblem`` for an image without pixels, and what drawing throws.
  @MainActor
  func drawnCapture(scale: CGFloat? = nil) throws -> Capture {
    if let capture, scale == nil || scale == capture.scale { return capture }
    let scale = scale ?? self.scale
    guard size.width > 0, size.height > 0 else { throw ImageProblem() }
    let context = CGContext(recordingWithScale: scale, size: size)
    UIGraphicsPushContext(context)
    draw(at: .zero)
    UIGraphicsPopContext()
    let list = context.displayList
    let bitmap = try PictureRenderer.main.render(
      PictureSource(list: list, size: size, scale: scale))
    return Capture(
      bitmap: bitmap, renderedBy: .drawing(list),
      tree: LayoutTree(
        screen: [],
        root: LayoutNode(
          className: "UIImage", attributes: [LayoutAttribute(.size, .size(size))])),
      scale: scale, origin: [])
  }
}

/// Keeps a capture alive as long as an image of it.
private final class CaptureBox: Sendable {
  let capture: Capture

  init(_ capture: Capture) { self.capture = capture }
}

/// An image that has nothing to compare.
struct ImageProblem: Error, CustomStringConvertible {
  var description: String { "the image has no pixels." }
}
