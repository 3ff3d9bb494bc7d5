import CDecoders
import Foundation

/// Helpers shared by the decoders of `CDecoders`: a bitmap for the picture, and conversion of their
/// results to errors.
package enum DecodedBitmap {
  /// The maximum number of pixels of an app's picture.
  ///
  /// Decoding takes about twice as many bytes as these pixels do and stays below 200 MB: a JPEG
  /// with many scans stores six for each, in addition to the four of the bitmap.
  package static let maximumPixelCount = 1 << 24

  /// Returns a bitmap filled by a decoder.
  ///
  /// - Parameters:
  ///   - width: The width in the file's header, in pixels.
  ///   - height: The height in the file's header, in pixels.
  ///   - name: The name of the file in errors.
  ///   - missing: The error if the decoder isn't installed.
  ///   - decode: Fills the bitmap, or writes a message; returns a result of `CDecoders`.
  package static func make(
    width: Int, height: Int, name: String, missing: DecodingProblem,
    decode: (Bitmap, UnsafeMutableBufferPointer<CChar>) -> Int32
  ) throws(DecodingProblem) -> Bitmap {
    try checkSize(width: width, height: height, name: name)
    let bitmap: Bitmap
    do {
      bitmap = try Bitmap(width: width, height: height)
    } catch {
      throw .refused(name: name, reason: "\(error)")
    }
    try check(name: name, missing: missing) { decode(bitmap, $0) }
    return bitmap
  }

  /// Throws if a picture has too many pixels to decode.
  package static func checkSize(
    width: Int, height: Int, name: String
  ) throws(DecodingProblem) {
    guard width * height <= maximumPixelCount else {
      throw .tooLarge(name: name, width: width, height: height, maximum: maximumPixelCount)
    }
  }

  /// Throws the error indicated by a decoder's result.
  package static func check(
    name: String, missing: DecodingProblem,
    decode: (UnsafeMutableBufferPointer<CChar>) -> Int32
  ) throws(DecodingProblem) {
    var message = [CChar](repeating: 0, count: 200)
    let result = message.withUnsafeMutableBufferPointer { decode($0) }
    switch UInt32(result) {
    case decoder_done.rawValue: return
    case decoder_missing.rawValue: throw missing
    default:
      let text = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let reason = String(decoding: text, as: UTF8.self)
      throw UInt32(result) == decoder_hindered.rawValue
        ? .hindered(name: name, reason: reason) : .refused(name: name, reason: reason)
    }
  }
}
