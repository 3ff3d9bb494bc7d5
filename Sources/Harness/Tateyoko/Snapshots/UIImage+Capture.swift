import Foundation
import Graphics
import LayoutTrees
import Pixels
import UIKit

extension UIImage {
  /// The capture that this image shows; `nil` for any other image.
  package var capture: Capture? {
    guard case .pixels(let pixels)? = cgImage?.source, let box = pixels.owner as? CaptureBox,
      let image = cgImage, imageOrientation == .up,
      image.width == pixels.width, image.height == pixels.height
    else { return nil }
    return box.capture
  }

  /// Creates an image of a capture, sharing its pixels.
  package convenience init(capture: Capture) {
    let bitmap = capture.bitmap
    let pixels = ImagePixels(
      owner: CaptureBox(capture), base: bitmap.baseAddress, width: bitmap.width,
      height: bitmap.height, rowBytes: bitmap.rowBytes)
    self.init(cgImage: CGImage(pixels), scale: capture.scale, orientation: .up)
  }

  /// Returns the image as a capture, from any thread.
  ///
  /// - Throws: ``ImageProblem`` for an image without pixels, and any error that drawing throws.
  func anyCapture() throws -> Capture {
    if let capture { return capture }
    let transfer = UncheckedTransfer(self)
    return try runOnMainThread {
      try MainActor.assumeIsolated { try transfer.value.drawnCapture() }
    }
  }

  /// Returns the image as a capture, drawn if it doesn't show one already.
  ///
  /// - Parameter scale: The scale, in pixels per point; the image's own by default.
  /// - Throws: ``ImageProblem`` for an image without pixels, and any error that drawing throws.
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

/// Retains a capture for the lifetime of its image.
private final class CaptureBox: Sendable {
  let capture: Capture

  init(_ capture: Capture) { self.capture = capture }
}

/// The error for an image that has nothing to compare.
struct ImageProblem: Error, CustomStringConvertible {
  var description: String { "the image has no pixels." }
}
