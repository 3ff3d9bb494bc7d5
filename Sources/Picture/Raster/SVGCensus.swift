import Foundation

/// The elements of an SVG document, counted to limit the cost of drawing it.
///
/// It covers the documents that icons consist of: groups, shapes, gradients, clip paths and plain
/// style sheets, with their attributes. Documents with anything else have no census. The limits are
/// measured: a document designed to use them up takes about 0.6 s and 80 MB.
struct SVGCensus {
  /// The size of the document in bytes.
  fileprivate(set) var size = 0
  fileprivate(set) var elementCount = 0
  /// The number of clip applications.
  fileprivate(set) var clipCount = 0
  /// The longest lengths, scaled by their elements' transforms.
  fileprivate(set) var longest = SVGLengths()
  /// The size of the view box, or else the document's own; nil if neither is specified in points.
  fileprivate(set) var box: (width: Double, height: Double)?

  /// Counts a document; nil if it contains anything that can't be limited by counting.
  init?(_ data: Data) {
    guard data.count <= SVGCensusReader.sizeLimit else { return nil }
    size = data.count
    var reader = SVGCensusReader([UInt8](data))
    guard reader.read(into: &self) else { return nil }
  }

  /// Returns whether drawing takes no more time and memory than allowed for an icon, in a picture
  /// with these pixels.
  func isCheap(width: Int, height: Int) -> Bool {
    guard let box else { return false }
    let scale = max(Double(width) / box.width, Double(height) / box.height)
    let points = max(longest.points, longest.share * max(box.width, box.height))
    return width * height <= 1 << 20
      && elementCount * width * height <= 32 << 20
      && size * (256 + height) <= 8 << 20
      && (1 + clipCount) * size <= 64 << 10
      && points * scale <= 20_000
  }
}

/// The longest of some lengths.
struct SVGLengths {
  /// In points of the view box.
  var points = 0.0
  /// As a fraction of the view box's sides, which percentages refer to.
  var share = 0.0

  mutating func formUnion(_ others: SVGLengths, scale: Double = 1) {
    points = max(points, others.points * scale)
    share = max(share, others.share * scale)
  }
}

/// Reads a document once, for its census.
///
/// Names of elements and attributes are compared case-sensitively, like in librsvg: it ignores
/// `TRANSFORM`. Documents with names that aren't listed here have no census.
private struct SVGCensusReader {
  /// The maximum number of bytes to examine: longer documents have no census.
  static let sizeLimit = 32 << 10
  /// The maximum nesting depth of elements: each may need its own picture.
  private static let deepest = 16
  /// The maximum length in pixels of one unit, if a unit is specified: a pica is 16.
  private static let largestUnit = 100.0

  private static let known: Set<String> = [
    "svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "defs", "title",
    "desc", "metadata", "linearGradient", "radialGradient", "stop", "style", "clipPath",
  ]
  /// Elements whose text isn't drawn.
  private static let words: Set<String> = ["title", "desc", "metadata"]
  /// Attributes whose letters are commands, not names.
  private static let commands: Set<String> = ["d", "points"]
  /// Attributes without lengths.
  private static let names: Set<String> = [
    "id", "class", "version", "baseProfile", "xmlns", "enable-background", "gradientTransform",
    "font-family", "preserveAspectRatio", "role", "focusable", "type", "xml:space", "xml:lang",
  ]
  /// Attributes with lengths, or with names that could be lengths.
  private static let lengths: Set<String> = [
    "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "fr", "width",
    "height", "offset", "clipPathUnits", "gradientUnits", "spreadMethod", "href", "xlink:href",
    "style",
  ]
  /// Properties that may be in attributes and style sheets. A stroke may be specified not to scale,
  /// and a style may transform: neither is here, nor are sizes, which would be the document's.
  private static let properties: Set<String> = [
    "fill", "fill-rule", "fill-opacity", "stroke", "stroke-width", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-opacity", "clip-path", "clip-rule", "opacity",
    "color", "stop-color", "stop-opacity", "display", "visibility", "overflow", "isolation",
    "mix-blend-mode", "paint-order", "enable-background", "shape-rendering", "color-rendering",
    "color-interpolation", "image-rendering", "text-rendering", "text-anchor", "font-family",
    "font-size", "font-style", "font-weight", "letter-spacing", "word-spacing",
  ]
  /// Texts that are refused anywhere: entities and escapes hide words, and sections hide text.
  private static let refused = ["&", "\\", "<!["]

  private let bytes: [UInt8]
  private var index = 0
  /// The enclosing elements, with their factors for lengths.
  private var elements: [(name: String, scale: Double)] = []
  private var largestScale = 1.0
  /// The longest lengths in style sheets, which may apply to any element.
  private var longestInStyles = SVGLengths()
  /// The size of the root element, if it consists of plain numbers.
  private var ownWidth: Double?
  private var ownHeight: Double?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// Counts everything; returns false if something can't be judged.
  mutating func read(into census: inout SVGCensus) -> Bool {
    guard !Self.refused.contains(where: { Self.count($0, in: bytes[...]) > 0 }),
      bytes.allSatisfy({ $0 >= 0x20 || Self.isBlank($0) })
    else { return false }
    census.clipCount = Self.count("clip-path", in: Self.folded(bytes[...]))
    let first = index
    while let start = next("<", from: index) {
      guard isSilent(bytes[index..<start]) else { return false }
      index = start + 1
      if skips("!--") {
        guard pass("-->") else { return false }
      } else if skips("?xml") {
        guard start == first, readDeclaration() else { return false }
      } else if skips("!DOCTYPE") {
        let from = index
        guard census.elementCount == 0, pass(">"),
          !bytes[from..<index].contains(UInt8(ascii: "["))
        else { return false }
      } else if skips("/") {
        guard let element = elements.popLast(), skips(element.name) else { return false }
        _ = word(while: Self.isBlank)
        guard skips(">") else { return false }
      } else {
        guard readElement(into: &census) else { return false }
      }
    }
    census.longest.formUnion(longestInStyles, scale: largestScale)
    if census.box == nil, let ownWidth, let ownHeight { census.box = (ownWidth, ownHeight) }
    return census.elementCount > 0 && elements.isEmpty && isSilent(bytes[index...])
  }

  /// Returns whether a text between two tags isn't drawn and has no other effect.
  private func isSilent(_ text: ArraySlice<UInt8>) -> Bool {
    text.allSatisfy(Self.isBlank) || elements.last.map { Self.words.contains($0.name) } == true
  }

  /// Reads the declaration of a document in UTF-8, after its name.
  private mutating func readDeclaration() -> Bool {
    var names: Set<String> = []
    while true {
      let isApart = !word(while: Self.isBlank).isEmpty
      if skips("?>") { return true }
      guard isApart, let (name, value) = readAttribute(), names.insert(name).inserted else {
        return false
      }
      switch name {
      case "version", "standalone": break
      case "encoding": guard Self.folded(value).elementsEqual("utf-8".utf8) else { return false }
      default: return false
      }
    }
  }

  /// Reads an element's opening tag, and all of a style sheet.
  private mutating func readElement(into census: inout SVGCensus) -> Bool {
    let name = word { !Self.isBlank($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    let isClipping = elements.contains { $0.name == "clipPath" }
    guard Self.known.contains(name), (name == "svg") == (census.elementCount == 0),
      (name == "svg") == elements.isEmpty,
      // Clipping a clip path multiplies the cost.
      !(isClipping && name == "clipPath"),
      let isEmpty = readAttributes(
        of: name, isClipping: isClipping || name == "clipPath", into: &census),
      elements.count <= Self.deepest
    else { return false }
    census.elementCount += 1
    if isEmpty {
      elements.removeLast()
    } else if name == "style" {
      return readStyles()
    }
    return true
  }

  /// Reads an element's attributes and begins its level; nil if they can't be judged, otherwise
  /// whether the element ends immediately.
  private mutating func readAttributes(
    of element: String, isClipping: Bool, into census: inout SVGCensus
  ) -> Bool? {
    var scale = elements.last?.scale ?? 1
    var longest = SVGLengths()
    while true {
      _ = word(while: Self.isBlank)
      let isEmpty = skips("/>")
      if isEmpty || skips(">") {
        elements.append((element, scale))
        largestScale = max(largestScale, scale)
        census.longest.formUnion(longest, scale: scale)
        return isEmpty
      }
      guard let (name, value) = readAttribute() else { return nil }
      let folded = Self.folded(value)
      if isClipping, name == "clip-path" || Self.count("clip-path", in: folded) > 0 {
        return nil
      } else if element == "svg", name == "width" {
        ownWidth = Self.side(folded)
      } else if element == "svg", name == "height" {
        ownHeight = Self.side(folded)
      } else if element == "svg", name == "viewBox" {
        guard let sides = Self.numbers(value), sides.count == 4, sides[2] > 0, sides[3] > 0 else {
          return nil
        }
        census.box = (sides[2], sides[3])
        longest.points = max(longest.points, abs(sides[0]), abs(sides[1]))
      } else if name == "transform" {
        guard let factor = Self.scale(ofTransform: value) else { return nil }
        scale *= factor
        longest.formUnion(Self.longest(in: folded, hasCommands: true))
      } else if Self.commands.contains(name) {
        longest.formUnion(Self.longest(in: folded, hasCommands: true))
      } else if Self.names.contains(name) || name.hasPrefix("xmlns:") || name.hasPrefix("data-")
        || name.hasPrefix("aria-")
      {
        continue
      } else if Self.lengths.contains(name) || Self.properties.contains(name) {
        guard name != "style" || Self.areKnown(folded) else { return nil }
        longest.formUnion(Self.longest(in: folded, hasCommands: false))
      } else {
        return nil
      }
    }
  }

  /// Reads a name and its quoted value; nil for anything else.
  private mutating func readAttribute() -> (name: String, value: ArraySlice<UInt8>)? {
    let name = word {
      Self.isName($0) || (0x41...0x5A).contains($0) || $0 == UInt8(ascii: ":")
    }
    _ = word(while: Self.isBlank)
    guard !name.isEmpty, skips("=") else { return nil }
    _ = word(while: Self.isBlank)
    guard skips("\"") || skips("'"), let end = next(bytes[index - 1], from: index) else {
      return nil
    }
    let value = bytes[index..<end]
    index = end + 1
    return value.contains(UInt8(ascii: "<")) ? nil : (name, value)
  }

  /// Reads a style sheet whose rules only have simple element selectors, up to its end.
  private mutating func readStyles() -> Bool {
    guard let end = next("<", from: index), bytes[end...].starts(with: "</style".utf8) else {
      return false
    }
    let text = Self.folded(bytes[index..<end])
    // Quotes and comments may hide braces.
    let isPlain = !text.contains { "\"'/@".utf8.contains($0) }
    guard isPlain, Self.count("clip-path", in: text) == 0 else { return false }
    for (number, part) in text.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    ).enumerated() {
      if number % 2 == 1 {
        guard Self.areKnown(part) else { return false }
        longestInStyles.formUnion(Self.longest(in: part, hasCommands: false))
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

  /// Returns whether a style only sets known properties.
  private static func areKnown(_ style: ArraySlice<UInt8>) -> Bool {
    style.split(separator: UInt8(ascii: ";")).allSatisfy { part in
      let isSet = part.contains(UInt8(ascii: ":"))
      let name = part.prefix { $0 != UInt8(ascii: ":") }.drop(while: isBlank)
        .prefix { !isBlank($0) }
      return isSet
        ? properties.contains(String(decoding: name, as: UTF8.self)) : part.allSatisfy(isBlank)
    }
  }

  // MARK: Lengths

  /// Returns the maximum enlargement of lengths by a list of transforms; nil for an unknown
  /// transform.
  ///
  /// Reductions are ignored: librsvg ignores a list that contains an error.
  private static func scale(ofTransform text: ArraySlice<UInt8>) -> Double? {
    var scale = 1.0
    var rest = text.drop(while: isBlank)
    while !rest.isEmpty {
      let halves = rest.split(separator: UInt8(ascii: "("), maxSplits: 1)
      guard halves.count == 2, let end = halves[1].firstIndex(of: UInt8(ascii: ")")),
        let values = numbers(halves[1][..<end])
      else { return nil }
      rest = halves[1][(end + 1)...].drop { isBlank($0) || $0 == UInt8(ascii: ",") }
      let name = halves[0].prefix { !isBlank($0) }
      guard halves[0].dropFirst(name.count).allSatisfy(isBlank) else { return nil }
      var factor = 1.0
      switch (String(decoding: name, as: UTF8.self), values.count) {
      case ("translate", 1...2), ("rotate", 1), ("rotate", 3): break
      case ("scale", 1...2): factor = values.map(abs).max() ?? 1
      case ("matrix", 6):
        // The larger of the singular values.
        let sum = values[..<4].reduce(0) { $0 + $1 * $1 }
        let area = values[0] * values[3] - values[1] * values[2]
        factor = ((sum + max(0, sum * sum - 4 * area * area).squareRoot()) / 2).squareRoot()
      default: return nil
      }
      guard factor.isFinite else { return nil }
      scale *= max(1, factor)
    }
    return scale.isFinite ? scale : nil
  }

  /// Returns numbers separated by blanks or single commas; nil for anything else.
  private static func numbers(_ text: ArraySlice<UInt8>) -> [Double]? {
    var numbers: [Double] = []
    for part in text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let words = part.split(whereSeparator: isBlank)
      guard !words.isEmpty else { return nil }
      for word in words {
        guard let number = number(word) else { return nil }
        numbers.append(number)
      }
    }
    return numbers
  }

  /// Returns a number of decimal digits; nil for any other, which Swift and librsvg may parse
  /// differently.
  private static func number(_ text: ArraySlice<UInt8>) -> Double? {
    let isSigned = text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+")
    let halves = text.dropFirst(isSigned ? 1 : 0).split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.allSatisfy({ $0.allSatisfy(isDigit) }), halves.last?.isEmpty == false,
      let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite
    else { return nil }
    return number
  }

  /// Returns a document's own width or height; nil if it isn't specified in points.
  private static func side(_ text: ArraySlice<UInt8>) -> Double? {
    let isInPixels = text.reversed().starts(with: "xp".utf8)
    return number(isInPixels ? text.dropLast(2) : text).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Returns the largest numbers of a value in lowercase letters; infinite if the unit can't be
  /// judged.
  ///
  /// - Parameter hasCommands: Whether letters are commands; otherwise they begin names, or are
  ///   units.
  private static func longest(
    in text: ArraySlice<UInt8>, hasCommands: Bool
  ) -> SVGLengths {
    var longest = SVGLengths()
    let endless = SVGLengths(points: .infinity)
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
        if byte(1) != UInt8(ascii: "-") { return endless }
        index += 2
        while isDigit(byte()) { index += 1 }
      }
      if !hasCommands, isLetter(byte()) {
        let start = index
        while isLetter(byte()) { index += 1 }
        switch String(decoding: text[start..<index], as: UTF8.self) {
        case "px", "pt", "deg": break
        case "in", "cm", "mm", "pc": value *= largestUnit
        default: return endless
        }
      }
      if byte() == UInt8(ascii: "%") {
        longest.share = max(longest.share, value / 100)
      } else {
        longest.points = max(longest.points, value)
      }
    }
    return longest
  }

  // MARK: Bytes

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || byte == 0x5F || byte >= 0x80
  }
  private static func isName(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == 0x2D
  }

  /// Returns a text in lowercase, as CSS compares names.
  private static func folded(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }[...]
  }

  /// Returns the number of occurrences of a word in a text.
  private static func count(_ word: String, in text: ArraySlice<UInt8>) -> Int {
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

  /// Skips a text at the current position; returns false if there is a different one.
  private mutating func skips(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  /// Advances past the next occurrence of a text; returns false if there is none.
  private mutating func pass(_ text: String) -> Bool {
    while let place = next(text.unicodeScalars.first!, from: index) {
      index = place
      if skips(text) { return true }
      index += 1
    }
    return false
  }

  /// Reads the characters from here on that satisfy a condition.
  private mutating func word(while condition: (UInt8) -> Bool) -> String {
    let text = bytes[index...].prefix(while: condition)
    index = text.endIndex
    return String(decoding: text, as: UTF8.self)
  }
}
