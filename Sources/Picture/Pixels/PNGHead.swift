import CLibPNG
import Foundation

/// The metadata of a PNG file, read without decoding the picture.
public struct PNGHead: Sendable {
  /// The number of columns, in pixels.
  public let width: Int
  /// The number of rows, in pixels.
  public let height: Int
  /// Pixels per point, if the file has a resolution.
  public let scale: Double?
  /// The digest of the pixels as stored by the writer; nil in files from other software.
  public let storedPixelDigest: PixelDigest?
  /// Whether the file's image data is what was written with the digest; nil in files from other
  /// software and from releases that couldn't verify this.
  public let isImageDataIntact: Bool?

  /// The colour space of its numbers.
  public let colorSpace: PNGColorSpace

  /// The digest of the pixels, unless the file was edited since, or comes from other software.
  ///
  /// A gamma, a profile or chromaticities that were added count as edits: they change what the same
  /// image data shows. So does a digest that was copied from another file. If nil, the picture has
  /// to be decoded to determine its pixels.
  public var pixelDigest: PixelDigest? { isImageDataIntact == true ? storedPixelDigest : nil }

  /// The keywords of all texts, in file order.
  public var keywords: [String] { entries.map(\.keyword) }

  /// Returns the text for `keyword`, the first if there are several; nil if there is none.
  ///
  /// - Throws: `PNGError` if the text is damaged or larger than 16 MB.
  public func text(for keyword: String) throws(PNGError) -> String? {
    guard let entry = entries.first(where: { $0.keyword == keyword }) else { return nil }
    guard let bytes = entry.bytes else {
      throw PNGError(.corrupt, path, "its texts up to “\(keyword)” are larger than 16 MB")
    }
    guard entry.isCompressed else { return try string(bytes, entry) }
    return try string(inflated(bytes, entry), entry)
  }

  struct Entry: Sendable {
    var keyword: String
    /// The text's bytes in the file; nil if all texts together are too large.
    var bytes: Data?
    var isCompressed: Bool
    var isUTF8: Bool
  }

  let path: String
  let entries: [Entry]

  static let maximumTextByteCount = 16 << 20

  private func string(_ bytes: Data, _ entry: Entry) throws(PNGError) -> String {
    if entry.isUTF8 {
      guard let text = String(bytes: bytes, encoding: .utf8) else {
        throw PNGError(.corrupt, path, "the text “\(entry.keyword)” is not UTF-8")
      }
      return text
    }
    // Latin 1: each byte is its own scalar.
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(Unicode.Scalar(byte)) }
    return String(text)
  }

  private func inflated(_ bytes: Data, _ entry: Entry) throws(PNGError) -> Data {
    let failure = PNGError(
      .corrupt, path, "the compressed text “\(entry.keyword)” can't be decompressed")
    var stream = z_stream()
    guard
      inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw PNGError(.outOfMemory, path, "decompressing a text") }
    defer { inflateEnd(&stream) }
    var result = Data()
    var input = [UInt8](bytes)
    var output = [UInt8](repeating: 0, count: 1 << 16)
    var status = Z_OK
    input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      repeat {
        output.withUnsafeMutableBufferPointer { output in
          stream.next_out = output.baseAddress
          stream.avail_out = UInt32(output.count)
          status = inflate(&stream, Z_NO_FLUSH)
          let count = output.count - Int(stream.avail_out)
          if let start = output.baseAddress { result.append(start, count: count) }
        }
      } while status == Z_OK && result.count <= PNGHead.maximumTextByteCount
    }
    guard status == Z_STREAM_END, result.count <= PNGHead.maximumTextByteCount else {
      throw failure
    }
    return result
  }
}
