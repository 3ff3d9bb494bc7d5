import CDecoders
import Foundation
import Graphics
import Pixels

/// Draws the first page of PDF documents with poppler's `pdftocairo`, in a separate process.
///
/// The page fills the picture, on a transparent background. Its cost is limited: a second of
/// processor time and 200 MB, in the process that is started.
enum PDFDrawing {
  /// The maximum number of bytes of a document.
  static let sizeLimit = 32 << 20

  static func bitmap(
    _ file: EncodedImage, width: Int, height: Int
  ) throws(DecodingProblem) -> Bitmap {
    guard file.data.count <= sizeLimit else {
      throw .refused(
        name: file.name,
        reason: "it has \(file.data.count) bytes, which exceeds the limit of \(sizeLimit)")
    }
    return try ProgramPictures.picture(of: file, width: width, height: height) {
      () throws(DecodingProblem) in
      try ProgramPictures.draw(
        file, width: width, height: height, by: "pdftocairo",
        of: "poppler-utils"
      ) { document, count, capacity, png, pngCount, message in
        decoder_pdf_draw(
          document, count, Int32(width), Int32(height), ProgramPictures.patience, capacity, png,
          pngCount, message.baseAddress, message.count)
      }
    }
  }
}
