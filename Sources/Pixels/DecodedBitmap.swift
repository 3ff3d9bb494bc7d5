import CDecoders
import Foundation

/// What the decoders of `CDecoders` share: a bitmap for the picture, and their results as errors.
package enum DecodedBitmap {
  /// The largest number of pixels of a picture of an app.
  ///
  /// Decoding twice as many bytes as these pixels take stays below 200 MB: a JPEG of many scans keeps
  /// six for each, beside the four of the bitmap.
  package static let maximumPixelCount = 1 << 24

  /// Returns a bitmap that a decoder has filled.
  ///
  /// - Parameters:
  ///   - width: The width that the file's header says, in pixels.
  ///   - height: The height that the file's header says, in pixels.
  ///   - name: What errors call the file.
  ///   - missing: The error where the decoder is not installed.
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

  /// Throws if a picture has more pixels than are decoded.
  package static func checkSize(
    width: Int, height: Int, name: String
  ) throws(DecodingProblem) {
    guard width * height <= maximumPixelCount else {
      throw .tooLarge(name: name, width: width, height: height, maximum: maximumPixelCount)
    }
  }

  /// Throws what a decoder's result says is wrong.
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
