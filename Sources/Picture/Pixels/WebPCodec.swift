import CDecoders
import Foundation

/// Reads WebP by libwebp; animations are refused.
package enum WebPCodec {
  /// Decodes a file's bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - width: The width in the file's header, in pixels.
  ///   - height: The height in the file's header, in pixels.
  ///   - name: The name of the file in errors.
  package static func decode(
    _ data: Data, width: Int, height: Int, name: String
  ) throws(DecodingProblem) -> Bitmap {
    try DecodedBitmap.make(
      width: width, height: height, name: name,
      missing: .missing(library: "libwebp", package: "libwebp7")
    ) { bitmap, message in
      data.withUnsafeBytes { bytes in
        decoder_webp_read(
          bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count,
          bitmap.baseAddress.assumingMemoryBound(to: UInt8.self), Int32(width), Int32(height),
          Int32(bitmap.rowBytes), message.baseAddress, message.count)
      }
    }
  }
}
