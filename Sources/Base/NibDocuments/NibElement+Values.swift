import Foundation

/// Attributes and keyed children as typed values. Malformed values count as absent; the document's
/// problems list them.
extension NibElement {
  package func flag(_ name: String) -> Bool? {
    switch attribute(name) {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  package func number(_ name: String) -> Double? { attribute(name).flatMap(Self.number) }

  package func integer(_ name: String) -> Int? { attribute(name).flatMap { Int($0) } }

  /// Returns a length in points, or a coordinate.
  package func length(_ name: String) -> Double? { attribute(name).flatMap(Self.length) }

  /// Returns a text: from the attribute, or, for multiline texts, from the element that replaces
  /// it.
  package func text(_ name: String) -> String? {
    for string in children where string.key == name {
      if let text = string.string { return text }
    }
    return attribute(name)
  }

  /// The characters of a `string` or `mutableString`; `nil` for another element.
  package var string: String? {
    guard name == "string" || name == "mutableString" else { return nil }
    guard attributes["base64-UTF8"] == "YES" else { return text }
    // Xcode omits the padding.
    var digits = text.filter { !$0.isWhitespace }
    while digits.utf8.count % 4 != 0 { digits += "=" }
    return Data(base64Encoded: digits).flatMap { String(data: $0, encoding: .utf8) }
  }

  // MARK: Geometry

  /// Returns the rectangle for a key, such as `frame`.
  package func rect(_ key: String) -> CGRect? {
    guard let child = child(key: key, "rect"), let x = child.length("x"),
      let y = child.length("y"), let width = child.length("width"),
      let height = child.length("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  package func size(_ key: String) -> CGSize? {
    guard let child = child(key: key, "size") ?? child(key: key, "value") else { return nil }
    return child.ownSize
  }

  package func point(_ key: String) -> CGPoint? { child(key: key, "point")?.ownPoint }

  /// Returns the offset for a key, from an `offsetWrapper`.
  package func offset(_ key: String) -> CGPoint? {
    guard let child = child(key: key, "offsetWrapper"), let x = child.length("horizontal"),
      let y = child.length("vertical")
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  var ownSize: CGSize? {
    guard let width = length("width"), let height = length("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  var ownPoint: CGPoint? {
    guard let x = length("x"), let y = length("y") else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the insets for a key, from any of the three elements for it.
  package func insets(_ key: String) -> NibInsets? {
    guard let child = children.first(where: { $0.key == key && Self.insetNames[$0.name] != nil }),
      let names = Self.insetNames[child.name]
    else { return nil }
    let values = names.compactMap(child.length)
    guard values.count == 4 else { return nil }
    return NibInsets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }

  /// The names of the four edges in the order of ``NibInsets``.
  private static let insetNames = [
    "inset": ["minY", "minX", "maxY", "maxX"],
    "edgeInsets": ["top", "left", "bottom", "right"],
    "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
  ]

  /// Returns the attributes of a child that are `YES`, such as the traits of `accessibilityTraits`,
  /// in alphabetical order; `nil` without the child.
  package func names(_ key: String) -> [String]? { child(key: key)?.setNames }

  var setNames: [String] {
    attributes.filter { $0.value == "YES" && $0.key != "key" }.map(\.key).sorted()
  }

  // MARK: Texts of attributes

  /// Parses a finite number in C notation.
  static func number(_ text: String) -> Double? {
    // Double also parses “nan”, “inf” and hexadecimal numbers.
    guard let number = Double(text), number.isFinite,
      !text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "x") })
    else { return nil }
    return number
  }

  /// The maximum length in points: beyond it, arithmetic on frames is no longer accurate to a
  /// pixel.
  static let lengthLimit = 1e7

  static func length(_ text: String) -> Double? {
    number(text).flatMap { abs($0) <= lengthLimit ? $0 : nil }
  }

  /// Parses a number such as `0.5`, or the quotient of `3:4` or `1/3`.
  static func multiplier(_ text: String) -> Double? {
    if let number = length(text) { return number }
    let parts = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == ":" || $0 == "/" })
    let numbers = parts.compactMap { length(String($0)) }
    guard numbers.count == 2, abs(numbers[1]) > 1e-9 else { return nil }
    let quotient = numbers[0] / numbers[1]
    return abs(quotient) <= lengthLimit ? quotient : nil
  }
}
