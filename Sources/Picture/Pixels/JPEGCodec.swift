import CDecoders
import Foundation

/// Reads and writes JPEG by libjpeg-turbo.
///
/// Colour profiles aren't applied; files that aren't RGB, YCbCr or grey are refused.
package enum JPEGCodec {
  /// The maximum number of pixels processed in all scans together; each takes a few nanoseconds. A
  /// picture of the maximum size may have as many scans as encoders write.
  private static let maximumWork = 200_000_000

  /// Decodes a file's bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes; a truncated file results in a picture that is grey from there on.
  ///   - width: The width in the file's header, in pixels.
  ///   - height: The height in the file's header, in pixels.
  ///   - name: The name of the file in errors.
  package static func decode(
    _ data: Data, width: Int, height: Int, name: String
  ) throws(DecodingProblem) -> Bitmap {
    let scans = scanCount(data)
    try DecodedBitmap.checkSize(width: width, height: height, name: name)
    guard scans * width * height <= maximumWork else {
      throw .refused(name: name, reason: "it has \(scans) scans of \(width) × \(height) pixels")
    }
    return try DecodedBitmap.make(
      width: width, height: height, name: name, missing: missing
    ) { bitmap, message in
      data.withUnsafeBytes { bytes in
        decoder_jpeg_read(
          bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count,
          bitmap.baseAddress.assumingMemoryBound(to: UInt8.self), Int32(width), Int32(height),
          Int32(bitmap.rowBytes), message.baseAddress, message.count)
      }
    }
  }

  private static let missing = DecodingProblem.missing(
    library: "libturbojpeg", package: "libturbojpeg0")

  /// Returns the number of scans in a file: it counts their markers, which can't occur inside a
  /// scan.
  private static func scanCount(_ data: Data) -> Int {
    data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return 0 }
      var count = 0
      var offset = 0
      while offset + 1 < bytes.count,
        let found = memchr(base + offset, 0xFF, bytes.count - offset - 1)
      {
        offset = base.distance(to: UnsafeRawPointer(found)) + 1
        if bytes[offset] == 0xDA { count += 1 }
      }
      return count
    }
  }

  /// Encodes a picture; transparency becomes black.
  ///
  /// - Parameter quality: 0 to 1.
  package static func encode(_ bitmap: Bitmap, quality: Double) throws(DecodingProblem) -> Data {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let level = Int32(1 + (min(max(quality, 0), 1) * 99).rounded())
    defer { decoder_jpeg_free(bytes) }
    try DecodedBitmap.check(name: "JPEG", missing: missing) { message in
      decoder_jpeg_write(
        bitmap.baseAddress.assumingMemoryBound(to: UInt8.self), Int32(bitmap.width),
        Int32(bitmap.height), Int32(bitmap.rowBytes), level, &bytes, &count, message.baseAddress,
        message.count)
    }
    guard let bytes else { throw .refused(name: "JPEG", reason: "nothing was written") }
    return Data(bytes: bytes, count: count)
  }
}
