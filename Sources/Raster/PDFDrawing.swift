import CDecoders
import Foundation
import Pixels

/// Draws the first page of PDF documents by poppler's `pdftocairo`, in a process of its own.
///
/// The page fills the picture, on nothing. What it costs is bounded: a second of the processor's time
/// and 200 MB, in the process that is started.
enum PDFDrawing {
  /// Bytes of a document that are read at most.
  static let sizeLimit = 32 << 20
  /// Pixels that are drawn at most.
  static let maximumPixelCount = 16_000_000

  static func bitmap(
    _ data: Data, width: Int, height: Int, name: String
  ) throws -> Bitmap {
    guard data.count <= sizeLimit else {
      throw DecodingProblem.refused(
        name: name, reason: "it has \(data.count) bytes, of which at most \(sizeLimit) are read")
    }
    guard width * height <= maximumPixelCount else {
      throw DecodingProblem.tooLarge(
        name: name, width: width, height: height, maximum: maximumPixelCount)
    }
    var png: UnsafeMutablePointer<UInt8>?
    var count = 0
    defer { free(png) }
    try DecodedBitmap.check(
      name: name, missing: .missing(library: "pdftocairo", package: "poppler-utils")
    ) { message in
      data.withUnsafeBytes { bytes in
        decoder_pdf_draw(
          bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, Int32(width),
          Int32(height), width * height * 5 + 65_536, &png, &count, message.baseAddress,
          message.count)
      }
    }
    let bitmap = try PNGCodec.decode(
      Data(bytesNoCopy: png!, count: count, deallocator: .none), name: name)
    guard bitmap.width == width, bitmap.height == height else {
      throw DecodingProblem.refused(
        name: name, reason: "pdftocairo drew \(bitmap.width) × \(bitmap.height) pixels")
    }
    return bitmap
  }
}
