import Foundation

/// What an SVG document consists of, counted to bound what drawing it takes.
///
/// The documents that icons consist of are counted: groups, shapes, gradients, clip paths and plain style
/// sheets. Whatever else there is has no census. The bounds are measured ones: a document that is
/// made to use them up takes some 0.6 s and 80 MB.
struct SVGCensus {
  /// Bytes of the document.
  fileprivate(set) var size = 0
  fileprivate(set) var elementCount = 0
  /// How often something is clipped.
  fileprivate(set) var clipCount = 0
  /// The longest length, in points of the view box, as large as its element's transforms make it.
  fileprivate(set) var longest = 0.0
  /// The size of the view box; nil if there is none.
  fileprivate(set) var viewBox: (width: Double, height: Double)?

  /// Counts a document; nil if it has anything that isn't bounded by counting.
  init?(_ data: Data) {
    guard data.count <= SVGCensusReader.sizeLimit else { return nil }
    size = data.count
    var reader = SVGCensusReader([UInt8](data))
    guard reader.read(into: &self) else { return nil }
  }

  /// Whether drawing takes no more time and memory than an icon may, in a picture of these pixels.
  ///
  /// - Parameter pointSize: The document's own size, in points.
  func isCheap(width: Int, height: Int, pointSize: CGSize) -> Bool {
    let box = viewBox ?? (Double(pointSize.width), Double(pointSize.height))
    let scale = max(Double(width) / box.width, Double(height) / box.height)
    return width * height <= 1 << 20
      && elementCount * width * height <= 32 << 20
      && size * (256 + height) <= 8 << 20
      && (1 + clipCount) * size <= 64 << 10
      && longest * scale <= 20_000
  }
}

/// Goes through a document once, for its census.
private struct SVGCensusReader {
  /// Bytes that are looked at: of longer documents there is no census.
  static let sizeLimit = 32 << 10
  /// How deep elements lie in one another at most: each may need a picture of its own.
  private static let deepest = 16
  /// What a length may be in pixels at most where its unit says something else: a pica is 16.
  private static let largestUnit = 100.0

  private static let known: Set<String> = [
    "svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "defs", "title",
    "desc", "metadata", "lineargradient", "radialgradient", "stop", "style", "clippath",
  ]
  /// Attributes whose letters are commands, not names.
  private static let commands: Set<String> = ["d", "points"]
  /// Attributes without lengths.
  private static let names: Set<String> = [
    "id", "class", "version", "xmlns", "enable-background", "gradienttransform", "font-family",
  ]
  /// What is looked for anywhere: filters may be functions in a style, dashes may be countless, and
  /// entities and escapes hide words.
  private static let refused = ["filter", "dash", "&", "\\", "<![", "\0"]

  private let bytes: [UInt8]
  private var index = 0
  /// By how much each of the elements around, and the one that is read, makes lengths larger.
  private var scales = [1.0]
  private var largestScale = 1.0
  /// The longest length in style sheets, which may be of any element.
  private var longestInStyles = 0.0

  /// - Parameter bytes: A document. Style sheets may have names in capitals, so all are made small.
  init(_ bytes: [UInt8]) {
    var bytes = bytes
    for index in bytes.indices where (0x41...0x5A).contains(bytes[index]) { bytes[index] |= 0x20 }
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// Counts what there is; false where something can't be judged.
  mutating func read(into census: inout SVGCensus) -> Bool {
    guard !Self.refused.contains(where: { count($0, in: bytes[...]) > 0 }) else { return false }
    census.clipCount = count("clip-path", in: bytes[...])
    var isClipping = false
    while let start = next("<", from: index) {
      index = start + 1
      if skips("!--") {
        guard pass("-->") else { return false }
      } else if skips("?xml ") {
        let from = index
        guard pass("?>") else { return false }
        let declaration = bytes[from..<index]
        guard count("encoding", in: declaration) == 0 || count("utf-8", in: declaration) == 1 else {
          return false
        }
      } else if skips("!doctype") {
        let from = index
        guard pass(">"), !bytes[from..<index].contains(UInt8(ascii: "[")) else { return false }
      } else if skips("/") {
        if skips("clippath") { isClipping = false }
        guard pass(">"), scales.count > 1 else { return false }
        scales.removeLast()
      } else {
        let name = word { !Self.isBlank($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        guard Self.known.contains(name), (name == "svg") == (census.elementCount == 0),
          let isEmpty = readAttributes(of: name, isClipping: isClipping, into: &census),
          scales.count <= Self.deepest
        else { return false }
        census.elementCount += 1
        if isEmpty {
          scales.removeLast()
        } else if name == "clippath" {
          isClipping = true
        } else if name == "style", !readStyles() {
          return false
        }
      }
    }
    census.longest = max(census.longest, longestInStyles * largestScale)
    return census.elementCount > 0
  }

  /// Reads an element's attributes and begins its level; nil where they can't be judged, otherwise
  /// whether the element ends at once.
  private mutating func readAttributes(
    of element: String, isClipping: Bool, into census: inout SVGCensus
  ) -> Bool? {
    var scale = scales.last ?? 1
    var longest = 0.0
    while true {
      _ = word(while: Self.isBlank)
      guard index < bytes.count else { return nil }
      if skips(">") || skips("/>") {
        let isEmpty = bytes[index - 2] == UInt8(ascii: "/")
        scales.append(scale)
        largestScale = max(largestScale, scale)
        census.longest = max(census.longest, longest * scale)
        return isEmpty
      }
      let name = word { !Self.isBlank($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
      _ = word(while: Self.isBlank)
      guard !name.isEmpty, skips("=") else { return nil }
      _ = word(while: Self.isBlank)
      guard skips("\"") || skips("'"), let end = next(bytes[index - 1], from: index) else {
        return nil
      }
      let value = bytes[index..<end]
      index = end + 1
      // A clip path that is clipped itself multiplies.
      if isClipping || element == "clippath",
        name == "clip-path" || count("clip-path", in: value) > 0
      {
        return nil
      } else if element == "svg", name == "width" || name == "height" {
        continue
      } else if element == "svg", name == "viewbox" {
        let sides = value.split { Self.isBlank($0) || $0 == UInt8(ascii: ",") }
          .compactMap { Double(String(decoding: $0, as: UTF8.self)) }
        guard sides.count == 4, sides[2] > 0, sides[3] > 0 else { return nil }
        census.viewBox = (sides[2], sides[3])
      } else if name == "transform" {
        guard let factor = Self.scale(ofTransform: value) else { return nil }
        scale *= factor
        longest = max(longest, Self.longest(in: value, hasCommands: true))
      } else if !Self.names.contains(name), !name.contains(":"), !name.hasPrefix("data-") {
        longest = max(
          longest, Self.longest(in: value, hasCommands: Self.commands.contains(name)))
      }
    }
  }

  /// Reads a style sheet whose rules are for elements by themselves, up to its end.
  private mutating func readStyles() -> Bool {
    let from = index
    guard let end = next("<", from: index) else { return false }
    let text = bytes[from..<end]
    guard count("clip-path", in: text) == 0 else { return false }
    for (number, part) in text.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    ).enumerated() {
      if number % 2 == 1 {
        longestInStyles = max(longestInStyles, Self.longest(in: part, hasCommands: false))
        continue
      }
      for selector in part.split(separator: UInt8(ascii: ",")) {
        let words = selector.split(whereSeparator: Self.isBlank)
        let isPlain = words.allSatisfy {
          $0.allSatisfy { Self.isName($0) || $0 == 0x2E || $0 == 0x23 }
        }
        guard words.count <= 1, isPlain else { return false }
      }
    }
    index = end
    return true
  }

  // MARK: Lengths

  /// By how much a list of transforms makes lengths larger; nil for one that isn't known.
  private static func scale(ofTransform text: ArraySlice<UInt8>) -> Double? {
    var scale = 1.0
    for part in text.split(separator: UInt8(ascii: ")")) {
      let halves = part.split(
        separator: UInt8(ascii: "("), maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(decoding: halves[0], as: UTF8.self)
        .trimmingCharacters(in: [" ", ",", "\n", "\t", "\r"])
      if halves.count == 1 { if name.isEmpty { continue } else { return nil } }
      let numbers = halves[1].split { isBlank($0) || $0 == UInt8(ascii: ",") }
        .map { Double(String(decoding: $0, as: UTF8.self)) }
      guard !numbers.contains(nil) else { return nil }
      let values = numbers.compactMap(\.self)
      switch (name, values.count) {
      case ("translate", 1...2), ("rotate", 1), ("rotate", 3): break
      case ("scale", 1...2): scale *= values.map(abs).max() ?? 1
      case ("matrix", 6):
        // The larger of the singular values.
        let sum = values[..<4].reduce(0) { $0 + $1 * $1 }
        let area = values[0] * values[3] - values[1] * values[2]
        scale *= ((sum + max(0, sum * sum - 4 * area * area).squareRoot()) / 2).squareRoot()
      default: return nil
      }
    }
    return scale.isFinite ? scale : nil
  }

  /// The largest number of a value, in points; without end where its unit can't be judged.
  ///
  /// - Parameter hasCommands: Whether letters are commands; otherwise they begin names, or are units.
  private static func longest(in text: ArraySlice<UInt8>, hasCommands: Bool) -> Double {
    var longest = 0.0
    var index = text.startIndex
    func byte(_ offset: Int = 0) -> UInt8 {
      index + offset < text.endIndex ? text[index + offset] : 0
    }
    while index < text.endIndex {
      guard isDigit(byte()) || byte() == 0x2E && isDigit(byte(1)) else {
        let beginsName = byte() == 0x23 || isLetter(byte())
        index += 1
        if beginsName, !hasCommands { while Self.isName(byte()) { index += 1 } }
        continue
      }
      var value = 0.0
      while isDigit(byte()) {
        value = value * 10 + Double(byte() - 0x30)
        index += 1
      }
      if byte() == 0x2E {
        index += 1
        while isDigit(byte()) { index += 1 }
      }
      if byte() == UInt8(ascii: "e"), isDigit(byte(1)) || [0x2B, 0x2D].contains(byte(1)) {
        if byte(1) != UInt8(ascii: "-") { return .infinity }
        index += 2
        while isDigit(byte()) { index += 1 }
      }
      if !hasCommands, isLetter(byte()) {
        let start = index
        while isLetter(byte()) { index += 1 }
        switch String(decoding: text[start..<index], as: UTF8.self) {
        case "px", "pt", "deg": break
        case "in", "cm", "mm", "pc": value *= largestUnit
        default: return .infinity
        }
      }
      longest = max(longest, value)
    }
    return longest
  }

  // MARK: Bytes

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || byte == 0x5F || byte >= 0x80
  }
  private static func isName(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == 0x2D
  }

  /// How often a word stands in a text.
  private func count(_ word: String, in text: ArraySlice<UInt8>) -> Int {
    var count = 0
    var rest = text
    while let place = rest.firstIndex(of: word.utf8.first ?? 0) {
      rest = rest[place...]
      let isHere = rest.starts(with: word.utf8)
      if isHere { count += 1 }
      rest = rest.dropFirst(isHere ? word.utf8.count : 1)
    }
    return count
  }

  private func next(_ byte: UInt8, from start: Int) -> Int? { bytes[start...].firstIndex(of: byte) }
  private func next(_ text: Unicode.Scalar, from start: Int) -> Int? {
    next(UInt8(ascii: text), from: start)
  }

  /// Passes a text that stands here; false if another one does.
  private mutating func skips(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  /// Goes behind the next place where a text stands; false if there is none.
  private mutating func pass(_ text: String) -> Bool {
    while let place = next(text.unicodeScalars.first!, from: index) {
      index = place
      if skips(text) { return true }
      index += 1
    }
    return false
  }

  /// The characters from here on that fulfil a condition.
  private mutating func word(while condition: (UInt8) -> Bool) -> String {
    let text = bytes[index...].prefix(while: condition)
    index = text.endIndex
    return String(decoding: text, as: UTF8.self)
  }
}
