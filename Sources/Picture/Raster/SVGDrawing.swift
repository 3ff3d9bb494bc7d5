import CDecoders
import CPango
import Foundation
import Graphics
import Pixels

/// Draws SVG documents with librsvg.
///
/// Documents can't load anything from elsewhere. Text is drawn with the machine's fonts. Documents
/// with only the elements of icons are drawn directly, as long as a census limits the time that
/// takes; all others are drawn by `rsvg-convert`, which is the same library in a separate process,
/// with a second of processor time and 200 MB.
enum SVGDrawing {
  /// The maximum number of bytes of a document.
  static let sizeLimit = 8 << 20

  /// Draws a document into a new picture.
  static func bitmap(
    _ file: EncodedImage, width: Int, height: Int
  ) throws -> Bitmap {
    guard file.data.count <= sizeLimit else {
      throw DecodingProblem.refused(
        name: file.name,
        reason: "it has \(file.data.count) bytes, which exceeds the limit of \(sizeLimit)")
    }
    let pointSize = file.pointSize ?? CGSize(width: width, height: height)
    if let census = SVGCensus(file.data),
      census.isCheap(width: width, height: height)
    {
      return try drawnHere(file, width: width, height: height)
    }
    return try ProgramPictures.picture(of: file, width: width, height: height) {
      () throws(DecodingProblem) in
      try drawnApart(file, width: width, height: height, pointSize: pointSize)
    }
  }

  /// Draws a document in this process.
  static func drawnHere(
    _ file: EncodedImage, width: Int, height: Int
  ) throws(DecodingProblem) -> Bitmap {
    try DecodedBitmap.make(
      width: width, height: height, name: file.name,
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
      let result = file.data.withUnsafeBytes { bytes in
        decoder_svg_draw(
          bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count,
          UnsafeMutableRawPointer(context), Double(width), Double(height), message.baseAddress,
          message.count)
      }
      cairo_surface_flush(surface)
      return result
    }
  }

  /// Draws a document in a separate process, as large as fits into the picture.
  ///
  /// - Parameter patience: The maximum elapsed time, in milliseconds.
  static func drawnApart(
    _ file: EncodedImage, width: Int, height: Int, pointSize: CGSize,
    patience: Int32 = ProgramPictures.patience
  ) throws(DecodingProblem) -> Bitmap {
    let scale = min(
      Double(width) / Double(pointSize.width), Double(height) / Double(pointSize.height))
    return try ProgramPictures.draw(
      file, width: width, height: height, by: "rsvg-convert",
      of: "librsvg2-bin"
    ) { document, count, capacity, png, pngCount, message in
      decoder_svg_draw_apart(
        document, count, Int32(width), Int32(height), Double(pointSize.width) * scale,
        Double(pointSize.height) * scale, patience, capacity, png, pngCount, message.baseAddress,
        message.count)
    }
  }
}
