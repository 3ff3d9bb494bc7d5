import CDeflate
import Foundation

/// The size of a PDF document's first page: ISO 32000-1, 7.5.7 and 7.7.3.
///
/// The first page's box is assumed to be the first one in the file, either in its text or in a
/// compressed object stream: this is how programs write single-page documents, such as the ones in
/// catalogs.
struct PDFHeader {
  static let signature = Array("%PDF-".utf8)

  /// The media box in points, rotated like the page.
  let size: CGSize

  /// The maximum number of bytes to search.
  private static let sizeLimit = 32 << 20
  /// The maximum unpacked size of one stream, in bytes.
  private static let streamLimit = 4 << 20
  /// The maximum number of streams to unpack.
  private static let streamCount = 64

  /// Reads a file's first box; nil if the file isn't a PDF, or doesn't specify a size.
  init?(_ data: Data) {
    guard data.starts(with: Self.signature), data.count <= Self.sizeLimit else { return nil }
    let data = Data(data)
    if let size = Self.size(in: data) {
      self.size = size
      return
    }
    var place = data.startIndex
    for _ in 0..<Self.streamCount {
      guard let mark = data.range(of: Data("/ObjStm".utf8), in: place..<data.endIndex),
        let begin = data.range(of: Data("stream".utf8), in: mark.upperBound..<data.endIndex),
        let end = data.range(of: Data("endstream".utf8), in: begin.upperBound..<data.endIndex)
      else { return nil }
      var start = begin.upperBound
      if start < end.lowerBound, data[start] == 0x0D { start += 1 }
      if start < end.lowerBound, data[start] == 0x0A { start += 1 }
      if let text = Self.unfolded(data[start..<end.lowerBound]), let size = Self.size(in: text) {
        self.size = size
        return
      }
      place = end.upperBound
    }
    return nil
  }

  private static func size(in data: Data) -> CGSize? {
    guard let key = data.range(of: Data("/MediaBox".utf8)),
      let value = value(after: key, in: data),
      let open = data[value...].prefix(16).firstIndex(of: UInt8(ascii: "[")),
      let close = data[open...].prefix(200).firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let numbers = data[(open + 1)..<close].split { $0 <= 0x20 }.compactMap {
      Double(String(decoding: $0, as: UTF8.self))
    }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    let size = CGSize(
      width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
    guard size.width > 0, size.height > 0, size.width <= 14_400, size.height <= 14_400 else {
      return nil
    }
    return isTurned(data, around: key.lowerBound)
      ? CGSize(width: size.height, height: size.width) : size
  }

  /// Returns where the value of a key begins, which may be an object of its own: ISO 32000-1, 7.3.10. Nil if that
  /// object isn't here.
  private static func value(after key: Range<Data.Index>, in data: Data) -> Data.Index? {
    let words = data[key.upperBound...].prefix(32).split(
      maxSplits: 3, whereSeparator: { $0 <= 0x20 || $0 == UInt8(ascii: "/") })
    guard words.count > 2, words[2].first == UInt8(ascii: "R"),
      let number = Int(String(decoding: words[0], as: UTF8.self)),
      let generation = Int(String(decoding: words[1], as: UTF8.self))
    else { return key.upperBound }
    let header = Data("\(number) \(generation) obj".utf8)
    var start = data.startIndex
    while let object = data.range(of: header, in: start..<data.endIndex) {
      // Not the end of a longer number.
      if object.lowerBound == data.startIndex || data[object.lowerBound - 1] <= 0x20 {
        return object.upperBound
      }
      start = object.upperBound
    }
    return nil
  }

  /// Returns whether the page with the box is rotated on its side; its object is the enclosing one.
  private static func isTurned(_ data: Data, around place: Data.Index) -> Bool {
    let end = Data("endobj".utf8)
    let start =
      data.range(of: end, options: .backwards, in: data.startIndex..<place)?.upperBound
      ?? data.startIndex
    let stop = data.range(of: end, in: place..<data.endIndex)?.lowerBound ?? data.endIndex
    guard let key = data.range(of: Data("/Rotate".utf8), in: start..<stop) else { return false }
    let digits = data[key.upperBound..<stop].drop { $0 <= 0x20 }.prefix {
      $0 == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    let degrees = Int(String(decoding: digits, as: UTF8.self)) ?? 0
    return abs(degrees) % 180 == 90
  }

  /// Returns the content of a compressed stream; nil if it can't be unpacked.
  private static func unfolded(_ data: Data) -> Data? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var result = Data(count: streamLimit)
    var count = 0
    let status = data.withUnsafeBytes { source in
      result.withUnsafeMutableBytes { target in
        // Line breaks may follow the stream.
        var used = 0
        return libdeflate_zlib_decompress_ex(
          decompressor, source.baseAddress, source.count, target.baseAddress, target.count, &used,
          &count)
      }
    }
    return status == LIBDEFLATE_SUCCESS ? result.prefix(count) : nil
  }
}
