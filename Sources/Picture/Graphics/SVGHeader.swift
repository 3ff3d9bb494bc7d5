import Foundation

/// The size of an SVG document, from the attributes of its root element (SVG 1.1, 7.2 and 7.7).
struct SVGHeader {
  /// The number of bytes to examine.
  private static let limit = 64 << 10

  /// The size in points; nil if the document has none.
  ///
  /// `width` and `height` take precedence over the view box's; a length without a unit, in `px` or
  /// in `pt` is in points.
  private(set) var size: CGSize?

  /// Reads a document's beginning; nil if it isn't an SVG.
  init?(_ data: Data) {
    guard let attributes = Self.rootAttributes(data) else { return nil }
    let width = attributes["width"].flatMap(Self.length)
    let height = attributes["height"].flatMap(Self.length)
    let box = (attributes["viewBox"] ?? "").split { " ,\t\r\n".contains($0) }
      .compactMap { Double($0) }
    let boxSize = box.count == 4 && box[2] > 0 && box[3] > 0 ? (box[2], box[3]) : nil
    switch (width, height, boxSize) {
    case (let width?, let height?, _): size = CGSize(width: width, height: height)
    case (let width?, nil, let box?): size = CGSize(width: width, height: width * box.1 / box.0)
    case (nil, let height?, let box?): size = CGSize(width: height * box.0 / box.1, height: height)
    case (_, _, let box?): size = CGSize(width: box.0, height: box.1)
    default: size = nil
    }
    if let size, !(size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite)
    {
      self.size = nil
    }
  }

  /// Returns a length in points; nil for a percentage such as `100%`, and for anything else.
  private static func length(_ text: String) -> Double? {
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 1), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4), ("pc", 16),
    ]
    let text = text.trimmingCharacters(in: .whitespaces)
    for (unit, factor) in units where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count).trimmingCharacters(in: .whitespaces)).map {
        $0 * factor
      }
    }
    return Double(text)
  }

  /// The attributes of the root, if it is an `svg` element.
  private static func rootAttributes(_ data: Data) -> [String: String]? {
    var bytes = [UInt8](data.prefix(limit))[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    while true {
      bytes = bytes.drop { isBlank($0) }
      guard bytes.first == UInt8(ascii: "<") else { return nil }
      if bytes.starts(with: "<?".utf8) {
        guard let rest = after("?>", in: bytes) else { return nil }
        bytes = rest
      } else if bytes.starts(with: "<!--".utf8) {
        guard let rest = after("-->", in: bytes) else { return nil }
        bytes = rest
      } else if bytes.starts(with: "<!".utf8) {
        // A document type may contain its own declarations in brackets.
        guard let end = bytes.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        let hasPart = bytes[..<end].contains(UInt8(ascii: "["))
        guard let rest = hasPart ? after("]>", in: bytes) : bytes[(end + 1)...] else { return nil }
        bytes = rest
      } else {
        break
      }
    }
    let name = bytes.dropFirst().prefix { !isBlank($0) && $0 != UInt8(ascii: ">") }
    let parts = name.split(separator: UInt8(ascii: ":"))
    guard parts.last.map({ $0.elementsEqual("svg".utf8) }) == true else { return nil }
    return attributes(bytes[name.endIndex...])
  }

  private static func attributes(_ source: ArraySlice<UInt8>) -> [String: String]? {
    var rest = source
    var result: [String: String] = [:]
    while true {
      rest = rest.drop { isBlank($0) || $0 == UInt8(ascii: "/") }
      guard let first = rest.first else { return nil }
      if first == UInt8(ascii: ">") { return result }
      let name = rest.prefix { !isBlank($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
      guard !name.isEmpty else { return nil }
      rest = rest[name.endIndex...].drop { isBlank($0) }
      guard rest.first == UInt8(ascii: "=") else { return nil }
      rest = rest.dropFirst().drop { isBlank($0) }
      guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      else { return nil }
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: quote) else { return nil }
      result[String(decoding: name, as: UTF8.self)] = String(
        decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func after(_ text: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let wanted = Array(text.utf8)
    var index = bytes.startIndex
    while index + wanted.count <= bytes.endIndex {
      if bytes[index..<index + wanted.count].elementsEqual(wanted) {
        return bytes[(index + wanted.count)...]
      }
      index += 1
    }
    return nil
  }
}
