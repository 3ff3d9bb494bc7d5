import CDecoders
import CPango
import Foundation
import Pixels

/// Draws SVG documents by librsvg.
///
/// Documents load nothing from elsewhere. Texts in them are drawn in the machine's fonts.
enum SVGDrawing {
  /// Bytes of a document that are read at most.
  static let sizeLimit = 8 << 20
  /// Pixels that are drawn at most.
  static let maximumPixelCount = 16_000_000

  /// Draws a document into a picture of its own.
  static func bitmap(
    _ data: Data, width: Int, height: Int, name: String
  ) throws(DecodingProblem) -> Bitmap {
    guard data.count <= sizeLimit else {
      throw .refused(
        name: name, reason: "it has \(data.count) bytes, of which at most \(sizeLimit) are read")
    }
    return try DecodedBitmap.make(
      width: width, height: height, name: name, maximum: maximumPixelCount,
      missing: .missing(library: "librsvg", package: "librsvg2-2")
    ) { bitmap, message in
      let surface = cairo_image_surface_create_for_data(
        bitmap.baseAddress.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(bitmap.rowBytes))
      let context = cairo_create(surface)
      defer {
        cairo_destroy(context)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
      let result = data.withUnsafeBytes { bytes in
        decoder_svg_draw(
          bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count,
          UnsafeMutableRawPointer(context), Double(width), Double(height), message.baseAddress,
          message.count)
      }
      cairo_surface_flush(surface)
      return result
    }
  }
}
