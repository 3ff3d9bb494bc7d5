import CDecoders
import Foundation

/// Reads and writes JPEG by libjpeg-turbo.
///
/// Colour profiles are not applied; what is no RGB, YCbCr or grey is refused.
package enum JPEGCodec {
  /// Pixels that are gone through in all scans together; each takes some nanoseconds. A picture of
  /// the largest size may have as many scans as encoders write.
  private static let maximumWork = 200_000_000

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

  /// How many scans a file has: its markers, which nothing within a scan looks like.
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

  /// Encodes a picture; what it lets through is black.
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
