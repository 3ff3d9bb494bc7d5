import Foundation
import Graphics

/// A custom symbol: the SVG template of a catalog's symbol set.
///
/// The outline is the group `Regular-M` or, without it, another one; the guides `Baseline-M` and
/// `Capline-M` specify the height of text, `left-margin-Regular-M` and `right-margin-Regular-M` the
/// width (Apple, *Creating custom symbol images for your app*). Templates are drawn for 100 points.
package struct SymbolTemplate: Hashable, Sendable {
  /// The maximum number of bytes to read.
  package static let sizeLimit = 8 << 20

  /// The text size that templates are drawn for.
  static let pointSize: CGFloat = 100

  /// The maximum side of an outline, and distance of a guide; templates have some 3300 points on
  /// each side.
  private static let longest: CGFloat = 10_000

  /// The names of the outlines, each with a weight and a scale.
  fileprivate static let names: Set<String> = Set(
    [
      "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ].flatMap { weight in ["S", "M", "L"].map { "\(weight)-\($0)" } })

  /// The outline, with the baseline at 0.
  package var glyph: SymbolGlyph
  /// The left and right margins.
  var left: CGFloat
  var right: CGFloat

  /// Parses a template; `nil` if it contains no outline.
  package init?(svg data: Data) {
    guard data.count <= Self.sizeLimit else { return nil }
    var reader = TemplateReader(bytes: [UInt8](data))
    reader.read()
    let groups = reader.groups
    let order =
      ["Regular-M", "Regular-S", "Regular-L"] + Self.names.sorted() + groups.keys.sorted()
    guard let name = order.first(where: { groups[$0]?.isEmpty == false }), let shapes = groups[name]
    else { return nil }
    let scale = name.split(separator: "-").last.map(String.init) ?? "M"
    let glyph = SymbolGlyph(shapes: shapes)
    let bounds = glyph.bounds
    let baseline = reader.guides["Baseline-\(scale)"]?.minY ?? bounds.maxY
    self.glyph = glyph.applying(CGAffineTransform(translationX: 0, y: -baseline))
    left = reader.guides["left-margin-\(name)"]?.minX ?? bounds.minX
    right = reader.guides["right-margin-\(name)"]?.minX ?? bounds.maxX
    guard right > left, bounds.height > 0, right - left <= Self.longest,
      bounds.width <= Self.longest, bounds.height <= Self.longest,
      [left, right, baseline].allSatisfy({ abs($0) <= Self.longest })
    else { return nil }
  }

  /// Returns the frame at a size; other scales have the same ratio as the system's circle.
  package func frame(_ size: SymbolSize) -> SymbolFrame {
    let factor = factor(size)
    let bounds = glyph.bounds
    // The system's circle has this margin above and below.
    let margin = SymbolDrawing.margin.height * Self.pointSize
    return SymbolFrame(
      width: (right - left) * factor, height: (bounds.height + 2 * margin) * factor,
      descent: (bounds.maxY + margin) * factor)
  }

  private func factor(_ size: SymbolSize) -> CGFloat {
    let scale: CGFloat =
      switch size.scale {
      case .small: 0.81
      case .medium: 1
      case .large: 1.28
      }
    return size.pointSize / Self.pointSize * scale
  }

  /// Returns the drawing in a frame whose origin is the top left corner.
  package func glyph(in frame: SymbolFrame, _ size: SymbolSize) -> SymbolGlyph {
    let factor = factor(size)
    let shift = (frame.width - (right - left) * factor) / 2 - left * factor
    return glyph.applying(
      CGAffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: shift, ty: frame.height - frame.descent))
  }
}

/// Reads the named groups and lines of a template, ignoring all XML other than tags.
private struct TemplateReader {
  let bytes: [UInt8]
  var groups: [String: [SymbolShape]] = [:]
  var guides: [String: CGRect] = [:]
  private var index = 0
  /// The transforms and names of the open elements.
  private var open: [(transform: CGAffineTransform, name: String?)] = []

  private static let depthLimit = 64

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() {
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      guard index < bytes.count else { return }
      if bytes[index...].starts(with: "!--".utf8) {
        skip(past: "-->")
        continue
      }
      guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) else { return }
      let tag = String(decoding: bytes[index..<end], as: UTF8.self)
      index = end + 1
      if tag.hasPrefix("/") {
        if !open.isEmpty { open.removeLast() }
      } else if !tag.hasPrefix("?"), !tag.hasPrefix("!") {
        element(tag)
      }
    }
  }

  private mutating func skip(past text: String) {
    let wanted = Array(text.utf8)
    while index < bytes.count, !bytes[index...].starts(with: wanted) { index += 1 }
    index = min(index + wanted.count, bytes.count)
  }

  private mutating func element(_ tag: String) {
    let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
    let attributes = Self.attributes(tag.dropFirst(name.count))
    let transform = Self.transform(attributes["transform"] ?? "").concatenating(
      open.last?.transform ?? .identity)
    // Elements that editors name inside an outline are still part of it.
    let outer = open.last?.name
    let isInside = outer.map(SymbolTemplate.names.contains) == true
    let group = isInside ? outer : attributes["id"] ?? outer
    switch name {
    case "path":
      if let group, let path = attributes["d"].flatMap({ SVGPathData.path($0) }) {
        let isEvenOdd = attributes["fill-rule"] == "evenodd"
        groups[group, default: []].append(
          SymbolShape(path: path.applying(transform), rule: isEvenOdd ? .evenOdd : .winding))
      }
    case "line":
      func number(_ key: String) -> CGFloat { attributes[key].flatMap { Double($0) } ?? 0 }
      if let id = attributes["id"] {
        let from = CGPoint(x: number("x1"), y: number("y1")).applying(transform)
        let to = CGPoint(x: number("x2"), y: number("y2")).applying(transform)
        guides[id] =
          CGRect(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y).standardized
      }
    default: break
    }
    if !tag.hasSuffix("/") {
      if open.count < Self.depthLimit {
        open.append((transform, group))
      } else {
        index = bytes.count
      }
    }
  }

  private static func attributes(_ text: Substring) -> [String: String] {
    var result: [String: String] = [:]
    var rest = text
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
      rest = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'" else { break }
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: quote) else { break }
      result[name] = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
    }
    return result
  }

  /// Parses the transforms `matrix`, `translate` and `scale` (SVG 1.1, 7.6), the last one first.
  private static func transform(_ text: String) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    for part in text.split(separator: ")") {
      let pieces = part.split(separator: "(")
      guard pieces.count == 2 else { continue }
      let values = pieces[1].split { " ,\t\n".contains($0) }.compactMap { Double($0) }
      let name = pieces[0].filter { $0.isLetter }
      var one = CGAffineTransform.identity
      switch (name, values.count) {
      case ("matrix", 6):
        one = CGAffineTransform(
          a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
      case ("translate", 1): one = CGAffineTransform(translationX: values[0], y: 0)
      case ("translate", 2): one = CGAffineTransform(translationX: values[0], y: values[1])
      case ("scale", 1): one = CGAffineTransform(scaleX: values[0], y: values[0])
      case ("scale", 2): one = CGAffineTransform(scaleX: values[0], y: values[1])
      default: continue
      }
      result = one.concatenating(result)
    }
    return result
  }
}
