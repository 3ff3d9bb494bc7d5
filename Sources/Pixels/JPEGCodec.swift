import CDecoders
import Foundation

/// Reads and writes JPEG by libjpeg-turbo.
///
/// Colour profiles are not applied; what is no RGB, YCbCr or grey is refused.
package enum JPEGCodec {
  /// The largest number of pixels.
  package static let maximumPixelCount = 40_000_000

  /// Decodes a file's bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes; a file that ends early gives a picture that is grey from there on.
  ///   - width: The width that the file's header says, in pixels.
  ///   - height: The height that the file's header says, in pixels.
  ///   - name: What errors call the file.
  package static func decode(
    _ data: Data, width: Int, height: Int, name: String
  ) throws(DecodingProblem) -> Bitmap {
    guard width * height <= maximumPixelCount else {
      throw .tooLarge(name: name, width: width, height: height, maximum: maximumPixelCount)
    }
    let bitmap: Bitmap
    do {
      bitmap = try Bitmap(width: width, height: height)
    } catch {
      throw .refused(name: name, reason: "\(error)")
    }
    var message = [CChar](repeating: 0, count: 200)
    let result = data.withUnsafeBytes { bytes in
      decoder_jpeg_read(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count,
        bitmap.baseAddress.assumingMemoryBound(to: UInt8.self), Int32(width), Int32(height),
        Int32(bitmap.rowBytes), &message, message.count)
    }
    try check(result, message, name)
    return bitmap
  }

  /// Encodes a picture; what it lets through is black.
  ///
  /// - Parameter quality: 0 to 1.
  package static func encode(_ bitmap: Bitmap, quality: Double) throws(DecodingProblem) -> Data {
    var message = [CChar](repeating: 0, count: 200)
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let level = Int32(1 + (min(max(quality, 0), 1) * 99).rounded())
    let result = decoder_jpeg_write(
      bitmap.baseAddress.assumingMemoryBound(to: UInt8.self), Int32(bitmap.width),
      Int32(bitmap.height), Int32(bitmap.rowBytes), level, &bytes, &count, &message, message.count)
    defer { decoder_jpeg_free(bytes) }
    try check(result, message, "JPEG")
    guard let bytes else { throw .refused(name: "JPEG", reason: "nothing was written") }
    return Data(bytes: bytes, count: count)
  }

  private static func check(
    _ result: Int32, _ message: [CChar], _ name: String
  ) throws(DecodingProblem) {
    switch UInt32(result) {
    case decoder_done.rawValue: return
    case decoder_missing.rawValue: throw .missing(library: "libturbojpeg", package: "libturbojpeg0")
    default:
      let text = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw .refused(name: name, reason: String(decoding: text, as: UTF8.self))
    }
  }
}
